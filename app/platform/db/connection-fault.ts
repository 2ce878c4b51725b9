import { isOutage } from "./outage.ts"

/** `isLasting`: waiting does not help, because the address or the account is wrong. */
type ConnectionFault = { text: string; isLasting: boolean }

const refusals: Record<string, (name: string) => string> = {
  "28P01": () => "refuses the user or the password",
  "28000": () => "refuses the user or the password",
  "3D000": (name) => `has no database "${name}"`,
  "42501": (name) => `does not let this user into the database "${name}"`,
  ENOTFOUND: () => "is at no known address",
}

/**
 * Explains in one line, for an operator, why a database connection failed. `setting` names the variable that holds its
 * address. The line never contains the password.
 */
export function connectionFault(error: unknown, setting: string, url: string): ConnectionFault | null {
  if (!URL.canParse(url))
    return {
      text: `${setting} is not an address such as postgres://user:password@host:5432/database`,
      isLasting: true,
    }
  const { host, pathname } = new URL(url)
  const { code = "" } = (error ?? {}) as { code?: string }
  const refusal = refusals[code]
  const at = `PostgreSQL at ${host} (${setting})`
  if (refusal)
    return {
      text: `${at} ${refusal(decodeURIComponent(pathname.slice(1)))}`,
      isLasting: code !== "ENOTFOUND",
    }
  return isOutage(error) ? { text: `${at} does not answer: ${reasonOf(error)}`, isLasting: false } : null
}

/** The code comes first: a message repeats the address, and an error that groups several refusals has no message. */
function reasonOf(error: unknown) {
  const { message, code } = error as { message?: string; code?: string }
  return code || message || "no reason given"
}

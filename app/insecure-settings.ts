import { parseSecrets } from "./platform/keys/secrets.ts"

type Variables = Record<string, string | undefined>

const developmentValue = "only-for-development-not-a-secret-at-all"
/** Published with the code, so production refuses it. */
export const developmentSecret = `1:${developmentValue}`

const fewestDifferentCharacters = 10

/** Variables that Node or a library reads by itself. The first switches TLS off, the others add keys to sign-in. */
export const foreignVariables: readonly string[] = [
  "NODE_TLS_REJECT_UNAUTHORIZED",
  "BETTER_AUTH_SECRET",
  "BETTER_AUTH_SECRETS",
  "AUTH_SECRET",
]

/** What production refuses (N16.07): addresses and credentials that somebody on the network could read or guess. */
export function insecureSettings(variables: Variables) {
  const isDemonstration = variables["ALLOW_PLACEHOLDERS"] === "1"
  const entries = Object.entries(variables).flatMap(([name, value]) => (value ? [{ name, value }] : []))
  return [
    ...entries.flatMap(({ name, value }) => {
      const fault = faultOf(name, value, isDemonstration)
      return fault ? [`${name} ${fault}`] : []
    }),
    ...sharedSecrets(entries),
  ]
}

function faultOf(name: string, value: string, isDemonstration: boolean) {
  if (foreignVariables.includes(name)) return "must not be set"
  if (name.startsWith("DATABASE_URL")) return databaseFault(value) ?? loginFault(name, value)
  if (name === "SMTP_URL") return smtpFault(value)
  if (name === "MAIL_RETURNS_URL")
    return value.startsWith("imaps:") || isThisMachine(value) ? null : "must begin with imaps://"
  if (name === "EDGE_REFRESH_URLS")
    return value.split(",").every((url) => isSecure(url.trim()) || isThisMachine(url.trim()))
      ? null
      : "must begin with https://, because it carries a secret"
  if (name === "CRM_WEBHOOK_ALLOW_PRIVATE") return value === "1" ? "must not be 1 in production" : null
  if (name.endsWith("_SECRETS")) return secretsFault(value)
  if (["PUBLIC_URL", "ANALYTICS_SCRIPT_URL", "MARKETING_SCRIPT_URL"].includes(name))
    return isSecure(value) || (isDemonstration && isThisMachine(value)) ? null : "must begin with https://"
  return null
}

const isSecure = (address: string) => address.startsWith("https://")

function isThisMachine(address: string) {
  return isLocalHost(URL.parse(address)?.hostname ?? "")
}

const isLocalHost = (host: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

/** Only these, and each once: of the libraries' other options some switch TLS off or name another host. */
function hasOnly(address: string, allowed: readonly string[]) {
  const names = [...(URL.parse(address)?.searchParams.keys() ?? [])]
  return names.length === new Set(names).size && names.every((name) => allowed.includes(name))
}

function databaseFault(address: string) {
  const allowed = ["host", "sslmode", "sslrootcert"]
  if (!hasOnly(address, allowed)) return `may have only the options ${allowed.join(", ")}, each once`
  const url = URL.parse(address)
  // The client prefers the `host` of the query, which may be the folder of a socket.
  const host = url?.searchParams.get("host") ?? url?.hostname ?? ""
  const isVerified = url?.searchParams.get("sslmode") === "verify-full"
  return isVerified || host.startsWith("/") || isLocalHost(host)
    ? null
    : "is on another machine: it must end with ?sslmode=verify-full"
}

/** With the login of another process it could read what it must not (N17.06). */
function loginFault(name: string, address: string) {
  const role = `webplan${name.slice("DATABASE_URL".length).toLowerCase()}`
  const login = URL.parse(address)?.username ?? ""
  const isOwn = role === "webplan" || [role, `${role}_b`].includes(login)
  return isOwn ? null : `must have the login ${role} or ${role}_b`
}

function smtpFault(address: string) {
  if (!hasOnly(address, ["requireTLS"])) return "may have only the option requireTLS"
  const requiresTls = URL.parse(address)?.searchParams.get("requireTLS") === "true"
  return isThisMachine(address) || address.startsWith("smtps:") || requiresTls
    ? null
    : "must begin with smtps:// or end with ?requireTLS=true"
}

function secretsFault(text: string) {
  const values = valuesOf(text)
  if (values.includes(developmentValue)) return "is the one of development"
  return values.some((one) => new Set(one).size < fewestDifferentCharacters)
    ? "is too easy to guess (deploy/run rotate new)"
    : null
}

function valuesOf(text: string) {
  return (parseSecrets(text) ?? []).map(({ value }) => value)
}

/** A person who learns one secret must not know another. */
function sharedSecrets(entries: readonly { name: string; value: string }[]) {
  const owners = new Map<string, string>()
  return entries
    .filter(({ name }) => name.endsWith("_SECRETS"))
    .flatMap(({ name, value }) =>
      valuesOf(value).flatMap((secret) => {
        const owner = owners.get(secret)
        owners.set(secret, owner ?? name)
        return owner && owner !== name ? [`${name} must not have the value of ${owner}`] : []
      }),
    )
}

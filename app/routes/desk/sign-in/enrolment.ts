import { encode } from "uqr"
import type { Enrolment } from "../../../staff/sign-in/sign-in.server.ts"

const plainCode = /^[\w-]{5,30}$/

/** After a wrong code the page is shown again from what it held: the server keeps none of it in the open. */
export function readEnrolment(form: FormData): Enrolment | null {
  const uri = form.get("uri")
  const recoveryCodes = form.getAll("shown_code").map(String)
  if (typeof uri !== "string" || !uri.startsWith("otpauth://totp/") || uri.length > 400) return null
  return recoveryCodes.length <= 20 && recoveryCodes.every((code) => plainCode.test(code))
    ? { uri, recoveryCodes }
    : null
}

/** What the page shows once and then forgets: a square to photograph, the same as letters, and the codes for paper. */
export function enrolmentOf({ uri, recoveryCodes }: Enrolment) {
  return {
    uri,
    recoveryCodes,
    square: encode(uri, { border: 0 }).data,
    secret: new URL(uri).searchParams.get("secret") ?? "",
  }
}

export type ShownEnrolment = ReturnType<typeof enrolmentOf>

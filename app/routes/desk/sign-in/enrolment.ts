import { encode } from "uqr"
import type { Enrolment } from "../../../staff/sign-in/sign-in.server.ts"

const plainCode = /^[\w-]{5,30}$/

/** After a wrong code the page is rendered again from its own fields, because the server does not store them in plain text. */
export function readEnrolment(form: FormData): Enrolment | null {
  const uri = form.get("uri")
  const recoveryCodes = form.getAll("shown_code").map(String)
  if (typeof uri !== "string" || !uri.startsWith("otpauth://totp/") || uri.length > 400) return null
  return recoveryCodes.length <= 20 && recoveryCodes.every((code) => plainCode.test(code))
    ? { uri, recoveryCodes }
    : null
}

/** What the page shows once: the QR code, its secret as text, and the recovery codes. */
export function enrolmentOf({ uri, recoveryCodes }: Enrolment) {
  return {
    uri,
    recoveryCodes,
    square: encode(uri, { border: 0 }).data,
    secret: new URL(uri).searchParams.get("secret") ?? "",
  }
}

export type EnrolmentView = ReturnType<typeof enrolmentOf>

import { createOTP } from "@better-auth/utils/otp"
import { constantTimeEqual } from "better-auth/crypto"

/** As in the two-factor plugin, which accepts the codes of the previous, the present and the next step. */
const stepMs = 30_000
const acceptedSteps = [-1, 0, 1]

/** The half minute that a code of this secret belongs to; null for a wrong code. */
export async function codeStep(secret: string, code: string) {
  const otp = createOTP(secret)
  const now = Math.floor(Date.now() / stepMs)
  const codes = await Promise.all(acceptedSteps.map((offset) => otp.hotp(now + offset)))
  // All three are compared, so that the time reveals nothing.
  const place = codes.map((one) => constantTimeEqual(bytes(one), bytes(code))).indexOf(true)
  return place < 0 ? null : now + (acceptedSteps[place] ?? 0)
}

const bytes = (text: string) => new TextEncoder().encode(text)

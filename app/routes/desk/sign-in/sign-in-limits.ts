import type { Limit } from "../../../platform/http/rate-limit.server.ts"

/**
 * Counted per typed address, whether or not an account has it, so that a refusal reveals nothing. The limit across all
 * networks is high, because otherwise anyone could lock a colleague out. A password alone does not complete a sign-in.
 */
const perTypedEmail: Limit = { name: "staff-email-15min", points: 100, seconds: 900 }
const perMachineAndEmail: Limit = { name: "staff-pair-15min", points: 10, seconds: 900 }
const perMachine: Limit = { name: "staff-address-15min", points: 30, seconds: 900 }

export function signInSpends(email: string, clientNetwork: string) {
  return [
    { limit: perTypedEmail, subject: email },
    { limit: perMachineAndEmail, subject: `${clientNetwork} ${email}` },
    { limit: perMachine, subject: clientNetwork },
  ]
}

const codesPerMachine: Limit = { name: "staff-code-15min", points: 30, seconds: 900 }
export const codeSpends = (clientNetwork: string) => [{ limit: codesPerMachine, subject: clientNetwork }]

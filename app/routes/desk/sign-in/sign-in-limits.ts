import type { Limit } from "../../../platform/http/rate-limit.server.ts"

/**
 * Counted for the address that was typed, whether or not anybody has it: a refusal tells nothing. The limit across
 * all machines is wide, or anybody could keep a colleague out; a password alone opens nothing anyway.
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

import { clientPrefix48 } from "../../../platform/http/client-network.ts"
import type { Limit } from "../../../platform/http/rate-limit.server.ts"

const seconds = 900
const perEmail: Limit = { name: "staff-email-15min", points: 100, seconds }
const perNetworkAndEmail: Limit = { name: "staff-pair-15min", points: 10, seconds }
const perNetwork: Limit = { name: "staff-address-15min", points: 30, seconds }
const perPrefix48: Limit = { name: "staff-prefix48-15min", points: 100, seconds }
const perDevice: Limit = { name: "staff-device-15min", points: 20, seconds }

type Client = {
  clientNetwork: string
  /** A browser with which this person has signed in before (known-device.server.ts). */
  device: string | null
}

/**
 * Limits of attempts with a password. A known device has a limit of its own, so that a stranger who uses up the others locks
 * nobody out. The others count per typed address whether or not an account has it, so that a refusal reveals nothing.
 */
export function passwordSpends(email: string, { clientNetwork, device }: Client) {
  if (device) return [{ limit: perDevice, subject: device }]
  return [
    { limit: perEmail, subject: email },
    { limit: perNetworkAndEmail, subject: `${clientNetwork} ${email}` },
    ...networkSpends(clientNetwork, perNetwork, perPrefix48),
  ]
}

const codesPerNetwork: Limit = { name: "staff-code-15min", points: 30, seconds }
const codesPerPrefix48: Limit = { name: "staff-code-prefix48-15min", points: 100, seconds }
const codesPerDevice: Limit = { name: "staff-code-device-15min", points: 20, seconds }

/** Within a session: password and code once more, or the present password. The library does not limit these. */
export const proofsPerPerson: Limit = { name: "staff-proof-15min", points: 5, seconds }

/** Limits of attempts with a code, a recovery code or an invitation. */
export function codeSpends({ clientNetwork, device }: Client) {
  return device
    ? [{ limit: codesPerDevice, subject: device }]
    : networkSpends(clientNetwork, codesPerNetwork, codesPerPrefix48)
}

function networkSpends(clientNetwork: string, perClient: Limit, perOrganisation: Limit) {
  const prefix48 = clientPrefix48(clientNetwork)
  return [
    { limit: perClient, subject: clientNetwork },
    ...(prefix48 ? [{ limit: perOrganisation, subject: prefix48 }] : []),
  ]
}

import { maxSessionMs } from "../../app/staff/sign-in/session-limits.ts"

type Purpose = {
  variable: string
  /** How long something made with the old version must still be accepted; null: for ever. */
  hours: number | null
  /** What takes a new value over. */
  restart: string
}

const processes = "deploy/restart"

export const purposes = {
  "sign-in": { variable: "SIGN_IN_SECRETS", hours: maxSessionMs / 3_600_000, restart: processes },
  invitations: { variable: "INVITATION_SECRETS", hours: 72, restart: processes },
  unsubscribe: { variable: "UNSUBSCRIBE_SECRETS", hours: null, restart: processes },
  limits: { variable: "LIMIT_SECRETS", hours: 0, restart: processes },
  webhook: { variable: "CRM_WEBHOOK_SECRETS", hours: 0, restart: "deploy/restart worker" },
  edge: {
    variable: "EDGE_REFRESH_SECRETS",
    hours: 0,
    restart: "deploy/configure-edge && deploy/restart worker",
  },
  database: { variable: "DATABASE_ROLE_SECRETS", hours: 0, restart: processes },
} satisfies Record<string, Purpose>

export type PurposeName = keyof typeof purposes

export function isPurpose(name: string): name is PurposeName {
  return Object.hasOwn(purposes, name)
}

import { maxSessionMs } from "../../app/staff/sign-in/session-limits.ts"

/** What deploy/restart and deploy/configure-edge note when it has the new settings. */
type Part = "1" | "2" | "worker" | "edge"

type Purpose = {
  variable: string
  /** The settings file of a new installation that has the variable. */
  file: "site" | "admin"
  /** How long something made with the old version must still be accepted; null: for ever. */
  hours: number | null
  /** The command after which a new value is in effect, and the parts that it must have reached. */
  restart: string
  parts: readonly Part[]
  /** What somebody else must do before the old version is retired. */
  agreed?: string
}

const everything = { restart: "deploy/restart", parts: ["1", "2", "worker"] } as const

export const purposes = {
  "sign-in": {
    ...everything,
    variable: "SIGN_IN_SECRETS",
    file: "site",
    hours: maxSessionMs / 3_600_000,
  },
  invitations: { ...everything, variable: "INVITATION_SECRETS", file: "site", hours: 72 },
  unsubscribe: { ...everything, variable: "UNSUBSCRIBE_SECRETS", file: "site", hours: null },
  limits: { ...everything, variable: "LIMIT_SECRETS", file: "site", hours: 0 },
  webhook: {
    variable: "CRM_WEBHOOK_SECRETS",
    file: "site",
    hours: 0,
    restart: "deploy/restart worker",
    parts: ["worker"],
    agreed: "give the receiver the new value (docs/webhook.md)",
  },
  edge: {
    variable: "EDGE_REFRESH_SECRETS",
    file: "site",
    hours: 0,
    restart: "deploy/configure-edge && deploy/restart worker",
    parts: ["edge", "worker"],
  },
  database: { ...everything, variable: "DATABASE_ROLE_SECRETS", file: "admin", hours: 0 },
} satisfies Record<string, Purpose>

export type PurposeName = keyof typeof purposes

export function isPurpose(name: string): name is PurposeName {
  return Object.hasOwn(purposes, name)
}

export function purposeOf(name: PurposeName): Purpose {
  return purposes[name]
}

import { maxSessionMs } from "../../app/staff/sign-in/session-limits.ts"

/** Every process of the site or of the desk, the worker, or nginx. */
export type Part = "site" | "desk" | "worker" | "edge"

type Purpose = {
  variable: string
  /** The settings files of a new installation that have the variable. */
  files: readonly SettingsFile[]
  /** How long something made with the old version must still be accepted; null: for ever. */
  hours: number | null
  /** The command after which a new value is in effect, and the parts that it must have reached. */
  restart: string
  parts: readonly Part[]
  /** What somebody else must do before the old version is retired. */
  agreed?: string
}

export type SettingsFile = "site" | "desk" | "worker" | "admin"

const everything = { restart: "deploy/restart", parts: ["site", "desk", "worker"] } as const

export const purposes = {
  "sign-in": {
    variable: "SIGN_IN_SECRETS",
    files: ["desk"],
    hours: maxSessionMs / 3_600_000,
    restart: "deploy/restart desk",
    parts: ["desk"],
  },
  invitations: {
    variable: "INVITATION_SECRETS",
    files: ["desk", "worker"],
    hours: 72,
    restart: "deploy/restart desk worker",
    parts: ["desk", "worker"],
  },
  unsubscribe: {
    variable: "UNSUBSCRIBE_SECRETS",
    files: ["site", "worker"],
    hours: null,
    restart: "deploy/restart site worker",
    parts: ["site", "worker"],
  },
  limits: { ...everything, variable: "LIMIT_SECRETS", files: ["site", "desk", "worker"], hours: 0 },
  webhook: {
    variable: "CRM_WEBHOOK_SECRETS",
    files: ["worker"],
    hours: 0,
    restart: "deploy/restart worker",
    parts: ["worker"],
    agreed: "give the receiver the new value (docs/webhook.md)",
  },
  edge: {
    variable: "EDGE_REFRESH_SECRETS",
    files: ["worker"],
    hours: 0,
    restart: "deploy/configure-edge && deploy/restart worker",
    parts: ["edge", "worker"],
  },
  database: { ...everything, variable: "DATABASE_ROLE_SECRETS", files: ["admin"], hours: 0 },
} satisfies Record<string, Purpose>

export type PurposeName = keyof typeof purposes

export function isPurpose(name: string): name is PurposeName {
  return Object.hasOwn(purposes, name)
}

export function purposeOf(name: PurposeName): Purpose {
  return purposes[name]
}

export type PersonState = "active" | "paused" | "no-second-factor" | "off"

type Facts = { banned: boolean; twoFactorEnabled: boolean; pausedAt: Date | null }

/** The most important state: a person without access is not shown as paused. */
export function personState({ banned, twoFactorEnabled, pausedAt }: Facts): PersonState {
  if (banned) return "off"
  if (!twoFactorEnabled) return "no-second-factor"
  return pausedAt ? "paused" : "active"
}

export const personStateText = {
  active: "com acesso",
  paused: "em pausa",
  "no-second-factor": "sem segundo passo",
  off: "acesso desativado",
} as const satisfies Record<PersonState, string>

import type { Secret, Secrets } from "../../app/platform/keys/secrets.ts"

type Step = { kind: "add" | "use" | "retire"; secrets: Secrets }

/**
 * A rotation takes three steps, with a restart after each. `add`: every process accepts the new version, none uses it yet.
 * `use`: everything new is made with it. `retire`: the old versions are no longer accepted. In one step, a process that has
 * restarted would make what the others do not accept.
 */
export function nextStep(
  secrets: Secrets,
  { newValue, keepsOld }: { newValue: string; keepsOld: boolean },
): Step {
  const [current, ...others] = secrets
  const added = others.find(({ version }) => version > current.version)
  if (added) return { kind: "use", secrets: [added, current, ...without(others, added)] }
  if (others.length > 0 && !keepsOld) return { kind: "retire", secrets: [current] }
  return { kind: "add", secrets: [current, ...others, { version: current.version + 1, value: newValue }] }
}

function without(secrets: readonly Secret[], left: Secret) {
  return secrets.filter((secret) => secret !== left)
}

/** Null when the old versions may be retired now; otherwise the moment from which they may. */
export function retirableFrom({ usedSince, hours, now }: { usedSince: Date; hours: number; now: Date }) {
  const from = new Date(usedSince.getTime() + hours * 3_600_000)
  return from <= now ? null : from
}

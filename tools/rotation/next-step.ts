import type { Secret, Secrets } from "../../app/platform/keys/secrets.ts"

type Step = { kind: "add" | "use" | "retire"; secrets: Secrets }

type Options = {
  newValue: string
  /** What was made with an old version is valid for ever. */
  keepsOld: boolean
  /** A version that somebody else knows: the rotation ends when it is retired. */
  leaked?: number | undefined
}

/**
 * A rotation takes three steps, with a restart after each. `add`: every process accepts the new version, none uses it yet.
 * `use`: everything new is made with it. `retire`: the old versions are no longer accepted. In one step, a process that has
 * restarted would make what the others do not accept.
 */
export function nextStep(secrets: Secrets, { newValue, keepsOld, leaked }: Options): Step {
  const [current, ...others] = secrets
  if (leaked !== undefined && !secrets.some(({ version }) => version === leaked))
    throw new Error(`there is no version ${leaked}`)
  const added = others.find(({ version }) => version > current.version)
  if (added) return { kind: "use", secrets: [added, current, ...without(others, added.version)] }
  const canRetire = leaked === undefined ? others.length > 0 && !keepsOld : leaked !== current.version
  if (canRetire)
    return { kind: "retire", secrets: [current, ...(keepsOld && leaked ? without(others, leaked) : [])] }
  return { kind: "add", secrets: [current, ...others, { version: current.version + 1, value: newValue }] }
}

function without(secrets: readonly Secret[], left: number) {
  return secrets.filter(({ version }) => version !== left)
}

import { readGuide } from "../../testing/oracles/guide.ts"
import { isPurpose, type PurposeName } from "../../tools/rotation/purposes.ts"

/** The commands of one step of a rotation: what changes the files, and what takes the change over. */
export type GuideStep = { rotate: string; restart: string }
export type GuidedRotation = { purpose: PurposeName; steps: readonly GuideStep[] }

/** The chapter about secrets, as commands for each purpose of its table. */
export function readRotationGuide(): GuidedRotation[] {
  const chapter = /^## Rotate secrets$(.*?)^## /ms.exec(readGuide(["operations.md"]))?.[1] ?? ""
  const commands = [...chapter.matchAll(/^# (?!cd )(.+)$/gm)].map(([, command = ""]) => command)
  const steps = Array.from({ length: commands.length / 2 }, (_, n) => ({
    rotate: commands[2 * n] ?? "",
    restart: commands[2 * n + 1] ?? "",
  }))
  const rows = [...chapter.matchAll(/^\| `([\w-]+)` +\| `[A-Z_]+` +\| `([^`]+)` +\| (.*?) +\|$/gm)]
  return rows.flatMap(([, purpose = "", restart = "", kept = ""]) => {
    if (!isPurpose(purpose)) throw new Error(`the guide names ${purpose}, which rotate does not know`)
    const own = steps.map((step) => ({ rotate: step.rotate.replace("sign-in", purpose), restart }))
    if (purpose === "sign-in" && steps.some((step) => step.restart !== restart))
      throw new Error(`the guide's example restarts otherwise than its table: ${restart}`)
    return [{ purpose, steps: kept.includes("nothing to retire") ? own.slice(0, -1) : own }]
  })
}

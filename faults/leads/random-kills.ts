import { pause } from "../../tools/measure/run-experiments.ts"
import type { Part } from "../stack/supervised-process.ts"

type Options = {
  victims: readonly Part[]
  kills: number
  leads: number
  acknowledged: () => number
  isOver: () => boolean
  random: () => number
}

const longestDownMs = 1000

/** Kills random processes with SIGKILL at random times: one kill in each equal share of the leads. */
export async function killAtRandom({ victims, kills, leads, acknowledged, isOver, random }: Options) {
  const tally: Record<string, number> = {}
  let remaining: Part[] = []
  for (let kill = 0; kill < kills; kill++) {
    const moment = ((kill + random()) * leads) / kills
    while (acknowledged() < moment && !isOver()) await pause(5)
    // A random delay, so that the kill does not always follow a response.
    await pause(random() * 100)
    // Each process in turn, in random order, so that a short run kills all of them.
    if (remaining.length === 0) remaining = [...victims]
    const [victim] = remaining.splice(Math.floor(random() * remaining.length), 1)
    if (!victim) break
    await victim.kill(random() * longestDownMs)
    tally[victim.name] = (tally[victim.name] ?? 0) + 1
  }
  return tally
}

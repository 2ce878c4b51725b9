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

/** kill -9 of random parts at random points of the run: one kill in each equal share of the leads. */
export async function killStorm({ victims, kills, leads, acknowledged, isOver, random }: Options) {
  const tally: Record<string, number> = {}
  let bag: Part[] = []
  for (let kill = 0; kill < kills; kill++) {
    const moment = ((kill + random()) * leads) / kills
    while (acknowledged() < moment && !isOver()) await pause(5)
    // A moment of its own too: the kill must not always follow an answer.
    await pause(random() * 100)
    // Each part in turn, in random order, so that a short run meets them all.
    if (bag.length === 0) bag = [...victims]
    const [victim] = bag.splice(Math.floor(random() * bag.length), 1)
    if (!victim) break
    await victim.kill(random() * longestDownMs)
    tally[victim.name] = (tally[victim.name] ?? 0) + 1
  }
  return tally
}

import { median, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { concurrency, openLeadArms } from "./arms.ts"

const [ship, aim] = [2, 1.2]

/** P6: p99 of the lead POST at half of its maximum load ÷ p99 of the bare transaction at the same rate. */
export async function leadLatency(run: Run): Promise<Result> {
  console.log("\nP6 lead POST p99 at half of the maximum load ÷ the bare transaction's p99 at the same rate")
  const { blocks, seconds } = run.isQuick ? { blocks: 2, seconds: 1 } : { blocks: 10, seconds: 8 }
  const arms = await openLeadArms()
  try {
    const maxima: number[] = []
    for (let block = 0; block < 3; block++)
      maxima.push((await arms.web.run({ seconds: seconds / 2, concurrency })).length / (seconds / 2))
    const perSecond = median(maxima) / 2
    console.log(
      `maximum ${(perSecond * 2).toFixed(0)}/s; random arrivals at ${perSecond.toFixed(0)}/s, each delay measured from the time it was due`,
    )
    const [bare, web]: [number[], number[]] = [[], []]
    const [allBare, allWeb]: [number[], number[]] = [[], []]
    for (let block = 1; block <= blocks; block++) {
      const bareDelays = await arms.bare.run({ seconds, concurrency, perSecond })
      const webDelays = await arms.web.run({ seconds, concurrency, perSecond })
      allBare.push(...bareDelays)
      allWeb.push(...webDelays)
      bare.push(quantile(bareDelays, 0.99))
      web.push(quantile(webDelays, 0.99))
      console.log(`block ${block}: p99 bare ${bare.at(-1)?.toFixed(1)} ms, web ${web.at(-1)?.toFixed(1)} ms`)
    }
    const ratios = web.map((delay, n) => delay / (bare[n] ?? Number.NaN))
    const value = {
      ratio: rounded(median(ratios)),
      pooledRatio: rounded(quantile(allWeb, 0.99) / quantile(allBare, 0.99)),
      lowest: rounded(quantile(ratios, 0)),
      highest: rounded(quantile(ratios, 1)),
      webP50Ms: rounded(quantile(allWeb, 0.5), 1),
      webP99Ms: rounded(quantile(allWeb, 0.99), 1),
      bareP50Ms: rounded(quantile(allBare, 0.5), 1),
      bareP99Ms: rounded(quantile(allBare, 0.99), 1),
      perSecond: rounded(perSecond, 0),
      blocks,
    }
    // The p99 of a short block is imprecise, so the p99 of all blocks together must reach the limit too.
    const worse = Math.max(value.ratio, value.pooledRatio)
    const met = worse <= aim ? "aim" : worse <= ship ? "ship" : "none"
    return { id: "P6", value, ship, aim, met, isSound: allWeb.length > 0 && allBare.length > 0 }
  } finally {
    await arms.close()
  }
}

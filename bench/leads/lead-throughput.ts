import { median, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { concurrency, openLeadArms } from "./arms.ts"

const [ship, aim] = [0.3, 0.6]

/** P5: leads acknowledged per second ÷ bare transactions per second. */
export async function leadThroughput(run: Run): Promise<Result> {
  console.log("\nP5 lead POST acknowledged after commit, req/s ÷ the same statements in one bare transaction")
  const { blocks, seconds } = run.isQuick ? { blocks: 2, seconds: 1 } : { blocks: 10, seconds: 4 }
  const arms = await openLeadArms()
  try {
    const [bare, web]: [number[], number[]] = [[], []]
    for (let block = 1; block <= blocks; block++) {
      bare.push((await arms.bare.run({ seconds, concurrency })).length / seconds)
      web.push((await arms.web.run({ seconds, concurrency })).length / seconds)
      console.log(`block ${block}: bare ${bare.at(-1)?.toFixed(0)}/s, web ${web.at(-1)?.toFixed(0)}/s`)
    }
    const ratios = web.map((rate, n) => rate / (bare[n] ?? Number.NaN))
    const value = {
      ratio: rounded(median(ratios), 3),
      lowest: rounded(quantile(ratios, 0), 3),
      highest: rounded(quantile(ratios, 1), 3),
      webPerSecond: rounded(median(web), 0),
      barePerSecond: rounded(median(bare), 0),
      blocks,
    }
    const met = value.ratio >= aim ? "aim" : value.ratio >= ship ? "ship" : "none"
    return { id: "P5", value, ship, aim, met, isSound: Math.min(...web, ...bare) > 0 }
  } finally {
    await arms.close()
  }
}

import { median, quantile, rounded } from "../tools/measure/run-experiments.ts"

type Action = (n: number) => Promise<unknown>

/** Runs two actions in turns (ABAB). Returns the ratio B ÷ A of each block's medians as median, lowest and highest. */
export async function alternate(
  [a, b]: [Action, Action],
  { blocks, times }: { blocks: number; times: number },
) {
  for (let n = 0; n < times; n++) await Promise.all([a(n), b(n)])
  const ratios: number[] = []
  const [allA, allB]: [number[], number[]] = [[], []]
  for (let block = 0; block < blocks; block++) {
    const [inA, inB]: [number[], number[]] = [[], []]
    for (let n = 0; n < times; n++) {
      inA.push(await millisecondsOf(a, block * times + n))
      inB.push(await millisecondsOf(b, block * times + n))
    }
    ratios.push(median(inB) / median(inA))
    allA.push(...inA)
    allB.push(...inB)
  }
  return {
    ratio: rounded(median(ratios)),
    lowest: rounded(quantile(ratios, 0)),
    highest: rounded(quantile(ratios, 1)),
    ms: [rounded(median(allA)), rounded(median(allB))],
  }
}

async function millisecondsOf(act: Action, n: number) {
  const startedAt = performance.now()
  await act(n)
  return performance.now() - startedAt
}

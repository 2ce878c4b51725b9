import { type MessagePort, parentPort } from "node:worker_threads"
import { ZxcvbnFactory } from "@zxcvbn-ts/core"
import { adjacencyGraphs, dictionary as international } from "@zxcvbn-ts/language-common"
import { dictionary as brazilian } from "@zxcvbn-ts/language-pt-br"

/** `words` are the most guessable ones, in lower case and without accents, like `text`. */
export type Question = { text: string; words: string[]; answerTo: MessagePort }

const estimator = new ZxcvbnFactory({
  graphs: adjacencyGraphs,
  dictionary: Object.fromEntries(
    Object.entries({ ...international, ...brazilian }).map(([name, words]) => [name, withoutAccents(words)]),
  ),
  // Each way to read 3 as e or @ as a is a search of its own. The library's limit of 100 costs ten times as much.
  l33tMaxSubstitutions: 8,
})

parentPort?.on("message", ({ text, words, answerTo }: Question) => {
  answerTo.postMessage(estimator.check(text, words).score, [])
  answerTo.close()
})

/** The more common of two spellings comes first and is kept. */
function withoutAccents(words: readonly string[]) {
  return [...new Set(words.map((word) => word.normalize("NFD").replaceAll(/\p{M}/gu, "")))]
}

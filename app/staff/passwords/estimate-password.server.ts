import { MessageChannel, Worker } from "node:worker_threads"
import type { Question } from "./estimator-thread.server.ts"

let thread: Worker | undefined
let lastFault: unknown

/**
 * How hard a text is to guess, from 0 to 4. The word lists are loaded with the first question and kept. They have a
 * thread of their own, because this process would serve no page during the half second that loading takes.
 */
export function estimatePassword(text: string, words: string[]) {
  thread ??= startThread()
  const { port1: answer, port2: answerTo } = new MessageChannel()
  thread.postMessage({ text, words, answerTo } satisfies Question, [answerTo])
  return new Promise<number>((resolve, reject) => {
    answer.once("message", resolve)
    answer.once("close", () => reject(new Error("no estimate of the password", { cause: lastFault })))
  })
}

function startThread() {
  const started = new Worker(new URL("./estimator-thread.server.ts", import.meta.url))
  // The process may end while the thread waits for questions.
  started.unref()
  started.once("error", (error) => {
    lastFault = error
    thread = undefined
  })
  return started
}

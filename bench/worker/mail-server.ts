import { fork } from "node:child_process"
import path from "node:path"
import { freePort } from "../../db/free-port.ts"

/** `messages`: how many different Message-IDs there were. */
export type MailTally = { mails: number; bytes: number; messages: number }
/** `raw` has one character for each byte. */
export type KeptMail = { from: string; to: string[]; raw: string }
export type MailRequest = {
  /** How long the server takes to accept a mail, from now on. */
  delayMs?: number
  /** Keep so many of the next mails. */
  toKeep?: number
  wantsKept?: boolean
}

const longestRunMs = 60 * 60_000

/** Starts an SMTP server in a process of its own, so that it shares no thread with the sender that is measured. */
export async function startMailServer() {
  const port = await freePort()
  const child = fork(path.join(import.meta.dirname, "mail-receiver.ts"), [String(port)], {
    timeout: longestRunMs,
  })
  const answerOf = () =>
    new Promise<unknown>((resolve, reject) => {
      const fail = (code: number | null) => reject(new Error(`the mail server ended with ${code}`))
      child.once("exit", fail)
      child.once("message", (answer) => {
        child.off("exit", fail)
        resolve(answer)
      })
    })
  await answerOf()
  const ask = async (request: MailRequest) => {
    const answer = answerOf()
    child.send(request)
    return (await answer) as MailTally & { kept?: KeptMail[] }
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    tally: (): Promise<MailTally> => ask({}),
    takeNoLessThan: (delayMs: number) => ask({ delayMs }),
    keepNext: (toKeep: number) => ask({ toKeep }),
    /** The kept mails; keeps no more. */
    takeKept: async () => (await ask({ toKeep: 0, wantsKept: true })).kept ?? [],
    stop: () =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once("exit", () => resolve())
        child.kill()
      }),
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

import { createDb } from "../app/platform/db/db.server.ts"
import { readQueueReport } from "../app/platform/jobs/queue-report.server.ts"
import { redriveDeadLetters } from "../app/platform/jobs/redrive-jobs.server.ts"
import { createLog } from "../app/platform/process/log.server.ts"
import { personalKeys } from "../app/privacy/personal-keys.ts"

/** `npm run jobs` lists the jobs of each queue; `npm run jobs -- retry <queue>` retries its dead letters. */
const url = process.env["DATABASE_URL_WORKER"]
const [command, queue, ...rest] = process.argv.slice(2)
const isWrong = rest.length > 0 || (command !== undefined && (command !== "retry" || !queue))
if (isWrong || !url) {
  console.error(
    isWrong ? "usage: jobs [retry <queue>]" : "DATABASE_URL_WORKER is missing: the worker's database",
  )
  process.exit(2)
}

const log = createLog({ level: "warn", process: "jobs", pretty: false, personalKeys })
const db = createDb({ url, name: "webplan jobs", log, maxConnections: 1 })
try {
  const report = await readQueueReport(db)
  if (!queue) {
    console.table(
      report.map(({ oldestWaitingSeconds, ...counts }) => ({
        ...counts,
        "oldest (s)": Math.round(oldestWaitingSeconds),
      })),
    )
  } else if (report.some((one) => one.queue === queue)) {
    console.log(`${await redriveDeadLetters(url, queue)} dead letters of ${queue} moved back to the queue`)
  } else {
    console.error(`no such queue: ${queue}. There are: ${report.map((one) => one.queue).join(", ")}`)
    process.exitCode = 2
  }
} finally {
  await db.destroy()
}

import { sql } from "kysely"
import { carencias as article } from "../../app/blog/articles/direitos/carencias.ts"
import { refreshPost } from "../../app/blog/publishing/blog-queues.ts"
import { draftOf } from "../../app/blog/publishing/publish-articles.server.ts"
import { savePost } from "../../app/blog/publishing/save-post.server.ts"
import { changeSettings } from "../../app/settings/change/change-settings.server.ts"
import { refreshEdgePages } from "../../app/settings/edge/settings-queues.ts"
import { insertAudit } from "../../app/staff/audit/audit-store.server.ts"
import { eventually } from "../../testing/eventually.ts"
import { testPerson } from "../../testing/servers/test-database.ts"
import { pause, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { openEdgeBench } from "./edge-bench-stack.ts"

const [ship, aim] = [2000, 200]
const headers = { "accept-encoding": "gzip, deflate, br" }
/** The last addresses of the refresh are those of the blog. */
const pagesWithPhone = ["/", "/amil", `/blog/${article.slug}`, "/blog/tag/carencia"]
const addresses = [`/blog/${article.slug}`, "/blog", "/blog/feed.xml"]

/** P3: milliseconds from the commit of a changed post, and of a changed setting (N5.02), until the edge serves the new bytes. */
export async function edgeFreshness({ isQuick }: Run): Promise<Result> {
  console.log("\nP3 publish → new bytes at the edge: the post, the first page of the list, the feed")
  const times = isQuick ? 4 : 200
  const stack = await openEdgeBench({ hasWorker: true })
  const publish = async (title: string) => {
    await savePost(stack.database.as.staff, { ...draftOf(article), title, publishedAt: new Date() })
    return performance.now()
  }
  const hasTitle = async (address: string, title: string) =>
    (await stack.send(address, { headers })).text.includes(title)
  /** Milliseconds until the page contains the title; null after the timeout. */
  const delayOf = async (address: string, title: string, since: number, timeoutMs = 30_000) => {
    while (performance.now() - since < timeoutMs) {
      if (await hasTitle(address, title)) return performance.now() - since
      await pause(2)
    }
    return null
  }
  const staff = stack.database.as.staff
  /** For each change and page. A page that never changed counts as the time limit. */
  const settingDelays = async (changes: number) => {
    const found: number[] = []
    for (let n = 0; n < changes; n++) {
      await eventually(isIdle, 300_000)
      const phone = `(11) 3127-${4000 + n}`
      await changeSettings(staff, insertAudit, {
        values: { mainPhone: phone },
        seenVersion: Number.MAX_SAFE_INTEGER,
        reason: "Medida.",
        staffId: testPerson.id,
        now: new Date(),
      })
      const since = performance.now()
      const delays = await Promise.all(pagesWithPhone.map((address) => delayOf(address, phone, since)))
      found.push(...delays.map((delay) => delay ?? 30_000))
    }
    return found
  }
  const isIdle = async () => {
    const { rows } = await sql`
      select from pgboss.job where state in ('created', 'active', 'retry') and name in (${refreshPost.name}, ${refreshEdgePages.name})
      union all select from job_outbox where due_at <= now() and queue in (${refreshPost.name}, ${refreshEdgePages.name})`.execute(
      stack.database.as.owner,
    )
    return rows.length === 0
  }
  try {
    await publish("O primeiro")
    for (const address of addresses) await delayOf(address, "O primeiro", performance.now())
    const delays = new Map<string, number[]>(addresses.map((address) => [address, []]))
    let lost = 0
    for (let n = 1; n <= times; n++) {
      await eventually(isIdle, 300_000)
      const title = `Mudado pela ${n}ª vez`
      const since = await publish(title)
      await Promise.all(
        addresses.map(async (address) => {
          const delay = await delayOf(address, title, since)
          if (delay === null) lost++
          else delays.get(address)?.push(delay)
        }),
      )
    }
    for (const [address, found] of delays)
      console.log(
        `${address}: median ${quantile(found, 0.5).toFixed(0)} ms, p99 ${quantile(found, 0.99).toFixed(0)} ms, longest ${Math.max(...found).toFixed(0)} ms`,
      )
    const ofSettings = await settingDelays(times / 2)
    console.log(
      `a telephone number on ${pagesWithPhone.join(", ")}: median ${quantile(ofSettings, 0.5).toFixed(0)} ms, p99 ${quantile(ofSettings, 0.99).toFixed(0)} ms, longest ${Math.max(...ofSettings).toFixed(0)} ms`,
    )
    await stack.worker?.stop()
    const since = await publish("Sem o worker")
    const control = await delayOf(addresses[0] ?? "", "Sem o worker", since, ship)
    console.log(`control, no worker: ${control === null ? "old bytes for two seconds" : `${control} ms`}`)
    const all = [...delays.values()].flat()
    const p99 = rounded(quantile(all, 0.99), 0)
    return {
      id: "P3",
      value: {
        p99Ms: p99,
        medianMs: rounded(quantile(all, 0.5), 0),
        times,
        lost,
        settingP99Ms: rounded(quantile(ofSettings, 0.99), 0),
        settingMedianMs: rounded(quantile(ofSettings, 0.5), 0),
      },
      ship,
      aim,
      met:
        lost > 0 || Math.max(p99, quantile(ofSettings, 0.99)) > ship ? "none" : p99 <= aim ? "aim" : "ship",
      isSound: lost === 0 && control === null,
    }
  } finally {
    await stack.close()
  }
}

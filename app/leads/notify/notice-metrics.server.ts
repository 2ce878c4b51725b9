import type { Registry } from "@prometheus-io/client"
import { addHistogram } from "../../platform/metrics/add-metric.server.ts"

export type RecordNotified = (createdAt: Date, now: Date) => void

export function addNoticeDelay(registry: Registry): RecordNotified {
  const observe = addHistogram(registry, {
    name: "lead_notice_delay_seconds",
    help: "Time from a lead until the mail server accepted its notice to the office",
    buckets: [1, 2, 5, 10, 30, 60, 120, 300, 900, 3600],
  })
  return (createdAt, now) => observe((now.getTime() - createdAt.getTime()) / 1000)
}

import type { Registry } from "@prometheus-io/client"
import { addCounter } from "../../platform/metrics/add-metric.server.ts"

/** `repeated`: the same request as before. `unavailable`: the database could not be reached. */
const outcomes = ["created", "repeated", "invalid", "limited", "conflict", "unavailable", "failed"] as const

export function addLeadCounter(registry: Registry) {
  return addCounter(registry, {
    name: "leads_submitted_total",
    help: "Quote forms received, by what became of them",
    label: "outcome",
    values: outcomes,
  })
}

export type CountLead = ReturnType<typeof addLeadCounter>

/** The content of the health page. A part that could not be read is null, and the page says so (D71). */
export type HealthView = {
  readAt: string
  summary: string
  queues:
    | readonly {
        queue: string
        label: string
        state: { text: string; isGood: boolean }
        waiting: number
        failed: number
        dead: number
        oldest: string
      }[]
    | null
  letters:
    | readonly {
        id: string
        queue: string
        title: string
        text: string
        fault: string
        leadHref: string | null
      }[]
    | null
  server: readonly { label: string; text: string }[] | null
  /** Slow statements and the source of the list. */
  slow: { origin: string; lines: readonly { time: string; statement: string }[] } | null
  backups: readonly { label: string; text: string }[] | null
  vitals: readonly { label: string; text: string }[] | null
  retention: readonly { label: string; text: string }[] | null
  requests:
    | readonly { protocol: string; kind: string; opened: string; left: string; isLate: boolean }[]
    | null
  ledger: readonly { label: string; text: string }[] | null
}

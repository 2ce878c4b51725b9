import type { GenericSchema } from "valibot"

/** A kind of work: its name, what it carries (ids, never people) and how patiently it is retried. */
export type Queue<Payload extends object = object> = {
  name: string
  payload: GenericSchema<Payload>
  retryLimit: number
  retryDelaySeconds: number
  retryDelayMaxSeconds: number
  /** Its retries, and its jobs of a worker that died, are looked for every two seconds. */
  isUrgent?: boolean
  /** Runs by itself at these times of the runner's time zone. */
  cron?: string
}

export const defineQueue = <Payload extends object>(queue: Queue<Payload>) => queue

export const deadLetterName = (queue: { name: string }) => `${queue.name}-dead`

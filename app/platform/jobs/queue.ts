import type { GenericSchema } from "valibot"

/** A kind of job: its name, its payload (ids, no personal data) and its retry policy. */
export type Queue<Payload extends object = object> = {
  name: string
  payload: GenericSchema<Payload>
  retryLimit: number
  retryDelaySeconds: number
  retryDelayMaxSeconds: number
  /** Retries and jobs of a dead worker are found within two seconds. */
  isUrgent?: boolean
  /** A job that runs longer counts as lost, one minute by default. The job itself must stop earlier. */
  maxSeconds?: number
  /** Runs at these times, in the runner's time zone. */
  cron?: string
}

export const defineQueue = <Payload extends object>(queue: Queue<Payload>) => queue

export const deadLetterName = (queue: { name: string }) => `${queue.name}-dead`

import type { Log } from "../process/log.server.ts"

/** D71: returns null and logs the error when a part of a page cannot be read, so that the other parts are still shown. */
export async function readPart<T>(log: Log, part: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    log.error({ err: error, part }, "part of page not read")
    return null
  }
}

import type { Log } from "../process/log.server.ts"

/** D71: a part that cannot be read is null and logged once; the parts beside it are shown all the same. */
export async function readPart<T>(log: Log, part: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    log.error({ err: error, part }, "a part of the page was not read")
    return null
  }
}

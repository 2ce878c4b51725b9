import { Client } from "pg"
import { connectionFault } from "../app/platform/db/connection-fault.ts"

/** If it fails, the error message is one line that says what to do. */
export async function connect(url: string, options = "") {
  try {
    const client = new Client({ connectionString: url, options, connectionTimeoutMillis: 30_000 })
    await client.connect()
    return client
  } catch (error) {
    const fault = connectionFault(error, "DATABASE_URL", url)
    if (!fault) throw error
    throw new Error(`${fault.text}. Correct it, or leave it empty to use a local server.`, { cause: error })
  }
}

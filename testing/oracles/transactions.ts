import { Client } from "pg"

/** Transactions per second of a database, from its own statistics. */
export async function transactionsPerSecond(databaseUrl: string, seconds: number) {
  const before = await countTransactions(databaseUrl)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const after = await countTransactions(databaseUrl)
  // The second count includes the statement of the first.
  return (after.count - before.count - 1) / ((after.at - before.at) / 1000)
}

async function countTransactions(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: string }>(
    "select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()",
  )
  await client.end()
  return { count: Number(rows[0]?.count), at: performance.now() }
}

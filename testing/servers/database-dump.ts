import { Client } from "pg"

/** Every row of every table in our schemas, as text: what a copy of the database contains. */
export async function dumpDatabase(adminUrl: string) {
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    const { rows: tables } = await admin.query<{ name: string }>(`
      select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'm') and n.nspname !~ '^(pg_|information_schema)' order by 1`)
    const parts: string[] = []
    for (const { name } of tables) {
      const { rows } = await admin.query<{ row: string }>(`select t::text as row from ${name} t`)
      parts.push(`${name}\n${rows.map(({ row }) => row).join("\n")}`)
    }
    return { tables: tables.map(({ name }) => name), text: parts.join("\n\n") }
  } finally {
    await admin.end()
  }
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, "")

/** The words that the dump contains: in any case, or as the bytes of a binary column. */
export function wordsIn(dump: string, words: readonly string[]) {
  const text = dump.toLowerCase()
  const isFound = (word: string) =>
    text.includes(word.toLowerCase()) ||
    text.includes(Buffer.from(word).toString("hex")) ||
    (/^[\d\s()+-]{8,}$/.test(word) && text.includes(digitsOf(word)))
  return words.filter(isFound)
}

/** The keys of a row that the database built as JSON, in camel case, as Kysely returns the columns of a query. */
export function camelKeys(row: object) {
  const camel = (key: string) => key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value]))
}

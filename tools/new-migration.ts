import { existsSync, writeFileSync } from "node:fs"
import path from "node:path"

const name = process.argv[2] ?? ""
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  console.error("A migration has a kebab-case name: npm run db:new -- lead-consents")
  process.exit(1)
}
const stamp = new Date().toISOString().replaceAll(/[-:T]/g, "").slice(0, 14)
const file = path.join(import.meta.dirname, `../db/migrations/${stamp}_${name}.sql`)
if (!existsSync(file)) writeFileSync(file, "-- Up Migration\n\n")
console.log(path.relative(process.cwd(), file))

import { existsSync } from "node:fs"
import path from "node:path"
import { seedIfEmpty } from "../db/seed/seed.ts"
import { runLocalStack } from "./stack/local-stack.ts"

/** `npm run edge`: a production setup on this machine. nginx with TLS and cache, two processes of the site and two of the desk, worker, PostgreSQL. */
if (!existsSync(path.join(import.meta.dirname, "../build/edge"))) {
  process.stderr.write("There is no build yet. Run: npm run build\n")
  process.exit(1)
}
await runLocalStack("production", { prepare: seedIfEmpty, hasEdge: true })

import { existsSync } from "node:fs"
import path from "node:path"
import { runLocalStack } from "./stack/local-stack.ts"

/** Runs the production build on one machine. systemd units and containers start site.ts, desk.ts and worker.ts directly. */
if (!existsSync(path.join(import.meta.dirname, "../build/server/index.js"))) {
  process.stderr.write("There is no build yet. Run: npm run build\n")
  process.exit(1)
}
await runLocalStack("production")

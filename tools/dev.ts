import { seedIfEmpty } from "../db/seed/seed.ts"
import { runHouse } from "./stack/local-stack.ts"

await runHouse("development", { prepare: seedIfEmpty })

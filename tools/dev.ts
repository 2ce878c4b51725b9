import { seedIfEmpty } from "../db/seed/seed.ts"
import { runLocalStack } from "./stack/local-stack.ts"

await runLocalStack("development", { prepare: seedIfEmpty })

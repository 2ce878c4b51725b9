import { seedIfEmpty } from "../db/seed/seed.ts"
import { runHouse } from "./house.ts"

await runHouse("development", { prepare: seedIfEmpty })

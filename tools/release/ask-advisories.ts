import path from "node:path"
import { type AcceptedAdvisory, askAdvisories } from "./advisories.ts"

/** Each with a day on which it is looked at again. SECURITY.md says how soon the others are repaired. */
const accepted: AcceptedAdvisory[] = []

/** `npm run advisories`: 0 nothing is known, 1 something is, 2 the registry could not be asked. */
const today = new Date().toISOString().slice(0, 10)
const result = await askAdvisories(path.join(import.meta.dirname, "../.."), accepted, today)
if (result.outcome === "not asked") {
  console.error(`the registry could not be asked: ${result.reason}`)
  process.exitCode = 2
} else {
  for (const line of result.accepted) console.log(`accepted: ${line}`)
  for (const line of result.found) console.error(line)
  console.log(`${result.found.length} advisories about packages of production`)
  process.exitCode = result.found.length > 0 ? 1 : 0
}

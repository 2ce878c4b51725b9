import { readFileSync } from "node:fs"
import path from "node:path"

const docs = path.join(import.meta.dirname, "../../docs")

/** The guide of operators. */
export const guideFiles = ["operations.md", "installation.md"] as const

export function readGuide(files: readonly (typeof guideFiles)[number][] = guideFiles) {
  return files.map((file) => readFileSync(path.join(docs, file), "utf8")).join("\n")
}

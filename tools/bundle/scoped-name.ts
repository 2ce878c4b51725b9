import { createHash } from "node:crypto"
import path from "node:path"

const root = path.join(import.meta.dirname, "../..")
const fileOf = new Map<string, string>()

/**
 * The class name of a CSS module: its own name and a mark of its file. Every page contains its styles and uses the names
 * again in its markup, so a name with a line number and a longer hash would add 1 kB to each page, compressed.
 */
export function scopedName(name: string, file: string) {
  const place = path.relative(root, file.split("?")[0] ?? file)
  const mark = createHash("sha256").update(place).digest("base64url").replaceAll(/[-_]/g, "").slice(0, 4)
  const owner = fileOf.get(mark) ?? place
  if (owner !== place)
    throw new Error(`${owner} and ${place} have the same mark ${mark}. Rename one of them.`)
  fileOf.set(mark, place)
  return `${name}-${mark}`
}

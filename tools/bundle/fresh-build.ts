import { statSync } from "node:fs"
import path from "node:path"

/** A source that is newer than the build, the build itself if there is none, or null if the build is up to date. */
export function staleSource(root: string, files: readonly string[]) {
  const built = statSync(path.join(root, "build/server/index.js"), { throwIfNoEntry: false })
  if (!built) return "build/server/index.js"
  const isSource = (file: string) =>
    /^(app|public)\/|\.config\.ts$|^tools\/(bundle\/|brand-images)|^package-lock/.test(file)
  const isNewer = (file: string) => statSync(path.join(root, file)).mtimeMs > built.mtimeMs
  return files.find((file) => isSource(file) && isNewer(file)) ?? null
}

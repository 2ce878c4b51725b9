import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { staleSource } from "./fresh-build.ts"

let root: string
const files = ["app/root.tsx", "tools/bundle/nginx-files.ts", "docs/README.md", "build/server/index.js"]
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "webplan-fresh-"))
  for (const file of files) write(file, 1)
  write("build/server/index.js", 2)
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, minute: number) {
  const at = path.join(root, file)
  mkdirSync(path.dirname(at), { recursive: true })
  writeFileSync(at, "")
  utimesSync(at, new Date(0), new Date(minute * 60_000))
}

test("[N18.09] a build older than its sources is no part of a release", () => {
  expect(staleSource(root, files)).toBe(null)
  write("docs/README.md", 3)
  expect(staleSource(root, files)).toBe(null)
  write("tools/bundle/nginx-files.ts", 3)
  expect(staleSource(root, files)).toBe("tools/bundle/nginx-files.ts")
  rmSync(path.join(root, "build"), { recursive: true })
  expect(staleSource(root, [])).toBe("build/server/index.js")
})

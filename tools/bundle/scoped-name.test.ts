import { globSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { scopedName } from "./scoped-name.ts"

const root = path.join(import.meta.dirname, "../..")
const modules = globSync("app/**/*.module.css", { cwd: root }).map((file) => path.join(root, file))

test("a class of one file never has the name of a class of another", () => {
  expect(modules.length).toBeGreaterThan(100)
  expect(new Set(modules.map((file) => scopedName("head", file))).size).toBe(modules.length)
})

test("a name is the same in the browser's and the server's bundle, and begins with the class", () => {
  const [file = ""] = modules
  expect(scopedName("head", `${file}?inline`)).toBe(scopedName("head", file))
  expect(scopedName("head", file)).toMatch(/^head-[A-Za-z0-9]{4}$/)
})

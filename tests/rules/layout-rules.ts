import path from "node:path"
import { sourceLayout } from "../../tools/measure/source-layout.ts"
import { codeOf, productOf, type Rule } from "./rule.ts"

const maxNames = 30
const forbiddenStem =
  /(^|\/)(utils?|helpers?|misc|common|lib|shared|index|types|constants|manager|service)(\/|\.(server\.)?tsx?$)/
const plainName = /^(\.?[a-z0-9+$-]+(\.[a-z0-9-]+)*|README\.md|LICENSE|[A-Z]+\.md)$/
const linesOf = (text: string) => text.split("\n").length

/** Rules about the place, the name and the length of a file. */
export const layoutRules: Rule[] = [
  {
    title: `a folder holds at most ${maxNames} names; a component with its styles, examples and tests counts as one`,
    faultsIn: ({ files }) =>
      sourceLayout(files.map((file) => ({ file, lines: 0 })))
        .folders.filter(({ names }) => names > maxNames)
        .map(({ folder, names }) => `${folder} has ${names} names`),
    planted: Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`app/ui/tiles/planted-${n}.ts`, ""])),
  },
  {
    title:
      "no folder or file is called utils, helpers, misc, common, lib, shared, index, types, constants, manager or service",
    faultsIn: ({ files }) => files.filter((file) => forbiddenStem.test(file)),
    planted: { "app/leads/utils.ts": "" },
  },
  {
    title: "file names are kebab-case",
    faultsIn: (repository) => codeOf(repository).filter((file) => !plainName.test(path.basename(file))),
    planted: { "app/leads/leadForm.tsx": "" },
  },
  {
    title: "no code file is over 300 lines, except tables of content and generated files",
    faultsIn: (repository) =>
      codeOf(repository).filter(
        (file) =>
          !/\/content\/|\/catalogue\/carriers\.ts$|generated/.test(file) &&
          linesOf(repository.read(file)) > 300,
      ),
    planted: { "app/leads/long.ts": "\n".repeat(300) },
  },
  {
    title: "a route module is at most 120 lines",
    faultsIn: (repository) =>
      productOf(repository).filter(
        (file) => file.startsWith("app/routes/") && linesOf(repository.read(file)) > 120,
      ),
    planted: { "app/routes/site/planted.tsx": "\n".repeat(120) },
  },
  {
    title: "every top-level folder has a README of 3 to 12 lines that first states its purpose",
    faultsIn: ({ files, read }) => {
      const folders = new Set(
        files.flatMap(
          (file) => /^(app\/[^/]+|db|tools|testing|tests|deploy|bench|faults)\//.exec(file)?.[1] ?? [],
        ),
      )
      return [...folders].filter((folder) => {
        const readme = `${folder}/README.md`
        if (!files.includes(readme)) return true
        const text = read(readme)
        return !/\*\*[^*]+\*\*/.test(text) || linesOf(text) < 3 || linesOf(text) > 12
      })
    },
    planted: { "app/planted/planted.ts": "" },
  },
]

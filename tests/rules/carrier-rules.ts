import { carriersWithPage } from "../../app/plans/catalogue/carriers.ts"
import type { Repository, Rule } from "./rule.ts"

const table = "app/plans/catalogue/carriers.ts"
const contents = "app/site/content/carriers/"
const pages = `${contents}carrier-pages.ts`

/** Texts that speak of a carrier, and samples. A new carrier needs none of them. */
const mayName =
  /^app\/blog\/articles\/|^app\/site\/content\/(chat|claims|metadata)\.ts$|\.examples\.tsx$|\/sample-[\w-]+\.ts$|^app\/leads\/diagnostics\/test-lead\.ts$/
const isTest = /\.test\.tsx?$/

const known = carriersWithPage().map(({ id, slug, key, name, aliases, form }) => ({
  dataFiles: [table, pages, `${contents}${slug}.ts`],
  named: new RegExp(
    `(?<!\\p{L})(${[...new Set([id, slug, key, name, ...aliases, form.operadora])].join("|")})(?!\\p{Ll})`,
    "u",
  ),
  name,
}))

export const carrierRules: Rule[] = [
  {
    title: "a carrier is data: its row of the table, its page and its line in the list of pages, three files",
    faultsIn: (repository) => [
      ...known.flatMap(({ dataFiles, name }) =>
        dataFiles
          .filter((file) => !repository.files.includes(file))
          .map((file) => `${file}: ${name} has none`),
      ),
      ...shipped(repository).flatMap((file) => {
        const code = withoutComments(repository.read(file))
        return known
          .filter(({ dataFiles, named }) => !dataFiles.includes(file) && named.test(code))
          .map(({ name }) => `${file} names ${name}: derive it from ${table}`)
      }),
    ],
    planted: { "web-server.ts": 'export const planted = ["medsenior"]' },
  },
]

/** Includes files that are not TypeScript: SQL, nginx, systemd units. A page may compare its carrier with another. */
function shipped({ files }: Repository) {
  return files.filter(
    (file) =>
      /^(app\/|db\/|deploy\/|(site|desk|web-server|worker)\.ts$)/.test(file) &&
      !isTest.test(file) &&
      !mayName.test(file) &&
      !(file.startsWith(contents) && file !== pages),
  )
}

function withoutComments(code: string) {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(\/\/|--|#).*$/gm, "")
}

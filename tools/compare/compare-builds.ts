import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"

/** Compares what two builds send to the browser, file by file: `npm run build:compare -- BEFORE AFTER`. */
const [before = "", after = "build/client"] = process.argv.slice(2)
if (!before) {
  console.error("usage: npm run build:compare -- BEFORE/build/client [AFTER/build/client]")
  process.exit(2)
}

type Sizes = { raw: number; gzip: number }

const [one, other] = [sizesOf(before), sizesOf(after)]
for (const name of [...new Set([...one.keys(), ...other.keys()])].toSorted()) {
  const [was, is] = [one.get(name), other.get(name)]
  if (was?.raw !== is?.raw) console.log(`${name}: ${sizeText(was)} → ${sizeText(is)}`)
}
for (const kind of ["js", "css"])
  console.log(`all ${kind}: ${sizeText(sumOf(one, kind))} → ${sizeText(sumOf(other, kind))}`)

/** Sizes by file name without the content hash. Files of one name are added up. */
function sizesOf(folder: string) {
  const sizes = new Map<string, Sizes>()
  for (const file of readdirSync(path.join(folder, "assets"))) {
    if (!/\.(js|css)$/.test(file)) continue
    const content = readFileSync(path.join(folder, "assets", file))
    const name = file.replace(/-[\w-]{8}\./, ".")
    const { raw, gzip } = sizes.get(name) ?? { raw: 0, gzip: 0 }
    sizes.set(name, { raw: raw + content.length, gzip: gzip + gzipSync(content).length })
  }
  return sizes
}

function sumOf(sizes: ReadonlyMap<string, Sizes>, kind: string): Sizes {
  const chosen = [...sizes].filter(([name]) => name.endsWith(`.${kind}`)).map(([, size]) => size)
  const sum = (of: keyof Sizes) => chosen.reduce((total, size) => total + size[of], 0)
  return { raw: sum("raw"), gzip: sum("gzip") }
}

function sizeText(size: Sizes | undefined) {
  return size ? `${size.raw} B (gzip ${size.gzip})` : "none"
}

import { execFileSync } from "node:child_process"
import { sourceLayout } from "./measure/source-layout.ts"

/** Counts names per folder and lines per file, of the last commit or of another one: `npm run layout -- main~5`. */
const commit = process.argv[2] ?? "HEAD"
const counted = execFileSync("git", ["grep", "--count", "", commit, "--", "*.ts", "*.tsx", "*.css"], {
  encoding: "utf8",
})
const files = counted
  .trim()
  .split("\n")
  .map((line) => {
    const [, file = "", lines] = /^[^:]+:(.+):(\d+)$/.exec(line) ?? []
    return { file, lines: Number(lines) }
  })

const { folders, median, p90 } = sourceLayout(files)
for (const { folder, names } of folders) console.log(`${String(names).padStart(4)}  ${folder}`)
console.log(`${files.length} files in ${folders.length} folders; lines: median ${median}, p90 ${p90}`)

import path from "node:path"

export type SourceFile = { file: string; lines: number }
type Layout = {
  /** By the number of names in each, the largest first. */
  folders: { folder: string; names: number }[]
  median: number
  p90: number
}

/** Counts the names per folder and the lengths of the files. */
export function sourceLayout(files: readonly SourceFile[]): Layout {
  const source = files.filter(({ file }) => isSource(file))
  const namesOf = new Map<string, Set<string>>()
  for (const { file } of source) {
    const folder = path.dirname(file)
    namesOf.set(folder, (namesOf.get(folder) ?? new Set()).add(nameOf(file)))
  }
  const lengths = source
    .filter(({ file }) => /\.tsx?$/.test(file))
    .map(({ lines }) => lines)
    .toSorted((one, other) => one - other)
  const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0
  return {
    folders: [...namesOf]
      .map(([folder, names]) => ({ folder, names: names.size }))
      .toSorted((one, other) => other.names - one.names),
    median: at(0.5),
    p90: at(0.9),
  }
}

function isSource(file: string) {
  return /\.(tsx?|css)$/.test(file) && !file.endsWith("types.generated.ts")
}

/** A component with its styles, examples and tests is one name. */
function nameOf(file: string) {
  return path
    .basename(file)
    .replace(/(\.module)?\.css$|\.tsx?$/, "")
    .replace(/\.(examples|(\w+\.)*(int\.)?test|spec|server|client)$/, "")
    .replace(/\.(server|client)$/, "")
}

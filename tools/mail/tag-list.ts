/** Reads `v=DMARC1; p=none` as pairs, names in lower case. Null when the first pair is not the version. */
export function readTagList(text: string, version: string): ReadonlyMap<string, string> | null {
  const pairs = text
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const at = part.indexOf("=")
      return [part.slice(0, Math.max(at, 0)).trim().toLowerCase(), part.slice(at + 1).trim()] as const
    })
  const [first] = pairs
  return first?.[0] === "v" && first[1] === version ? new Map(pairs) : null
}

/** What stands in a carrier's place when there is no logo (§2): two words or two humps, else two letters. */
export function initials(name: string) {
  const parts = name.trim().split(/\s+|(?<=\p{Ll})(?=\p{Lu})/u)
  const [first = "", second] = parts
  return second ? `${first.charAt(0)}${second.charAt(0)}`.toUpperCase() : first.slice(0, 2)
}

/** Replaces a missing logo (§2): the initials of two words or of a camel-case name, else the first two letters. */
export function initials(name: string) {
  const parts = name.trim().split(/\s+|(?<=\p{Ll})(?=\p{Lu})/u)
  const [first = "", second] = parts
  return second ? `${first.charAt(0)}${second.charAt(0)}`.toUpperCase() : first.slice(0, 2)
}

/** `enter`: what to enter in the DNS, or how to correct it. */
export type Line = {
  state: "ok" | "note" | "wrong" | "missing" | "not asked"
  subject: string
  text: string
  enter?: string
}

export function line(state: Line["state"], subject: string, text: string, enter?: string): Line {
  return { state, subject, text, ...(enter ? { enter } : {}) }
}

export function linesText(lines: readonly Line[]) {
  return lines
    .flatMap(({ state, subject, text, enter }) => [
      `${state.padEnd(9)} ${subject.padEnd(5)} ${text}`,
      ...(enter ? [`${" ".repeat(16)}enter: ${enter}`] : []),
    ])
    .join("\n")
}

const longestString = 255

/** A record as zone files write it. One string of a TXT record has at most 255 bytes. */
export function record(name: string, kind: "TXT" | "MX", value: string) {
  if (kind === "MX") return `${name}. MX ${value}`
  const parts = value.match(new RegExp(`.{1,${longestString}}`, "g")) ?? []
  return `${name}. TXT ${parts.map((part) => `"${part}"`).join(" ")}`
}

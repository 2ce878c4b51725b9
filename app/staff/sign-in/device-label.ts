const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["FxiOS", "Firefox"],
  ["Chrome", "Chrome"],
  ["CriOS", "Chrome"],
  ["Safari", "Safari"],
] as const

const systems = [
  ["iPhone", "no iPhone"],
  ["iPad", "no iPad"],
  ["Android", "no Android"],
  ["Windows", "no Windows"],
  ["Macintosh", "no Mac"],
  ["CrOS", "no Chromebook"],
  ["Linux", "no Linux"],
] as const

/** The browser and the system that a user agent names, such as 'Chrome no Windows'. */
export function deviceLabel(userAgent: string | null) {
  // The first that matches: most browsers also name the one that they derive from.
  const nameIn = (names: typeof browsers | typeof systems) =>
    names.find(([part]) => userAgent?.includes(part))?.[1]
  const browser = nameIn(browsers) ?? "Navegador"
  const system = nameIn(systems)
  return system ? `${browser} ${system}` : browser
}

/** Whether a label names a phone or a tablet. */
export const isMobileLabel = (label: string) => /iPhone|iPad|Android/.test(label)

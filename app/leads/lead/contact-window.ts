/** The parts of the day in which a visitor may prefer the call (D78). The label is stored with the lead. */
export const contactWindows = [
  { slug: "manha", label: "Manhã, 8h às 12h", fromHour: 8, untilHour: 12 },
  { slug: "tarde", label: "Tarde, 12h às 18h", fromHour: 12, untilHour: 18 },
  { slug: "noite", label: "Noite, 18h às 20h", fromHour: 18, untilHour: 20 },
] as const

export type ContactWindow = (typeof contactWindows)[number]

/** Undefined for a lead without a preference. */
export function findWindow(label: string): ContactWindow | undefined {
  return contactWindows.find((window) => window.label === label)
}

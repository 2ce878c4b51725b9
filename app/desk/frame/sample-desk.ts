import type { DeskAddresses, DeskNavItem, FramePerson, OfficeNow } from "./desk-nav-item.ts"

/** A fictional navigation for examples. */
export function sampleNavItems(current: string): DeskNavItem[] {
  const navItems: DeskNavItem[] = [
    { label: "Leads", href: "#leads", tile: "c0", count: 9, countText: "9 na fila", isMain: true },
    { label: "Números", href: "#numeros", tile: "t2", isMain: true },
    { label: "Pessoas", href: "#pessoas", tile: "c2" },
    { label: "Calendário", href: "#calendario", tile: "q0", isMain: true },
    { label: "Diagnóstico", href: "#diagnostico", tile: "x0" },
  ]
  return navItems.map((item) => ({ ...item, isCurrent: item.label === current }))
}

export const sampleOffice: OfficeNow = { time: "14h32", hoursText: "Expediente até as 20h" }
export const samplePerson: FramePerson = { name: "Beatriz Modelo", isPaused: false }
export const sampleAddresses: DeskAddresses = {
  home: "#home",
  account: "#conta",
  pause: "#pause",
  signOut: "#sair",
}

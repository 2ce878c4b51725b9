import { href } from "react-router"
import type { DeskNavItem } from "../../desk/frame/desk-nav-item.ts"
import type { StaffRole } from "../../staff/people/staff-person.ts"
import { deskAccess } from "./desk-access.ts"

const navItems = [
  { label: "Leads", href: href("/painel/leads"), tile: "c0", isMain: true },
  { label: "Números", href: href("/painel/numeros"), tile: "t2", isMain: true },
  { label: "Pessoas", href: href("/painel/pessoas"), tile: "c2" },
  { label: "Calendário", href: href("/painel/calendario"), tile: "q0", isMain: true },
  { label: "Titulares", href: href("/painel/titulares"), tile: "f0" },
  { label: "Incidentes", href: href("/painel/incidentes"), tile: "t0" },
  { label: "Artigos", href: href("/painel/artigos"), tile: "m0" },
  { label: "Ajustes", href: href("/painel/ajustes"), tile: "d0" },
  { label: "Auditoria", href: href("/painel/auditoria"), tile: "a0" },
  { label: "Diagnóstico", href: href("/painel/diagnostico"), tile: "x0" },
] as const

const diagnostics = new Set([
  href("/teste-supabase"),
  href("/blog-debug"),
  href("/blog-test"),
  href("/blog-env"),
])

/** The desk's navigation for this role, with the current item marked. */
export function deskNavItems(role: StaffRole, pathname: string, waiting: number | null): DeskNavItem[] {
  return navItems
    .filter(({ href }) => deskAccess[href]?.see.includes(role))
    .map((item) => ({
      ...item,
      isCurrent: isWithin(item.href, pathname),
      ...(item.href === href("/painel/leads") && waiting !== null
        ? { count: waiting, countText: `${waiting} na fila` }
        : {}),
    }))
}

function isWithin(itemPath: string, pathname: string) {
  return (
    pathname === itemPath ||
    pathname.startsWith(`${itemPath}/`) ||
    (itemPath === href("/painel/diagnostico") && diagnostics.has(pathname))
  )
}

import type { href } from "react-router"
import type { StaffRole } from "../../staff/people/staff-person.ts"

type Access = {
  see: readonly StaffRole[]
  act: readonly StaffRole[]
  /**
   * Needs password and code, or a passkey, of the last ten minutes; `backTo` is the page to continue on after giving them, as
   * an address or with the `:id` of the requested one.
   */
  freshProof?: FreshProof
}
type FreshProof = { to: readonly ("see" | "act")[]; backTo: string }

const allRoles = ["redacao", "atendente", "gestao", "administracao"] as const
const office = ["atendente", "gestao", "administracao"] as const
const management = ["gestao", "administracao"] as const
const editors = ["redacao", "gestao", "administracao"] as const
const administration = ["administracao"] as const
const noRole = [] as const

/**
 * Which roles may open each address of the desk, and which may post to it. An address that is not listed is closed to all.
 * The export checks its roles a second time (desk/export/lead-export.ts).
 */
export const deskAccess: Readonly<Record<string, Access>> = {
  "/painel": { see: allRoles, act: noRole },
  "/painel/sair": { see: noRole, act: allRoles },
  "/painel/confirmar": { see: allRoles, act: allRoles },
  "/painel/conta": { see: allRoles, act: allRoles },
  "/painel/conta/horario": { see: office, act: office },
  "/painel/conta/senha": credentialPage("/painel/conta/senha"),
  "/painel/conta/segundo-passo": credentialPage("/painel/conta/segundo-passo"),
  "/painel/conta/codigos": credentialPage("/painel/conta/codigos"),
  "/painel/conta/chaves": { see: noRole, act: allRoles, freshProof: toAct("/painel/conta") },
  "/painel/pausa": { see: noRole, act: office },
  "/painel/leads": { see: office, act: office },
  "/painel/leads/ao-vivo": { see: office, act: noRole },
  "/painel/leads/:id": { see: office, act: office },
  "/painel/numeros": { see: office, act: noRole },
  "/painel/numeros/leads.csv": {
    see: management,
    act: noRole,
    freshProof: toSee("/painel/numeros"),
  },
  "/painel/calendario": { see: office, act: management },
  "/painel/pessoas": {
    see: management,
    act: administration,
    freshProof: toAct("/painel/pessoas"),
  },
  "/painel/pessoas/:id": { see: management, act: management },
  "/painel/titulares": { see: management, act: management },
  "/painel/titulares/guardados": {
    see: administration,
    act: administration,
    freshProof: { to: ["see", "act"], backTo: "/painel/titulares/guardados" },
  },
  "/painel/incidentes": { see: management, act: noRole },
  "/painel/incidentes/novo": { see: management, act: management },
  "/painel/incidentes/:id": { see: management, act: management },
  "/painel/incidentes/:id/cartas": {
    see: management,
    act: noRole,
    freshProof: toSee("/painel/incidentes/:id/cartas"),
  },
  "/painel/incidentes/:id/titulares.csv": {
    see: management,
    act: noRole,
    freshProof: toSee("/painel/incidentes/:id/cartas"),
  },
  "/painel/artigos": { see: editors, act: noRole },
  // Who may change what is said for each area (settings/areas.ts), which also asks for the fresh proof: the form keeps what was typed.
  "/painel/ajustes": { see: allRoles, act: noRole },
  "/painel/ajustes/:area": { see: allRoles, act: management },
  "/painel/ajustes/:area/:entry": { see: allRoles, act: management },
  "/painel/ajustes/:area/previa": { see: allRoles, act: management },
  "/painel/auditoria": { see: management, act: noRole },
  "/painel/diagnostico": { see: administration, act: administration },
  "/teste-supabase": { see: administration, act: administration },
  "/blog-debug": { see: administration, act: administration },
  "/blog-test": { see: administration, act: administration },
  "/blog-env": { see: administration, act: administration },
} satisfies Partial<Record<Parameters<typeof href>[0], Access>>

function toAct(backTo: string): FreshProof {
  return { to: ["act"], backTo }
}

function toSee(backTo: string): FreshProof {
  return { to: ["see"], backTo }
}

/** A page on which everybody changes how they themselves sign in. */
function credentialPage(address: string): Access {
  return { see: allRoles, act: allRoles, freshProof: { to: ["see", "act"], backTo: address } }
}

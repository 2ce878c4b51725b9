/** In order of rights: editors see no leads, attendants change no people. */
export const staffRoles = ["redacao", "atendente", "gestao", "administracao"] as const
export type StaffRole = (typeof staffRoles)[number]

export const isStaffRole = (role: unknown): role is StaffRole => staffRoles.some((known) => known === role)

export type StaffPerson = { id: string; name: string; email: string; role: StaffRole }

export const roleLabels = {
  redacao: "Redação",
  atendente: "Atendimento",
  gestao: "Gestão",
  administracao: "Administração",
} as const satisfies Record<StaffRole, string>

/** Every kind of page of the desk, with the sign-in pages; `:lead`, `:person` and `:incident` are replaced by an id. */
export const deskTemplates = [
  { name: "painel-entrar", path: "/painel/entrar", isOpen: true },
  { name: "painel-codigo", path: "/painel/entrar/codigo", isOpen: true },
  { name: "painel-recuperacao", path: "/painel/entrar/codigo?modo=recuperacao", isOpen: true },
  { name: "painel-convite-gasto", path: "/painel/convite/nenhum", isOpen: true },
  { name: "painel-fila", path: "/painel/leads", isOpen: false },
  { name: "painel-todos", path: "/painel/leads?visao=todos", isOpen: false },
  { name: "painel-nada-encontrado", path: "/painel/leads?busca=ninguem", isOpen: false },
  { name: "painel-lead", path: "/painel/leads/:lead", isOpen: false },
  { name: "painel-numeros", path: "/painel/numeros", isOpen: false },
  { name: "painel-pessoas", path: "/painel/pessoas", isOpen: false },
  { name: "painel-pessoa", path: "/painel/pessoas/:person", isOpen: false },
  { name: "painel-confirmar", path: "/painel/confirmar?volta=/painel/pessoas", isOpen: false },
  { name: "painel-conta", path: "/painel/conta", isOpen: false },
  { name: "painel-conta-horario", path: "/painel/conta/horario", isOpen: false },
  { name: "painel-conta-senha", path: "/painel/conta/senha", isOpen: false },
  { name: "painel-conta-segundo-passo", path: "/painel/conta/segundo-passo", isOpen: false },
  { name: "painel-conta-codigos", path: "/painel/conta/codigos", isOpen: false },
  { name: "painel-calendario", path: "/painel/calendario", isOpen: false },
  { name: "painel-titulares", path: "/painel/titulares", isOpen: false },
  { name: "painel-guardados", path: "/painel/titulares/guardados", isOpen: false },
  { name: "painel-incidentes", path: "/painel/incidentes", isOpen: false },
  { name: "painel-incidente-novo", path: "/painel/incidentes/novo", isOpen: false },
  { name: "painel-incidente", path: "/painel/incidentes/:incident", isOpen: false },
  { name: "painel-incidente-leituras", path: "/painel/incidentes/:incident?pessoa=:person", isOpen: false },
  { name: "painel-incidente-mudar", path: "/painel/incidentes/:incident?mudar=avaliacao", isOpen: false },
  { name: "painel-cartas", path: "/painel/incidentes/:incident/cartas", isOpen: false },
  {
    name: "painel-cartas-titulares",
    path: "/painel/incidentes/:incident/cartas?para=titulares",
    isOpen: false,
  },
  { name: "painel-artigos", path: "/painel/artigos", isOpen: false },
  { name: "painel-ajustes", path: "/painel/ajustes", isOpen: false },
  { name: "painel-ajustes-telefones", path: "/painel/ajustes/telefones", isOpen: false },
  { name: "painel-ajustes-numeros", path: "/painel/ajustes/numeros", isOpen: false },
  { name: "painel-ajustes-equipe", path: "/painel/ajustes/equipe", isOpen: false },
  { name: "painel-ajustes-pessoa", path: "/painel/ajustes/equipe/novo", isOpen: false },
  { name: "painel-ajustes-texto", path: "/painel/ajustes/textos/primeira", isOpen: false },
  { name: "painel-auditoria", path: "/painel/auditoria", isOpen: false },
  { name: "painel-diagnostico", path: "/painel/diagnostico", isOpen: false },
  { name: "teste-supabase", path: "/teste-supabase", isOpen: false },
  { name: "blog-debug", path: "/blog-debug", isOpen: false },
  { name: "blog-test", path: "/blog-test", isOpen: false },
  { name: "blog-env", path: "/blog-env", isOpen: false },
] as const

type Staged = { leads: { marina: number }; caio: { id: string }; incident: number }

/** The address of a template on a staged desk. */
export function deskAddress(path: string, { leads, caio, incident }: Staged) {
  return path
    .replace(":lead", String(leads.marina))
    .replace(":person", caio.id)
    .replace(":incident", String(incident))
}

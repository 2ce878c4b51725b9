/** Every kind of page behind the sign-in, and the way in; `lead` stands for the number of one. */
export const deskTemplates = [
  { name: "painel-entrar", path: "/painel/entrar", isOpen: true },
  { name: "painel-codigo", path: "/painel/entrar/codigo", isOpen: true },
  { name: "painel-recuperacao", path: "/painel/entrar/codigo?modo=recuperacao", isOpen: true },
  { name: "painel-convite-gasto", path: "/painel/convite/nenhum", isOpen: true },
  { name: "painel-fila", path: "/painel/leads", isOpen: false },
  { name: "painel-todos", path: "/painel/leads?visao=todos", isOpen: false },
  { name: "painel-nada-encontrado", path: "/painel/leads?busca=ninguem", isOpen: false },
  { name: "painel-auditoria", path: "/painel/auditoria", isOpen: false },
  { name: "painel-diagnostico", path: "/painel/diagnostico", isOpen: false },
  { name: "teste-supabase", path: "/teste-supabase", isOpen: false },
  { name: "blog-debug", path: "/blog-debug", isOpen: false },
  { name: "blog-test", path: "/blog-test", isOpen: false },
  { name: "blog-env", path: "/blog-env", isOpen: false },
] as const

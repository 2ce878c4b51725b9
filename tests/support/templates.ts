/** Every kind of public page, for the pictures and for the checks that visit all of them. */
export const templates = [
  { name: "home", path: "/" },
  { name: "amil", path: "/amil" },
  { name: "sulamerica", path: "/sulamerica" },
  { name: "alice", path: "/alice" },
  { name: "porto-seguro", path: "/porto-seguro" },
  { name: "medsenior", path: "/medsenior" },
  { name: "sucesso", path: "/sucesso" },
  { name: "nao-encontrada", path: "/pagina-que-nao-existe" },
] as const

export const widths = [390, 768, 1280] as const

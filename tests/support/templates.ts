/** Every kind of public page, for the pictures and for the checks that visit all of them. */
export const templates = [
  { name: "home", path: "/", isListed: true },
  { name: "sobre", path: "/sobre", isListed: true },
  { name: "amil", path: "/amil", isListed: true },
  { name: "sulamerica", path: "/sulamerica", isListed: true },
  { name: "alice", path: "/alice", isListed: true },
  { name: "porto-seguro", path: "/porto-seguro", isListed: true },
  { name: "medsenior", path: "/medsenior", isListed: true },
  { name: "sucesso", path: "/sucesso", isListed: false },
  { name: "privacidade", path: "/politicas-privacidade", isListed: true },
  { name: "meus-dados", path: "/privacidade/meus-dados", isListed: false },
  { name: "meus-dados-enviado", path: "/privacidade/meus-dados/enviado", isListed: false },
  { name: "meus-dados-link", path: "/privacidade/meus-dados/entrar/um-link", isListed: false },
  { name: "meus-dados-apagado", path: "/privacidade/meus-dados/apagado", isListed: false },
  { name: "nao-encontrada", path: "/pagina-que-nao-existe", isListed: false },
] as const

export const widths = [390, 768, 1280] as const

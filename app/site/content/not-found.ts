import { href } from "react-router"
import { carrierPageLinks } from "./carriers/carrier-links.ts"
import { chatTexts } from "./chat.ts"

/** D21: the 404 page, with search and contact. */
export const notFound = {
  title: "Página não encontrada",
  text: "O endereço mudou ou nunca existiu. Busque um assunto ou siga por um destes caminhos.",
  search: { label: "Buscar no blog", button: "Buscar", action: href("/blog") },
  linksTitle: "Caminhos",
  links: [
    { label: "Início", href: href("/") },
    { label: "Escritório", href: href("/sobre") },
    ...carrierPageLinks,
    { label: "Blog", href: href("/blog") },
  ],
  contact: {
    text: "Fale conosco.",
    chat: { label: "Falar com Consultor", message: chatTexts.help },
  },
} as const

import { href } from "react-router"
import type { PageMetadata } from "../metadata/page-metadata.ts"
import { claims } from "./claims.ts"
import { siteName } from "./site-name.ts"

/** Metadata of all pages except carrier pages, whose metadata is in `carriers/`. */
export const metadata = {
  home: {
    // §1: the title names the years and these four carriers.
    title: `${siteName} | ${claims.titleYears.phrase} em planos de saúde: Unimed, Amil, Bradesco, Porto Seguro`,
    description: `Planos de saúde para servidores públicos e suas famílias, com cobertura nacional e descontos de ${claims.discount.phrase}. Compare as operadoras e peça a sua cotação.`,
    path: href("/"),
    isIndexed: true,
  },
  about: {
    title: `Escritório | ${siteName}`,
    description:
      "Conheça a consultoria independente em planos de saúde especializada em servidores públicos: quem somos, como trabalhamos e para quem.",
    path: href("/sobre"),
    isIndexed: true,
  },
  success: {
    title: `Mensagem Enviada com Sucesso! | ${siteName}`,
    description: "Recebemos o seu pedido de cotação. Veja os próximos passos.",
    path: href("/sucesso"),
    isIndexed: false,
  },
  privacy: {
    title: `Política de Privacidade | ${siteName}`,
    description:
      "Quais dados pessoais coletamos, para que servem, com quem são compartilhados e como você exerce os seus direitos, conforme a LGPD.",
    path: href("/politicas-privacidade"),
    isIndexed: true,
  },
} as const satisfies Record<string, PageMetadata>

import { href } from "react-router"
import { law } from "../../norms/law.ts"
import { claiming } from "../company/claimed.ts"
import type { PageMetadata } from "../metadata/page-metadata.ts"
import { siteName } from "./brand.ts"
import { claims } from "./claims.ts"

/** Metadata of all pages except carrier pages, whose metadata is in `carriers/`. */
export const metadata = {
  home: {
    // §1: the title names the years and these four carriers.
    title: claiming(
      claims.titleYears,
      ({ phrase }) => `${siteName} | ${phrase} em planos de saúde: Unimed, Amil, Bradesco, Porto Seguro`,
      `${siteName} | Planos de saúde: Unimed, Amil, Bradesco, Porto Seguro`,
    ),
    description: claiming(
      claims.discount,
      ({ phrase }) =>
        `Planos de saúde para servidores públicos e suas famílias, com cobertura nacional ou regional e descontos de ${phrase}. Compare as operadoras e peça a sua cotação.`,
      "Planos de saúde para servidores públicos e suas famílias, com cobertura nacional ou regional. Compare as operadoras e peça a sua cotação.",
    ),
    path: href("/"),
    isIndexed: true,
  },
  about: {
    title: `Escritório | ${siteName}`,
    description:
      "Conheça a corretora de planos de saúde especializada em servidores públicos, registrada na Susep: quem somos, como trabalhamos e para quem.",
    path: href("/sobre"),
    isIndexed: true,
  },
  team: {
    title: `Equipe | ${siteName}`,
    description:
      "Quem atende você: nome, função, idiomas e horário de cada pessoa, a corretora responsável e onde conferir Susep, CNPJ e ANS.",
    path: href("/equipe"),
    isIndexed: true,
  },
  howPaid: {
    title: `Como somos pagos | ${siteName}`,
    description:
      "Quem paga a corretora, quando pode haver taxa de adesão, quem a recebe e o que não cobramos de você.",
    path: href("/como-somos-pagos"),
    isIndexed: true,
  },
  accessibility: {
    title: `Acessibilidade | ${siteName}`,
    description:
      "O que testamos pelas WCAG 2.2 e pela NBR 17225, o que ainda falha, como reclamar e em quanto tempo respondemos.",
    path: href("/acessibilidade"),
    isIndexed: true,
  },
  success: {
    title: `Mensagem Enviada com Sucesso! | ${siteName}`,
    description: "Recebemos o seu pedido de cotação. Veja os próximos passos.",
    path: href("/sucesso"),
    isIndexed: false,
  },
  successNotSent: {
    title: `Nenhum pedido enviado agora | ${siteName}`,
    description: "Esta página confirma um pedido de cotação logo depois do envio.",
    path: href("/sucesso"),
    isIndexed: false,
  },
  privacy: {
    title: `Política de Privacidade | ${siteName}`,
    description: law(
      "Quais dados pessoais coletamos, para que servem, com quem são compartilhados e como você exerce os seus direitos, conforme a LGPD.",
      "DAD-04",
      "DAD-05",
    ),
    path: href("/politicas-privacidade"),
    isIndexed: true,
  },
} as const satisfies Record<string, PageMetadata>

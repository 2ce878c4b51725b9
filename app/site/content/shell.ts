import { href } from "react-router"
import { law } from "../../norms/law.ts"
import { siteName } from "./brand.ts"

/** The texts of header and footer; contact details come from `company.ts`. */
export const shell = {
  skipLink: "Pular para o conteúdo",
  navigationLabel: "Principal",
  menu: { label: "Menu", navigationLabel: "Principal, celular", scrollHint: "Role a lista para ver mais" },
  /** On a carrier page it links to the page's own form (D64). */
  callToAction: { label: "Cotação Online", compactLabel: "Cotação" },
  floatingChat: {
    region: "Falar agora",
    /** Before the number, and alone where the number has no room. */
    call: "Ligar",
    label: "WhatsApp",
    description: "WhatsApp: falar com corretor (abre em nova aba)",
  },
  opensInNewTab: "abre o WhatsApp em nova aba",
  placeholdersLabel: "Aviso de demonstração",
  placeholdersBanner: "Demonstração: dados fictícios",
  footer: {
    summary: "Corretora de planos de saúde para servidores públicos e suas famílias, registrada na Susep.",
    contactTitle: "Atendimento",
    companyTitle: "Empresa",
    navigationTitle: "Navegue",
    links: [
      { label: "Escritório", href: href("/sobre") },
      { label: "Equipe", href: href("/equipe") },
      { label: "Como somos pagos", href: href("/como-somos-pagos") },
      { label: "Operadoras", href: "#planos" },
      { label: "Blog", href: href("/blog") },
      { label: "Política de Privacidade", href: href("/politicas-privacidade") },
      { label: "Meus dados", href: href("/privacidade/meus-dados") },
      { label: "Acessibilidade", href: href("/acessibilidade") },
    ],
    cookieButton: "Configurar Cookies",
    accessibility: {
      label: law("Site acessível, conforme a Lei Brasileira de Inclusão (Lei 13.146/2015).", "CDC-10"),
      href: href("/acessibilidade"),
    },
    signature: `© ${siteName}`,
  },
} as const

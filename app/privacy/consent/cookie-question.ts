import { href } from "react-router"
import type { OptionalCategory } from "./consent.ts"

type Category = { name: string; purpose: string; duration: string }

/** The texts of the cookie question. Change `version` with any text: all visitors are then asked again. */
export const cookieQuestion = {
  version: "2026-11-17",
  banner: {
    /** Screen readers announce it as the name of the region. */
    title: "Você decide sobre os cookies",
    text: "Cookies de análise, marketing e preferências só entram se você quiser.",
    onlyNecessary: "Somente necessários",
    acceptAll: "Aceitar todos",
    customise: "Personalizar",
  },
  dialog: {
    title: "Personalizar cookies",
    text: "Ligue só o que quiser. Nada opcional funciona antes de você salvar, e você pode mudar a escolha depois, no rodapé.",
    more: {
      label: "Como usamos os cookies",
      href: `${href("/politicas-privacidade")}#cookies-politica`,
    },
    always: "sempre ligados",
    durationLabel: "Duração:",
    save: "Salvar preferências",
    cancel: "Cancelar",
  },
  /** On the policy page, when this device has a choice. */
  own: {
    title: "A sua escolha neste aparelho",
    granted: "Você aceitou:",
    nothing: "Você ficou só com os necessários.",
    receipt: "Ver o comprovante",
    change: "Configurar Cookies",
  },
  receipt: {
    title: "Comprovante da sua escolha",
    intro:
      "Esta página mostra o que foi registrado quando você respondeu. O registro não guarda o seu nome, o seu e-mail nem o seu endereço na internet.",
    number: "Número",
    when: "Data e hora",
    where: "Página em que você respondeu",
    version: "Versão do texto",
    yes: "Aceito",
    no: "Recusado",
    askedFor: "O que foi perguntado",
    seal: "Selo",
    sealed: (position: number) => `registro ${position} da lista de comprovantes`,
    unsealed: "o registro é fechado em até um minuto",
    keep: "Guarde o endereço desta página, ou imprima. Com ele você pode conferir o registro a qualquer momento.",
    names: {
      cookies_analytics: "Cookies de análise",
      cookies_marketing: "Cookies de marketing",
      cookies_preferences: "Cookies de preferências",
      email_marketing: "E-mails sobre planos, ofertas e conteúdos",
    } as Readonly<Record<string, string>>,
  },
  necessary: {
    name: "Necessários",
    purpose:
      "Fazem o site funcionar: guardam a sua escolha sobre cookies e o rascunho de um pedido ainda não enviado.",
    duration:
      "a escolha fica no seu aparelho até você mudá-la; o rascunho some quando o pedido é recebido, ou em 7 dias.",
  },
  optional: {
    analytics: {
      name: "Análise",
      purpose: "Contam visitas e medem a rapidez das páginas, para sabermos o que melhorar.",
      duration: "enquanto durar o seu consentimento.",
    },
    marketing: {
      name: "Marketing",
      purpose: "Medem o resultado dos nossos anúncios e lembram por onde você chegou ao site.",
      duration: "enquanto durar o seu consentimento.",
    },
    preferences: {
      name: "Preferências",
      purpose: "Lembram, na próxima visita, os ajustes que você fez.",
      duration: "enquanto durar o seu consentimento.",
    },
  } satisfies Record<OptionalCategory, Category>,
} as const

export const cookieCategories = [cookieQuestion.necessary, ...Object.values(cookieQuestion.optional)]

import type { OptionalCategory } from "../consent.ts"

type Category = { name: string; purpose: string; duration: string }

/** The words of the cookie question. Change `version` with any of them: everybody is then asked again. */
export const cookieWords = {
  version: "2026-11-15",
  banner: {
    title: "Você decide sobre os cookies",
    text: "Os necessários fazem o site funcionar. Os de análise, marketing e preferências só entram com o seu aceite, e você pode mudar de ideia no rodapé.",
    more: { label: "Como usamos", href: "/politicas-privacidade#cookies-politica" },
    onlyNecessary: "Somente necessários",
    acceptAll: "Aceitar todos",
    customise: "Personalizar",
  },
  dialog: {
    title: "Personalizar cookies",
    text: "Ligue só o que quiser. Nada opcional funciona antes de você salvar.",
    always: "sempre ligados",
    durationLabel: "Duração:",
    save: "Salvar preferências",
    cancel: "Cancelar",
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
      duration: "enquanto durar o seu aceite.",
    },
    marketing: {
      name: "Marketing",
      purpose: "Medem o resultado dos nossos anúncios e lembram por onde você chegou ao site.",
      duration: "enquanto durar o seu aceite.",
    },
    preferences: {
      name: "Preferências",
      purpose: "Lembram ajustes que você fez, na próxima visita.",
      duration: "enquanto durar o seu aceite.",
    },
  } satisfies Record<OptionalCategory, Category>,
} as const

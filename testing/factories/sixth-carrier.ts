import type { CarrierPage } from "../../app/site/carrier/carrier-page.ts"

/** A carrier that has content only, without a view of its own. It uses the main form. */
export const sixthCarrier = {
  offerId: "main",
  name: "Boa Vista Saúde",
  glaze: "verde",
  art: { emblem: { ground: "l0m", motif: "m0at" }, mural: "l0t f0tw f1tw" },
  metadata: {
    title: "Boa Vista Saúde",
    description: "Uma sexta operadora",
    path: "/boa-vista",
    isIndexed: true,
  },
  hero: {
    title: "Uma sexta operadora",
    text: "Só com conteúdo.",
    actions: [
      { label: "Solicitar Cotação", to: "form" },
      { label: "Ligar para", to: "phone" },
    ],
  },
  sections: [
    {
      kind: "benefits",
      arrangement: "wall",
      title: "O que ela traz",
      cards: [
        { title: "Rede própria", figure: "9 cidades", text: "Em todo o estado." },
        { title: "Perto de casa", text: ["Veja a ", { label: "lista", href: "/lista" }, "."] },
      ],
    },
    { kind: "stats", title: "Em números", figures: [{ value: "9", label: "cidades" }] },
    {
      kind: "plans",
      id: "planos",
      arrangement: "towers",
      title: "Quatro planos",
      cards: [plan("Um", null), plan("Dois", "Mais Novo"), plan("Três", null), plan("Quatro", null)],
    },
    {
      kind: "details",
      arrangement: "dossier",
      title: "Antes de assinar",
      blocks: [
        { title: "Sem figura", text: "Só texto." },
        {
          title: "Elo",
          text: "Com figura.",
          exhibit: { kind: "bond", links: ["Você", "Órgão"], caption: "Elo" },
        },
      ],
    },
    {
      kind: "ageBands",
      title: "Faixas",
      text: "Duas.",
      points: ["Uma regra."],
      note: "Nota.",
      bands: ["0–58", "59+"],
      strongBands: 1,
      caption: "As faixas",
    },
    {
      kind: "network",
      title: "Rede",
      intro: "O que conferimos:",
      units: [{ title: "Hospitais", text: "Internação" }],
      note: "Confirme antes.",
    },
    { kind: "states", title: "Onde", intro: "Em um estado.", states: [{ code: "RR", name: "Roraima" }] },
  ],
  form: { title: "Solicite", intro: "Conte o essencial.", agesHint: "52" },
  sideCard: { title: "Prefere conversar?", text: "Fale.", message: "Olá!", button: "Falar", hasPhone: true },
} as const satisfies CarrierPage

function plan(title: string, highlight: string | null) {
  return {
    title,
    text: `Para quem escolhe ${title}.`,
    highlight,
    terms: [{ title: "Quem contrata", text: "Você" }],
    action: { label: `Cotar ${title}`, subject: "plano_adesao" },
  }
}

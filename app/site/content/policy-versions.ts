import type { PolicySection } from "../policy/policy.ts"
import { policyOf202509 } from "./earlier-policies/2025-09.ts"
import { policyOf20261116 } from "./earlier-policies/2026-11-16.ts"
import { policyOf20261117 } from "./earlier-policies/2026-11-17.ts"

/** The earlier texts of the policy, by their day, or their month where the day is not known. */
export const earlierPolicies: Readonly<Record<string, readonly PolicySection[]>> = {
  "2026-11-17": policyOf20261117,
  "2026-11-16": policyOf20261116,
  "2025-09": policyOf202509,
}

/**
 * The newest first: the text of privacy.ts. Before that text changes, keep it word for word in `earlier-policies/` and
 * add a line here that says what changed.
 */
export const policyVersionList = [
  {
    on: "2026-11-18",
    date: "18 de novembro de 2026",
    change:
      "Diz o que acontece quando você pede para apagar os seus dados: 24 horas para desfazer e o que fica guardado à parte. Diz quais registros de acesso ficam guardados.",
  },
  {
    on: "2026-11-17",
    date: "17 de novembro de 2026",
    change:
      "O formulário passa a perguntar, se você quiser responder, o vínculo e o melhor horário para a ligação.",
  },
  {
    on: "2026-11-16",
    date: "16 de novembro de 2026",
    change:
      "Diz quem é o encarregado, com que base tratamos dados sensíveis e o que fica nos registros de acesso. Corrige o nome da ANPD.",
  },
  {
    on: "2025-09",
    date: "setembro de 2025",
    change: "Texto que ficou no site, com essa data, até 15 de novembro de 2026.",
  },
] as const

export const policyVersionTexts = {
  title: "Versões desta política",
  inForce: "em vigor",
  read: "Ler esta versão",
  earlier: "Versão anterior, que não vale mais. Fica aqui para você saber o que a política dizia.",
  current: "Ler a versão em vigor",
} as const

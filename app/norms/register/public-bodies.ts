import type { NormRow } from "../norm.ts"

/** Rules on public bodies. */
export const publicBodies = {
  "ORG-01": {
    subject: "Órgão público contrata por licitação",
    rule: "Serviços do poder público são contratados por licitação ou por contratação direta prevista em lei, inclusive credenciamento; o servidor, sozinho, não aciona esse contrato.",
    norm: "Lei 14.133/2021",
    article: "arts. 2º, V; 6º; 79",
    since: "2021-04-01",
    replaces: "Lei 8.666/1993",
    address: "https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2021/lei/l14133.htm",
    checked:
      "A: lido no texto compilado do Planalto (cópia pública de nov.–dez. 2025) (art. 2º); art. 79 por C",
    certainty: 93,
    checkedOn: "2026-11-15",
    recheckBy: "2027-11-15",
  },
} as const satisfies Record<string, NormRow>

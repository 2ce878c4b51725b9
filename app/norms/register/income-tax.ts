import type { NormRow } from "../norm.ts"

/** Rules on income tax. */
export const incomeTax = {
  "IRP-01": {
    subject: "Plano é dedutível",
    rule: "Mensalidade de plano de saúde própria e dos dependentes da declaração é dedutível, sem teto, no modelo completo.",
    norm: "Lei 9.250/1995",
    article: "art. 8º, II, a, e § 2º, I e II",
    since: "1996-01-01",
    address: "https://www.planalto.gov.br/ccivil_03/LEIS/L9250compilado.htm",
    checked: "A: lido no texto compilado do Planalto (cópia pública de nov.–dez. 2025)",
    certainty: 98,
    checkedOn: "2026-11-15",
    recheckBy: "2027-02-15",
  },
  "IRP-02": {
    subject: "Só o que não foi ressarcido",
    rule: "A parte ressarcida (auxílio do órgão ou reembolso da operadora) não é dedutível.",
    norm: "Lei 9.250/1995",
    article: "art. 8º, § 2º, IV",
    since: "1996-01-01",
    address: "https://www.planalto.gov.br/ccivil_03/LEIS/L9250compilado.htm",
    checked: "A: lido no texto compilado do Planalto (cópia pública de nov.–dez. 2025)",
    certainty: 97,
    checkedOn: "2026-11-15",
    recheckBy: "2027-02-15",
  },
  "IRP-03": {
    subject: "Pais e filhos maiores",
    rule: "Só se deduz o plano de quem é dependente na declaração: filhos até 21 (24 se na faculdade ou escola técnica); pais, só dentro do limite de renda.",
    norm: "Lei 9.250/1995",
    article: "art. 35, III, VI e § 1º",
    since: "1996-01-01",
    address: "https://www.planalto.gov.br/ccivil_03/LEIS/L9250compilado.htm",
    checked: "A: lido no texto compilado do Planalto (cópia pública de nov.–dez. 2025)",
    certainty: 97,
    checkedOn: "2026-11-15",
    recheckBy: "2027-02-15",
  },
} as const satisfies Record<string, NormRow>

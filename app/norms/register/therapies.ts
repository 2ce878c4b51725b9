import type { NormRow } from "../norm.ts"

/** Rules on therapies. */
export const therapies = {
  "TER-01": {
    subject: "TEA: método indicado",
    rule: "Nos transtornos globais do desenvolvimento, autismo incluído, a operadora oferece o método ou técnica que o médico indicar.",
    norm: "RN ANS 465/2021 com RN 539/2022",
    article: "art. 6º, § 4º",
    since: "2022-07-01",
    address: 'buscar por "RN 539/2022" em gov.br/ans (Legislação) ou bvsms.saude.gov.br',
    checked:
      "B: transcrição literal ou remissão ao artigo em guia jurídico de terceiro que declara as normas conferidas em 5/10/2026 (art. 6º, § 4º, transcrito)",
    certainty: 98,
    checkedOn: "2026-11-15",
    recheckBy: "2027-05-15",
  },
  "TER-02": {
    subject: "Fim do limite de sessões",
    rule: "Não há limite de sessões com psicólogo, fonoaudiólogo, terapeuta ocupacional e fisioterapeuta, em qualquer diagnóstico da OMS, conforme prescrição.",
    norm: "RN ANS 541/2022",
    article: "",
    since: "2022-08-01",
    address: 'buscar por "RN 541/2022" em gov.br/ans (Legislação) ou bvsms.saude.gov.br',
    checked: "B: fonte secundária (quatro fontes)",
    certainty: 96,
    checkedOn: "2026-11-15",
    recheckBy: "2027-05-15",
  },
  "TER-03": {
    subject: "STJ, Tema 1.295",
    rule: "É abusiva a limitação do número de sessões de terapia multidisciplinar (psicologia, fonoaudiologia, fisioterapia e terapia ocupacional) prescritas a pessoa com autismo.",
    norm: "STJ, Tema 1.295",
    article: "tese",
    since: "2026-03-11",
    address: 'buscar por "Tema 1295 STJ"',
    checked:
      "B: transcrição literal ou remissão ao artigo em guia jurídico de terceiro que declara as normas conferidas em 5/10/2026 (tese transcrita); Folhapress, Estadão",
    certainty: 98,
    checkedOn: "2026-11-15",
    recheckBy: "2027-05-15",
  },
} as const satisfies Record<string, NormRow>

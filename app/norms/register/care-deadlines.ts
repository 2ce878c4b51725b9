import type { NormRow } from "../norm.ts"

/** Rules on deadlines for care. */
export const careDeadlines = {
  "PRZ-01": {
    subject: "Prazos máximos de atendimento",
    rule: "Em dias úteis: consulta básica (pediatria, clínica, cirurgia geral, ginecologia e obstetrícia) 7; demais especialidades 14; psicólogo, fonoaudiólogo, nutricionista, terapeuta ocupacional e fisioterapeuta 10; dentista 7; análises clínicas 3; demais exames e hospital-dia 10; alta complexidade e internação eletiva 21; urgência imediata.",
    norm: "RN ANS 566/2022",
    article: "art. 3º, I a XVII",
    since: "2023-02-01",
    replaces: "RN 259/2011",
    address:
      "https://www.in.gov.br/web/dou/-/resolucao-normativa-ans-n-566-de-29-de-dezembro-de-2022-455439257",
    checked:
      "B: transcrição literal ou remissão ao artigo em guia jurídico de terceiro que declara as normas conferidas em 5/10/2026 (incisos transcritos, com as retificações de 17/1 e 3/2/2023)",
    certainty: 98,
    checkedOn: "2026-11-15",
    recheckBy: "2027-05-15",
  },
  "PRZ-02": {
    subject: "Qualquer profissional da rede",
    rule: "O prazo vale para um prestador da rede, não para o de preferência; conta do pedido, cumprida a carência.",
    norm: "RN ANS 566/2022",
    article: "art. 3º, §§ 1º e 2º",
    since: "",
    replaces: "RN 259/2011",
    address:
      "https://www.in.gov.br/web/dou/-/resolucao-normativa-ans-n-566-de-29-de-dezembro-de-2022-455439257",
    checked:
      "B: transcrição literal ou remissão ao artigo em guia jurídico de terceiro que declara as normas conferidas em 5/10/2026",
    certainty: 97,
    checkedOn: "2026-11-15",
    recheckBy: "2027-05-15",
  },
  "PRZ-03": {
    subject: "Sem rede no município",
    rule: "Sem prestador da rede disponível no prazo, a operadora garante atendimento fora da rede no município ou em município vizinho; se não existir nenhum, na região de saúde e, por último, com transporte de ida e volta; se o cliente teve de pagar, reembolsa por inteiro em 30 dias do pedido.",
    norm: "RN ANS 566/2022",
    article: "arts. 4º, 5º e 10, caput e § 3º",
    since: "",
    replaces: "RN 259/2011; RN 268/2011",
    address:
      "https://www.in.gov.br/web/dou/-/resolucao-normativa-ans-n-566-de-29-de-dezembro-de-2022-455439257",
    checked:
      "B: transcrição literal ou remissão ao artigo em guia jurídico de terceiro que declara as normas conferidas em 5/10/2026; Manual de Tópicos da ANS, 1ª ed., ago. 2021 (cita a norma anterior, de mesmo teor)",
    certainty: 95,
    checkedOn: "2026-11-15",
    recheckBy: "2027-05-15",
  },
  "PRZ-04": {
    subject: "Como contar",
    rule: "No prazo de atendimento o dia do pedido conta; na resposta ao pedido, conta-se do dia útil seguinte; se o prazo de atendimento for menor, vale ele.",
    norm: "RN ANS 566/2022; RN 623/2024; FAQ da ANS",
    article: "art. 3º, § 1º; art. 12, § 1º; item 18",
    since: "2025-07-01",
    address:
      "https://www.in.gov.br/web/dou/-/resolucao-normativa-ans-n-566-de-29-de-dezembro-de-2022-455439257",
    checked:
      "B: transcrição literal ou remissão ao artigo em guia jurídico de terceiro que declara as normas conferidas em 5/10/2026",
    certainty: 92,
    checkedOn: "2026-11-15",
    recheckBy: "2027-05-15",
  },
} as const satisfies Record<string, NormRow>

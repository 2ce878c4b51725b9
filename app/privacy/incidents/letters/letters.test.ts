import { expect, test } from "vitest"
import { affectedCount, lettersCount } from "../affected-people-text.ts"
import {
  anpdLetter,
  holderLetter,
  type LetterFacts,
  letterGaps,
  letterParts,
  letterText,
  type Sender,
} from "./letters.ts"

const sender: Sender = {
  name: "Corretora",
  legalName: "Corretora Exemplo Ltda.",
  cnpj: "00.000.000/0001-00",
  address: "Rua Exemplo, 1, São Paulo, SP",
  city: "São Paulo, SP",
  phone: "(11) 90000-0000",
  privacyEmail: "privacidade@exemplo.example",
  dataOfficer: "Pessoa Exemplo",
}

const whole: LetterFacts = {
  id: 3,
  kind: "envio_errado",
  description: "Uma planilha foi ao e-mail errado.",
  dataKinds: ["nome", "contato"],
  startedAt: new Date("2026-11-16T12:00:00Z"),
  endedAt: new Date("2026-11-16T13:30:00Z"),
  knownAt: new Date("2026-11-17T12:00:00Z"),
  risk: "relevante",
  riskReason: "Há telefones.",
  account: "Uma planilha com o seu nome foi ao e-mail errado.",
  dangers: "Alguém pode ligar em nosso nome.",
  measuresBefore: "Só a gestão exporta.",
  measuresTaken: "Pedimos que o arquivo fosse apagado.",
  delayReason: "",
  advice: "Desconfie de ligações.",
  leadCount: 4,
  erasedCount: 1,
  lockedProtocols: [],
  holderCount: 2,
  isLate: false,
  today: "2026-11-18",
}
const bare: LetterFacts = {
  ...whole,
  dataKinds: [],
  startedAt: null,
  account: "",
  dangers: "",
  measuresBefore: "",
  measuresTaken: "",
  advice: "",
  leadCount: 0,
}

test("[N17.05] the letter to ANPD has the six items of art. 48, § 1, and the controller", () => {
  const text = letterText(anpdLetter(whole, sender))
  for (const words of [
    "À Agência Nacional de Proteção de Dados (ANPD)",
    "art. 48 da Lei 13.709/2018 (LGPD) e da Resolução CD/ANPD 15/2024",
    "Corretora Exemplo Ltda., CNPJ 00.000.000/0001-00",
    "Encarregado: Pessoa Exemplo.",
    "envio à pessoa errada. Uma planilha foi ao e-mail errado.",
    "em 16 de novembro de 2026, entre 9h e 10h30. A empresa soube em 17 de novembro de 2026, 9h.",
    "1. Natureza dos dados afetados: nome; telefone e e-mail.",
    "2. Titulares envolvidos: pessoas que pediram cotação no site. São 4 pedidos de cotação, de 2 pessoas que podemos avisar. 1 pedido já tinha sido apagado dos nossos registros.",
    "3. Medidas técnicas e de segurança que protegiam os dados: Só a gestão exporta.",
    "4. Riscos relacionados ao incidente: Alguém pode ligar em nosso nome.",
    "5. Motivo da demora em comunicar: não se aplica",
    "6. Medidas adotadas e a adotar para reverter ou reduzir os efeitos: Pedimos que o arquivo fosse apagado.",
  ])
    expect(text).toContain(words)
  expect(text).not.toContain("a preencher")
  expect(letterGaps(whole, sender)).toEqual([])
})

test("[N17.05] the letter to a holder has the name and says what, which data, since when, what was done, what to do, whom to call", () => {
  const text = letterText(holderLetter(whole, sender, { name: "Marina Exemplo" }))
  for (const words of [
    "Olá, Marina Exemplo.",
    "O que houve. Uma planilha com o seu nome foi ao e-mail errado.",
    "Os dados envolvidos são: nome; telefone e e-mail.",
    "Em 16 de novembro de 2026, entre 9h e 10h30. Soubemos em 17 de novembro de 2026, 9h.",
    "Pedimos que o arquivo fosse apagado.",
    "Desconfie de ligações.",
    "Pessoa Exemplo, encarregado pelos dados pessoais na Corretora: (11) 90000-0000",
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/a preencher|só agora|planilha foi ao/)
})

test("[N17.05] a missing fact is a gap in the letters, and all gaps are listed", () => {
  const fields = letterGaps(bare, { ...sender, dataOfficer: "" }).map(({ field }) => field)
  expect(fields).toEqual([
    "dataKinds",
    "startedAt",
    "leads",
    "account",
    "dangers",
    "measuresBefore",
    "measuresTaken",
    "advice",
    "company",
  ])
  const anpd = letterText(anpdLetter(bare, sender))
  const holder = letterText(holderLetter(bare, sender, { name: "Ana" }))
  expect(anpd).toContain("[a preencher: quais dados foram afetados]")
  expect(anpd).toContain("desde [a preencher: desde quando], até 16 de novembro de 2026, 10h30.")
  expect(holder).toContain("[a preencher: o que o titular pode fazer]")
  expect(letterParts("Um [a preencher: x] fim").filter(({ isGap }) => isGap)).toEqual([
    { text: "[a preencher: x]", isGap: true },
  ])
})

test("after the deadline both letters say why they are late", () => {
  const late = { ...whole, isLate: true }
  expect(letterGaps(late, sender).map(({ field }) => field)).toEqual(["delayReason"])
  const explained = { ...late, delayReason: "Só então soubemos quem era." }
  expect(letterText(anpdLetter(explained, sender))).toContain("demora em comunicar: Só então")
  expect(letterText(holderLetter(explained, sender, { name: "Ana" }))).toContain(
    "Por que avisamos só agora. Só então soubemos",
  )
})

test("[N17.04] locked requests are told to the ANPD, and the page says who opens them", () => {
  const locked = { ...whole, lockedProtocols: ["WP-1111-1111"] }
  expect(JSON.stringify(anpdLetter(locked, sender))).toContain("1 pedido está bloqueado")
  expect(lettersCount(locked)).toContain("WP-1111-1111")
  expect(lettersCount(whole)).not.toContain("guardado")
  expect(affectedCount(4, 2, ["WP-1111-1111"])).toMatch(
    /^4 leads\. 1 já foi apagado .*1 está guardado à parte/,
  )
})

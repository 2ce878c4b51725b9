import { expect, test } from "vitest"
import { officeNotice, operatorLabel, subjectLabel } from "./lead-mail.ts"

const lead = {
  id: 7,
  protocol: "WP-AAAA-BBBB",
  name: "Ana <b>Lima</b>",
  email: "ana@exemplo.example",
  phone: "(11) 98765-4321",
  phoneE164: "+5511987654321",
  operadora: "sulamerica",
  subject: "SulAmérica - sulamerica_categorias",
  message: "Linha 1\nLinha 2 & fim",
  messageIsAutomatic: false,
  idade: "52, 49, 17",
  ages: [52, 49, 17],
  sourcePage: "https://site.example/",
  dueAt: new Date("2026-11-18T16:20:00-03:00"),
}
const now = new Date("2026-11-18T14:20:00-03:00")

test("the office reads labels, ages by band and the visitor's own words", () => {
  const { subject, text, html } = officeNotice(lead, now)
  expect(subject).toBe("Nova cotação WP-AAAA-BBBB: Categorias de plano")
  expect(text).toContain("Operadora: SulAmérica")
  expect(text).toContain("Idades: 52, 49, 17 (3 vidas: 1 de 0–18, 2 de 49–53)")
  expect(text).toContain("Mensagem: Linha 1\nLinha 2 & fim")
  expect(html).toContain("Ana &lt;b&gt;Lima&lt;/b&gt;")
  expect(html).toContain("Linha 1<br>Linha 2 &amp; fim")
})

test("the office reads until when it promised to call, or the bare promise", () => {
  const { text, html } = officeNotice(lead, now)
  expect(text).toContain("Prazo prometido: contato até hoje, 16h20.")
  expect(html).toContain("Prazo prometido: contato até hoje, 16h20.")
  expect(officeNotice({ ...lead, dueAt: null }, now).text).toContain("contato em até 2 horas úteis.")
})

test("labels for keys and subjects, and the stored words where none is known", () => {
  expect(["main", "porto_seguro", "medsenior", "golden_cross"].map(operatorLabel)).toEqual([
    "Formulário principal",
    "Porto Seguro",
    "MedSenior",
    "golden_cross",
  ])
  expect(subjectLabel("pessoa_fisica")).toBe("Pessoa Física")
  expect(subjectLabel("Amil - amil_empresarial")).toBe("Plano empresarial")
  expect(subjectLabel("outro")).toBe("outro")
})

import type { Offer } from "../../plans/catalogue/offers.ts"
import { formText } from "../../platform/http/form-text.ts"
import { oneLine } from "../lead/clean-text.ts"
import { checkLead, emptyValues, type FieldName, type LeadValues } from "../lead/lead.ts"

/** §2: the fields of the lead test page. */
export type TestLead = {
  name: string
  operadora: string
  subject: string
  message: string
  email: string
  phone: string
}

export const testLeadDefaults: TestLead = {
  name: "Teste Interno",
  operadora: "Amil",
  subject: "amil_adesao_servidores",
  message: "Lead de teste. Não entra na fila, nos números nem nos e-mails do escritório.",
  email: "teste@exemplo.example",
  phone: "(11) 90000-0000",
}

export function readTestLead(form: FormData): TestLead {
  return {
    name: formText(form, "name"),
    operadora: formText(form, "operadora"),
    subject: formText(form, "subject"),
    message: formText(form, "message"),
    email: formText(form, "email"),
    phone: formText(form, "phone"),
  }
}

/** An offer with the typed operadora and subject, so that checkLead can check the other fields. */
export function testOffer({ operadora, subject }: TestLead): Offer {
  return {
    id: "teste",
    operadora,
    subjects: oneLine(subject, 120) ? [{ code: subject, label: subject }] : [],
    defaultSubject: "",
    prefixesSubject: false,
    fixedSourcePage: null,
    fixedUtmSource: null,
    defaultMessage: testLeadDefaults.message,
    submitLabel: "Testar Envio de Lead",
    busyLabel: "Enviando...",
    exceptionText: "",
  }
}

export function testValues(test: TestLead): LeadValues {
  const { name, email, phone, subject, message } = test
  return { ...emptyValues(testOffer(test)), name, email, phone, subject, message }
}

const inOrder: readonly FieldName[] = ["name", "email", "phone", "subject"]

/** The first error message of §5, or null. */
export function testLeadFault(test: TestLead): string | null {
  const errors = checkLead(testValues(test), testOffer(test))
  const field = inOrder.find((name) => errors[name])
  if (field) return errors[field] ?? null
  return oneLine(test.operadora, 80) ? null : "Operadora é obrigatória"
}

/** Stored, refused with a reason, or failed with an exception. */
export type TestOutcome =
  | { kind: "stored"; protocol: string }
  | { kind: "refused"; error: string | null }
  | { kind: "thrown"; message: string | null }

const unknown = "Erro desconhecido"

/** The exact texts of §2. */
export function testOutcomeText(outcome: TestOutcome) {
  if (outcome.kind === "stored") return "Sucesso! Lead enviado com sucesso para a base de dados"
  return outcome.kind === "refused"
    ? `Erro: ${outcome.error || unknown}`
    : `Erro no envio: ${outcome.message || unknown}`
}

const servicePrefix = /^Erro de conexão: /

/** §2: the failure of the connection test, without the service's own prefix (§8), which says the same. */
export function connectionFaultText(message: string | null) {
  return message ? `Erro na conexão: ${message.replace(servicePrefix, "")}` : unknown
}

import { attemptResults } from "../app/desk/actions/attempt.ts"
import { deskIntents } from "../app/desk/actions/desk-intents.ts"
import { leadStatuses } from "../app/leads/lead/lead-status.ts"
import { goodFields } from "./visitors/posted-form.ts"

type Fields = Readonly<Record<string, string>>

/** Rows that exist, so that a request is refused for its odd field and not because its row is missing. */
export type KnownRows = {
  leadId: number
  personId: string
  incidentId: number
  slug: string
  protocol: string
}

const uuid = "3f0b8f0e-6c1d-4a58-9f5e-0c9b7f6f2d11"
const week = { "de-1-0": "09:00", "ate-1-0": "18:00", "de-6-1": "", "ate-6-1": "" }

const settingsForm = {
  intent: "publish",
  seen: "0",
  mainPhone: "(11) 3127-4408",
  email: "contato@exemplo.example",
  reason: "Linha nova.",
}
const entryForm = {
  seen: "0",
  name: "Rosa Modelo",
  role: "Pós-venda",
  isResponsible: "nao",
  reason: "Nome novo.",
}
const incidentFacts = {
  kind: "envio_errado",
  description: "Exemplo",
  dataKinds: "nome",
  knownAt: "2026-11-16T10:00",
  startedAt: "2026-11-15T10:00",
  endedAt: "",
}
const incidentTexts = {
  account: "a",
  dangers: "b",
  measuresBefore: "c",
  measuresTaken: "d",
  delayReason: "e",
  advice: "f",
}

const hoursForms: readonly Fields[] = [
  { intent: "hours", ...week },
  { intent: "absence", firstDay: "2027-01-04", lastDay: "2027-01-08", note: "Férias" },
  { intent: "return", absence: "1" },
]
/** Of no passkey that exists. */
const credential = JSON.stringify({
  id: "AAAA",
  rawId: "AAAA",
  type: "public-key",
  response: {
    clientDataJSON: "e30",
    authenticatorData: "AAAA",
    signature: "AAAA",
    attestationObject: "AAAA",
  },
  clientExtensionResults: {},
})

/**
 * The forms of every address that accepts posts, as our pages send them. Malformed forms are made from these by changing a
 * field, so that they reach the code behind the field.
 */
export function routeForms({
  leadId,
  personId,
  protocol,
}: KnownRows): Readonly<Record<string, readonly Fields[]>> {
  const lead = {
    ...goodFields,
    submission_key: uuid,
    first_page: "/amil?utm_source=x",
    last_page: "/sobre",
    elapsed_ms: "4000",
    email_consent: "on",
    recado_extra: "",
    janela: "manha",
  }
  const onLead = { version: "0", note: "Recado", from: personId, to: personId, other: String(leadId) }
  const oneLead = deskIntents.map((intent) => ({
    ...onLead,
    intent,
    at: "2026-12-01T10:00",
    result: attemptResults[0] ?? "",
    status: leadStatuses[1] ?? "",
  }))
  const onPeople = ["role", "turn-on", "end-sessions", "invite-again", "invite-anew"].map((intent) => ({
    intent,
    person: uuid,
    role: "atendente",
  }))
  return {
    "/": [lead],
    "/:carrier": [lead],
    "/cotacao": [lead],
    "/medidas": [{ name: "LCP", value: "1200", page: "/amil" }],
    "/privacidade/escolha": [
      { choice: "some", granted: "analytics", version: "1", receipt: uuid, page: "/" },
    ],
    "/privacidade/cancelar-emails/:token": [{ "List-Unsubscribe": "One-Click" }],
    "/privacidade/meus-dados": [{ email: "ana@exemplo.example" }],
    "/privacidade/meus-dados/entrar/:token": [{}],
    "/privacidade/meus-dados/ver": [{ fazer: "revogar" }, { fazer: "desfazer" }, { fazer: "sair" }],
    "/privacidade/meus-dados/corrigir/:protocol": [goodFields],
    "/privacidade/meus-dados/pedido": [{ kind: "portabilidade", message: "Quero levar meus dados." }],
    "/privacidade/meus-dados/apagar": [{ confirmo: "on" }],
    "/blog/:slug": [{}],
    "/blog/:slug/curtir": [{ referrer: "https://exemplo.example/" }],
    "/blog/:slug/visita": [{ referrer: "https://exemplo.example/" }],
    "/painel/entrar": [
      { email: "ana@exemplo.example", password: "frase qualquer sem sentido" },
      { intent: "passkey", credential },
    ],
    "/painel/entrar/codigo": [{ code: "123456" }],
    "/painel/segundo-fator": [
      { password: "frase qualquer sem sentido" },
      { uri: "otpauth://totp/x?secret=ABC", shown_code: "abcde-fghij", code: "123456" },
    ],
    "/painel/convite/:token": [{ password: "frase qualquer sem sentido" }],
    "/painel/sair": [{}],
    "/painel/confirmar": [
      { password: "frase qualquer sem sentido", code: "123456" },
      { intent: "passkey", credential },
    ],
    "/painel/entrar/chave": [{ intent: "begin" }],
    "/painel/conta": [
      { intent: "end-others" },
      { intent: "end", session: uuid },
      { intent: "forget", device: uuid },
      { intent: "codes-kept" },
    ],
    "/painel/conta/horario": hoursForms,
    "/painel/conta/senha": [{ password: "frase qualquer sem sentido" }],
    "/painel/conta/segundo-passo": [{ uri: "otpauth://totp/x?secret=ABC", code: "123456" }],
    "/painel/conta/codigos": [{ intent: "renew" }],
    "/painel/conta/chaves": [
      { intent: "begin" },
      { intent: "register", credential },
      { intent: "rename", passkey: uuid, name: "Celular" },
      { intent: "remove", passkey: uuid },
    ],
    "/painel/pausa": [{ intent: "pause" }, { intent: "resume" }],
    "/painel/leads": [{ intent: "take", lead: String(leadId) }],
    "/painel/leads/:id": oneLead,
    "/painel/calendario": [
      { intent: "holiday", day: "2027-03-19", name: "Feriado", scope: "propria" },
      { intent: "remove-holiday", day: "2027-03-19" },
      { intent: "shifts", ...week },
      { intent: "contact-hours", ...week },
    ],
    "/painel/ajustes/:area": [
      settingsForm,
      { intent: "undo", change: "1", seen: "1" },
      { intent: "up", entry: "rosa-amaral", seen: "0" },
    ],
    "/painel/ajustes/:area/:entry": [
      { ...entryForm, intent: "publish" },
      { ...entryForm, intent: "remove" },
      { intent: "undo", change: "1", seen: "1" },
    ],
    "/painel/ajustes/:area/previa": [{ ...settingsForm, page: "/sobre" }],
    "/painel/pessoas": [
      { intent: "invite", name: "Nova Pessoa", email: "nova@exemplo.example", role: "atendente" },
      { intent: "withdraw", invitation: uuid },
      ...onPeople,
    ],
    "/painel/pessoas/:id": hoursForms,
    "/painel/incidentes/novo": [{ intent: "register", ...incidentFacts }],
    "/painel/incidentes/:id": [
      { intent: "facts", version: "0", ...incidentFacts },
      { intent: "assessment", version: "0", risk: "nao_relevante", riskReason: "Motivo", ...incidentTexts },
      { intent: "add-reads", pessoa: personId, de: "2026-11-01T08:00", ate: "2026-11-16T18:00" },
      { intent: "add-protocols", protocols: "WP-0000-0000\nWP-0000-0001" },
      { intent: "withdraw", addition: "1" },
      {
        intent: "tell",
        recipient: "outro",
        toldAt: "2026-11-16T10:00",
        channel: "e-mail",
        reference: "1",
        note: "x",
      },
      { intent: "close" },
      { intent: "reopen" },
    ],
    "/painel/titulares": [{ protocol, outcome: "atendido" }],
    "/painel/titulares/guardados": [{ intent: "open", sought: protocol, reason: "Processo nº 1 da comarca" }],
    "/painel/diagnostico": [{ intent: "retry", queue: "office-mail", letter: uuid }, { intent: "verify" }],
    "/teste-supabase": [{ intent: "connection" }, { ...goodFields, intent: "lead", operadora: "main" }],
    "/blog-debug": [{ site: uuid }],
    "/blog-env": [{}],
  }
}

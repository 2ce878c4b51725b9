/** The register of incidents with personal data (norm DAD-10). */

export const incidentKinds = [
  "acesso_indevido",
  "conta_invadida",
  "envio_errado",
  "exposicao",
  "perda",
  "ataque",
  "outro",
] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** Kinds of data that a lead holds. */
export const affectedData = [
  "nome",
  "contato",
  "idades",
  "vinculo",
  "mensagem",
  "anotacoes",
  "saude",
] as const
export type AffectedData = (typeof affectedData)[number]

export const incidentRisks = ["a_avaliar", "relevante", "nao_relevante"] as const
export type IncidentRisk = (typeof incidentRisks)[number]

export const noticeRecipients = ["anpd", "titulares", "outro"] as const
export type NoticeRecipient = (typeof noticeRecipients)[number]

/** What happened and when. */
export type IncidentFacts = {
  kind: IncidentKind
  description: string
  dataKinds: readonly AffectedData[]
  /** Null while not known. */
  startedAt: Date | null
  endedAt: Date | null
  /** When the company learned of it. */
  knownAt: Date
}

/** The risk, and what the letters say. An empty text is not written yet. */
export type IncidentAssessment = {
  risk: IncidentRisk
  riskReason: string
  /** What happened, in words for the holders. */
  account: string
  dangers: string
  measuresBefore: string
  measuresTaken: string
  delayReason: string
  advice: string
}

export type Incident = IncidentFacts &
  IncidentAssessment & {
    id: number
    version: number
    createdAt: Date
    closedAt: Date | null
    /** The name of the person who registered it. */
    reporter: string
    /** How many leads were added, also those that were erased since. */
    leadCount: number
  }

/** Who was told, when, how. */
export type IncidentNotice = {
  recipient: NoticeRecipient
  toldAt: Date
  channel: string
  /** The number that the recipient gave. */
  reference: string
  note: string
}

export const longestText = 5000
export const longestChannel = 200
export const longestReference = 120
export const longestNote = 2000
/** Protocols in one form. */
export const mostProtocols = 500

/** How the audit and the pages name an incident. */
export const incidentTarget = (id: number) => `incidente:${id}`

type ClosingFacts = {
  risk: IncidentRisk
  told: readonly Pick<IncidentNotice, "recipient">[]
}
export type ClosingFault = "risk" | "anpd" | "titulares"

/** What is missing before an incident may be closed. Without relevant risk nobody has to be told. */
export function closingFaults({ risk, told }: ClosingFacts): ClosingFault[] {
  if (risk === "a_avaliar") return ["risk"]
  if (risk === "nao_relevante") return []
  const recipients = new Set(told.map(({ recipient }) => recipient))
  return (["anpd", "titulares"] as const).filter((recipient) => !recipients.has(recipient))
}

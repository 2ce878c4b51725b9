import { momentField } from "../../../desk/deadline/office-moment.ts"
import { longMoment } from "../../../locale/pt-br.ts"
import type { Incident, IncidentNotice } from "../../../privacy/incidents/incident.ts"
import { fieldText } from "../../../privacy/incidents/incident-field-text.ts"
import { dataText, recipientText, riskText } from "../../../privacy/incidents/incident-text.ts"

const unknown = "Ainda não se sabe"

/** What happened, as labels and values. */
export function describeFacts(incident: Incident) {
  const { knownAt, startedAt, endedAt, description, dataKinds } = incident
  return [
    { label: "Soubemos em", value: longMoment(knownAt) },
    { label: fieldText.startedAt.label, value: startedAt ? longMoment(startedAt) : unknown },
    { label: fieldText.endedAt.label, value: endedAt ? longMoment(endedAt) : unknown },
    {
      label: fieldText.dataKinds.label,
      value: dataKinds.map((data) => dataText[data]).join("; ") || unknown,
    },
    { label: fieldText.description.label, value: description },
  ]
}

const letterFields = ["account", "dangers", "measuresBefore", "measuresTaken", "advice"] as const

/** The risk and the texts of the letters. After the deadline its reason is due. */
export function describeAssessment(incident: Incident, isLate: boolean) {
  return [
    { label: fieldText.risk.label, value: riskText[incident.risk] },
    { label: fieldText.riskReason.label, value: incident.riskReason },
    ...letterFields.map((name) => ({ label: fieldText[name].label, value: incident[name] })),
    ...(incident.delayReason || isLate
      ? [{ label: fieldText.delayReason.label, value: incident.delayReason }]
      : []),
  ]
}

export function describeNotice({
  id,
  recipient,
  toldAt,
  channel,
  reference,
  note,
  by,
}: IncidentNotice & { id: number; by: string }) {
  return {
    id,
    who: recipientText[recipient],
    how: `${longMoment(toldAt)}: ${channel}${reference ? `, nº ${reference}` : ""}`,
    note,
    by: `Registrado por ${by}`,
  }
}

/** The stored values, for the fields of the three forms. */
export function incidentForms(incident: Incident, now: Date) {
  const { kind, description, dataKinds, startedAt, endedAt, knownAt } = incident
  const { risk, riskReason, account, dangers, measuresBefore, measuresTaken, delayReason, advice } = incident
  const field = (date: Date | null) => (date ? momentField(date) : "")
  return {
    facts: {
      text: {
        kind,
        description,
        startedAt: field(startedAt),
        endedAt: field(endedAt),
        knownAt: field(knownAt),
      },
      ticked: dataKinds,
    },
    assessment: {
      text: { risk, riskReason, account, dangers, measuresBefore, measuresTaken, delayReason, advice },
      ticked: [],
    },
    tell: { text: { toldAt: field(now) }, ticked: [] },
  }
}

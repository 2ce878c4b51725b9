import { dayOf } from "../../../locale/pt-br.ts"
import type { Db } from "../../../platform/db/db.server.ts"
import { incidentDeadline } from "../../../privacy/incidents/incident-deadline.ts"
import {
  countStoredLeads,
  listLockedProtocols,
} from "../../../privacy/incidents/incident-leads-store.server.ts"
import { findIncident, listNotices } from "../../../privacy/incidents/incident-store.server.ts"
import { countIncidentHolders } from "../../../privacy/incidents/letters/holder-store.server.ts"
import type { LetterFacts, Sender } from "../../../privacy/incidents/letters/letters.ts"
import type { Company } from "../../../site/company/company.ts"
import { brand } from "../../../site/content/brand.ts"
import { readLegalHolidays } from "./legal-holidays.server.ts"

/** The company as the letters name it. */
export function senderOf({
  legalName,
  cnpj,
  address,
  mainPhone,
  privacyEmail,
  dataOfficer,
}: Company): Sender {
  const { street, city, postalCode } = address
  return {
    name: brand.name,
    legalName,
    cnpj,
    address: `${street}, ${city}, ${postalCode}`,
    city,
    phone: mainPhone.display,
    privacyEmail,
    dataOfficer,
  }
}

/** What the letters of an incident say; null for an unknown incident. */
export async function readLetterFacts(db: Db, id: number, now: Date): Promise<LetterFacts | null> {
  const incident = await findIncident(db, id)
  if (!incident) return null
  const told = await listNotices(db, [id])
  const holidays = await readLegalHolidays(db, incident.knownAt, now)
  const stored = await countStoredLeads(db, id)
  const lockedProtocols = await listLockedProtocols(db, id)
  return {
    ...incident,
    erasedCount: incident.leadCount - stored - lockedProtocols.length,
    lockedProtocols,
    holderCount: await countIncidentHolders(db, id),
    isLate: incidentDeadline({ ...incident, told }, holidays, now).isLate,
    today: dayOf(now),
  }
}

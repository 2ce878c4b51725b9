import { type Selectable, sql } from "kysely"
import type { DB } from "../../../db/types.generated.ts"

/** Leads as the desk reads them: who serves no role of the desk sees none, and every index is within reach. */
export const deskLeads = sql<Selectable<DB["leads"]>>`desk_leads`.as("leads")

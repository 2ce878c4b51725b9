import type { Db } from "../../platform/db/db.server.ts"
import { timed } from "../../platform/time/timed.ts"
import type { Check } from "../../ui/diagnostics/check.ts"
import { readLeadAccess } from "./lead-access-store.server.ts"

type AsStaff = <T>(work: (db: Db) => Promise<T>) => Promise<T>
type Inputs = {
  settings: readonly Check[]
  /** The names of company data that are still fictional. */
  fictional: readonly string[]
}

/** The checklist of §2: database, access rules of leads, settings, company data. */
export async function leadChecks(asStaff: AsStaff, { settings, fictional }: Inputs): Promise<Check[]> {
  const access = await timed(() => asStaff(readLeadAccess))
  const accessCheck = (label: string, isGood: boolean, good: string, bad: string): Check => ({
    label,
    isGood: access.isGood && isGood,
    text: access.isGood ? (isGood ? good : bad) : "sem resposta",
  })
  const { hasIntake, hasRowSecurity, canWebRead } = access.isGood
    ? access.value
    : { hasIntake: false, hasRowSecurity: false, canWebRead: true }
  return [
    accessCheck("Banco de dados", true, `respondeu em ${access.milliseconds} ms`, ""),
    accessCheck("Função de entrada de leads", hasIntake, "presente", "ausente"),
    accessCheck("Segurança por linha em leads", hasRowSecurity, "ativa", "inativa"),
    accessCheck("Usuário web do banco sem leitura", !canWebRead, "confirmado", "consegue ler leads"),
    ...settings,
    {
      label: "Dados da empresa",
      isGood: fictional.length === 0,
      text: fictional.length === 0 ? "reais" : `fictícios: ${fictional.join(", ")}`,
    },
  ]
}

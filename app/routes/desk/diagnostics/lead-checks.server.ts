import { readLeadWalls } from "../../../leads/diagnostics/lead-access-store.server.ts"
import type { Db } from "../../../platform/db/db.server.ts"
import type { SettingFact } from "../../../platform/process/setting-fact.ts"
import { fictionalCompanyFields } from "../../../site/company/company-placeholders.ts"
import { company } from "../../../site/content/company.ts"
import { settingChecks } from "../../../staff/diagnostics/setting-checks.ts"
import type { Check } from "../../../ui/diagnostics/check.ts"
import { timed } from "./timed.server.ts"

type AsStaff = <T>(work: (db: Db) => Promise<T>) => Promise<T>

/** The checklist of §2: the database and what guards the leads, the settings, the company's data. */
export async function leadChecks(asStaff: AsStaff, settings: readonly SettingFact[]): Promise<Check[]> {
  const walls = await timed(() => asStaff(readLeadWalls))
  const wall = (label: string, isGood: boolean, good: string, bad: string): Check => ({
    label,
    isGood: walls.isGood && isGood,
    text: walls.isGood ? (isGood ? good : bad) : "sem resposta",
  })
  const { hasIntake, hasRowSecurity, canWebRead } = walls.isGood
    ? walls.value
    : { hasIntake: false, hasRowSecurity: false, canWebRead: true }
  const fictional = fictionalCompanyFields(company)
  return [
    wall("Banco de dados", true, `respondeu em ${walls.milliseconds} ms`, ""),
    wall("Função de entrada de leads", hasIntake, "presente", "ausente"),
    wall("Segurança por linha em leads", hasRowSecurity, "ativa", "desligada"),
    wall("Papel web sem leitura", !canWebRead, "confirmado", "consegue ler leads"),
    ...settingChecks(settings),
    {
      label: "Dados da empresa",
      isGood: fictional.length === 0,
      text: fictional.length === 0 ? "reais" : `fictícios: ${fictional.join(", ")}`,
    },
  ]
}

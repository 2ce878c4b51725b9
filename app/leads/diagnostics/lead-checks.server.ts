import type { Db } from "../../platform/db/db.server.ts"
import { timed } from "../../platform/time/timed.ts"
import type { Check } from "../../ui/diagnostics/check.ts"
import { readLeadAccess } from "./lead-access-store.server.ts"

type AsStaff = <T>(work: (db: Db) => Promise<T>) => Promise<T>
type Given = {
  settings: readonly Check[]
  /** The company's data that are still made up. */
  fictional: readonly string[]
}

/** The checklist of §2: the database and what guards the leads, the settings, the company's data. */
export async function leadChecks(asStaff: AsStaff, { settings, fictional }: Given): Promise<Check[]> {
  const walls = await timed(() => asStaff(readLeadAccess))
  const wall = (label: string, isGood: boolean, good: string, bad: string): Check => ({
    label,
    isGood: walls.isGood && isGood,
    text: walls.isGood ? (isGood ? good : bad) : "sem resposta",
  })
  const { hasIntake, hasRowSecurity, canWebRead } = walls.isGood
    ? walls.value
    : { hasIntake: false, hasRowSecurity: false, canWebRead: true }
  return [
    wall("Banco de dados", true, `respondeu em ${walls.milliseconds} ms`, ""),
    wall("Função de entrada de leads", hasIntake, "presente", "ausente"),
    wall("Segurança por linha em leads", hasRowSecurity, "ativa", "desligada"),
    wall("Papel web sem leitura", !canWebRead, "confirmado", "consegue ler leads"),
    ...settings,
    {
      label: "Dados da empresa",
      isGood: fictional.length === 0,
      text: fictional.length === 0 ? "reais" : `fictícios: ${fictional.join(", ")}`,
    },
  ]
}

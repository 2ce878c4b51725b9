import { href } from "react-router"
import { type NumbersPeriod, numbersPeriods } from "../../../desk/numbers/numbers.ts"
import { NumbersPage } from "../../../desk/numbers/numbers-page.tsx"
import { readPeriod } from "../../../desk/numbers/period.ts"
import { readNumbers } from "../../../desk/numbers/read-numbers.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskAccess } from "../desk-access.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import type { Route } from "./+types/numbers"

const path = href("/painel/numeros")
const exportPath = href("/painel/numeros/leads.csv")

const labels = {
  hoje: "Hoje",
  "7-dias": "7 dias",
  "30-dias": "30 dias",
  mes: "Este mês",
  inicio: "Desde o início",
  outro: "Outro período",
} as const satisfies Record<NumbersPeriod, string>

export default function Numbers({ loaderData }: Route.ComponentProps) {
  return <NumbersPage {...loaderData} action={path} />
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { person, asStaff } = context.get(deskContext)
  const { clock, log } = context.get(deskAppContext)
  const period = readPeriod(url.searchParams, clock())
  const numbers = await asStaff((db) => readNumbers({ db, log }, period, clock()))
  const { key, from, to } = numbers.period
  const span = key === "outro" ? `&de=${from}&ate=${to}` : ""
  const mayExport = deskAccess[exportPath]?.see.includes(person.role) ?? false
  return {
    numbers,
    csvHref: mayExport ? `${exportPath}?periodo=${key}${span}` : null,
    tabs: numbersPeriods.map((one) => ({
      label: labels[one],
      href: `${path}?periodo=${one}${one === "outro" ? `&de=${from}&ate=${to}` : ""}`,
      isCurrent: one === key,
    })),
  }
}

export const meta = () => deskMeta("Números")

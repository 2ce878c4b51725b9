import { type ActionFunctionArgs, href, type LoaderFunctionArgs, useNavigation } from "react-router"
import { checkLeadConnection } from "../../../leads/diagnostics/check-lead-connection.server.ts"
import { reportFailure } from "../../../leads/diagnostics/connection-report.ts"
import { leadChecks } from "../../../leads/diagnostics/lead-checks.server.ts"
import { LeadTest } from "../../../leads/diagnostics/lead-test.tsx"
import { sendTestLead } from "../../../leads/diagnostics/send-test-lead.server.ts"
import {
  connectionFaultText,
  readTestLead,
  testLeadDefaults,
  testOutcomeText,
} from "../../../leads/diagnostics/test-lead.ts"
import { operatorOptions } from "../../../plans/catalogue/carriers.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"
import { DiagnosticsPage } from "../../../staff/diagnostics/diagnostics-page.tsx"
import { settingChecks } from "../../../staff/diagnostics/setting-checks.ts"
import type { Result } from "../../../ui/diagnostics/check.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"

const path = href("/teste-supabase")

type Props = {
  loaderData: Awaited<ReturnType<typeof loader>>
  actionData?: Awaited<ReturnType<typeof action>>
}

export default function LeadTestPage({ loaderData: { checks, operators, defaults }, actionData }: Props) {
  const { formData } = useNavigation()
  const intent = formData?.get("intent")
  return (
    <DiagnosticsPage current={path}>
      <LeadTest
        operators={operators}
        values={actionData?.values ?? defaults}
        result={actionData?.result ?? null}
        busy={intent === "lead" || intent === "connection" ? intent : null}
        checks={checks}
        note="Com dados fictícios, o site só funciona em modo de demonstração. Estes são os ajustes do painel. Site e worker conferem os seus ao iniciar e não iniciam sem eles."
      />
    </DiagnosticsPage>
  )
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { environment, snapshot } = context.get(deskAppContext)
  const checks = await leadChecks(context.get(deskContext).asStaff, {
    settings: settingChecks(environment),
    fictional: snapshot.fictional,
  })
  return { checks, operators: operatorOptions(), defaults: testLeadDefaults }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const app = context.get(deskAppContext)
  const { person, asStaff } = context.get(deskContext)
  const form = await request.formData()
  const values = readTestLead(form)
  const audit = (name: string, outcome: string) =>
    asStaff((db) => insertAudit(db, { staffId: person.id, action: name, details: { outcome } }))
  const startedAt = performance.now()
  const since = () => Math.round(performance.now() - startedAt)

  if (formText(form, "intent") === "connection") {
    const report = await asStaff((db) => checkLeadConnection(db, app.log)).catch((error: unknown) => {
      app.log.warn({ err: error }, "connection test failed")
      return reportFailure(error)
    })
    const title = report.success ? report.message : connectionFaultText(report.message)
    const detail = `${since()} ms.`
    return { values, result: { isGood: report.success, title, detail } satisfies Result }
  }

  const outcome = await sendTestLead(app, values, `${app.publicUrl}${path}`)
  const detail =
    outcome.kind === "stored"
      ? `Protocolo ${outcome.protocol}, marcado como teste, ${since()} ms.`
      : `Depois de ${since()} ms.`
  await audit("lead_de_teste_enviado", outcome.kind).catch((error: unknown) =>
    app.log.error({ err: error }, "test lead not recorded in audit"),
  )
  const isGood = outcome.kind === "stored"
  return { values, result: { isGood, title: testOutcomeText(outcome), detail } satisfies Result }
}

export const meta = () => deskMeta("Teste de lead")

import { type ActionFunctionArgs, href, type LoaderFunctionArgs, useNavigation } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { errorText } from "../../../platform/text/error-text.ts"
import { describePrivacyHealth } from "../../../privacy/describe-privacy-health.ts"
import { describeHealth } from "../../../staff/diagnostics/describe-health.ts"
import { DiagnosticsPage } from "../../../staff/diagnostics/diagnostics-page.tsx"
import { Health } from "../../../staff/diagnostics/health.tsx"
import type { Result } from "../../../ui/diagnostics/check.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { retryLetters, verifyConsents } from "./health-action.server.ts"
import { readHealth } from "./read-health.server.ts"

type Props = {
  loaderData: Awaited<ReturnType<typeof loader>>
  actionData?: Awaited<ReturnType<typeof action>>
}

export default function HealthPage({ loaderData: { health }, actionData }: Props) {
  const isBusy = useNavigation().formData !== undefined
  return (
    <DiagnosticsPage current={href("/painel/diagnostico")}>
      <Health health={health} result={actionData?.result ?? null} isBusy={isBusy} />
    </DiagnosticsPage>
  )
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { clock, log } = context.get(deskAppContext)
  const now = clock()
  const facts = await readHealth({ ...context.get(deskContext), log }, now)
  return { health: { ...describeHealth(facts, now), ...describePrivacyHealth(facts, now) } }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<{ result: Result }> {
  const { log } = context.get(deskAppContext)
  const desk = context.get(deskContext)
  const form = await request.formData()
  try {
    if (formText(form, "intent") === "retry") return { result: await retryLetters(desk, form) }
    if (formText(form, "intent") === "verify") return { result: await verifyConsents(desk) }
    return { result: { isGood: false, title: "Ação não reconhecida. Nada foi alterado." } }
  } catch (error) {
    log.error({ err: error }, "diagnostics action failed")
    return { result: { isGood: false, title: `Erro: ${errorText(error) ?? "Erro desconhecido"}` } }
  }
}

export const meta = () => deskMeta("Saúde da fila")

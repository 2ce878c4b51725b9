import { type ActionFunctionArgs, href, type LoaderFunctionArgs, useNavigation } from "react-router"
import { BlogEnv } from "../../../blog/diagnostics/blog-env.tsx"
import { askReadiness } from "../../../platform/http/ask-readiness.server.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"
import { DiagnosticsPage } from "../../../staff/diagnostics/diagnostics-page.tsx"
import type { Result } from "../../../ui/diagnostics/check.ts"
import { worldContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { gateMeta } from "../sign-in/sign-in-meta.ts"

type Props = {
  loaderData: Awaited<ReturnType<typeof loader>>
  actionData?: Awaited<ReturnType<typeof action>>
}

export default function BlogEnvPage({ loaderData: { settings }, actionData }: Props) {
  const isBusy = useNavigation().formData !== undefined
  return (
    <DiagnosticsPage current={href("/blog-env")}>
      <BlogEnv settings={settings} result={actionData?.result ?? null} isBusy={isBusy} />
    </DiagnosticsPage>
  )
}

export const loader = ({ context }: LoaderFunctionArgs) => ({ settings: context.get(worldContext).settings })

export async function action({ context }: ActionFunctionArgs): Promise<{ result: Result }> {
  const { ownUrl, log } = context.get(worldContext)
  const { person, asStaff } = context.get(deskContext)
  const fault = await askReadiness(ownUrl + href("/pronto"))
  const details = { outcome: fault === null ? "ok" : "falha" }
  await asStaff((db) => insertAudit(db, { staffId: person.id, action: "conexao_testada", details })).catch(
    (error: unknown) => log.error({ err: error }, "connectivity test not written to the audit"),
  )
  return fault === null
    ? { result: { isGood: true, title: "Conexão com Supabase OK!" } }
    : { result: { isGood: false, title: "Erro de conexão com Supabase", detail: fault } }
}

export const meta = () => gateMeta("Ambiente")

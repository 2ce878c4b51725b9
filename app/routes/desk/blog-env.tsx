import { type ActionFunctionArgs, type LoaderFunctionArgs, useNavigation } from "react-router"
import { askReadiness } from "../../platform/ask-readiness.server.ts"
import { insertAudit } from "../../staff/audit-store.server.ts"
import { BlogEnv } from "../../staff/diagnostics/blog-env.tsx"
import type { Result } from "../../staff/diagnostics/check.ts"
import { DiagnosticsPage } from "../../staff/diagnostics/diagnostics-page.tsx"
import { worldContext } from "../world.ts"
import { deskContext } from "./desk-context.ts"
import { gateMeta } from "./gate-meta.ts"

export const loader = ({ context }: LoaderFunctionArgs) => ({ settings: context.get(worldContext).settings })

export const action = async ({ context }: ActionFunctionArgs): Promise<{ result: Result }> => {
  const { ownUrl, log } = context.get(worldContext)
  const { person, asStaff } = context.get(deskContext)
  const fault = await askReadiness(`${ownUrl}/pronto`)
  const details = { outcome: fault === null ? "ok" : "falha" }
  await asStaff((db) => insertAudit(db, { staffId: person.id, action: "conexao_testada", details })).catch(
    (error: unknown) => log.error({ err: error }, "connectivity test not written to the audit"),
  )
  return fault === null
    ? { result: { isGood: true, title: "Conexão com Supabase OK!" } }
    : { result: { isGood: false, title: "Erro de conexão com Supabase", detail: fault } }
}

export const meta = () => gateMeta("Ambiente")

type Props = {
  loaderData: Awaited<ReturnType<typeof loader>>
  actionData?: Awaited<ReturnType<typeof action>>
}

export default function BlogEnvPage({ loaderData: { settings }, actionData }: Props) {
  const isBusy = useNavigation().formData !== undefined
  return (
    <DiagnosticsPage current="/blog-env">
      <BlogEnv settings={settings} result={actionData?.result ?? null} isBusy={isBusy} />
    </DiagnosticsPage>
  )
}

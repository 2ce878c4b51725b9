import { type ActionFunctionArgs, href, type LoaderFunctionArgs, useNavigation } from "react-router"
import { BlogEnv } from "../../../blog/diagnostics/blog-env.tsx"
import { checkReadiness } from "../../../platform/http/check-readiness.server.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"
import { DiagnosticsPage } from "../../../staff/diagnostics/diagnostics-page.tsx"
import type { Result } from "../../../ui/diagnostics/check.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"

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

export function loader({ context }: LoaderFunctionArgs) {
  return { settings: context.get(deskAppContext).environment }
}

export async function action({ context }: ActionFunctionArgs): Promise<{ result: Result }> {
  const { ownUrl, log } = context.get(deskAppContext)
  const { person, asStaff } = context.get(deskContext)
  const readiness = await checkReadiness(ownUrl + href("/pronto"))
  const details = { outcome: readiness.isReady ? "ok" : "falha" }
  await asStaff((db) => insertAudit(db, { staffId: person.id, action: "conexao_testada", details })).catch(
    (error: unknown) => log.error({ err: error }, "connectivity test not recorded in audit"),
  )
  return readiness.isReady
    ? { result: { isGood: true, title: "Conexão com Supabase OK!" } }
    : {
        result: {
          isGood: false,
          title: "Erro de conexão com Supabase",
          detail: readiness.fault ?? "falha desconhecida",
        },
      }
}

export const meta = () => deskMeta("Ambiente")

import { type ActionFunctionArgs, href, type LoaderFunctionArgs, useNavigation } from "react-router"
import { activateSite } from "../../../blog/diagnostics/activate-site.server.ts"
import { BlogDebug } from "../../../blog/diagnostics/blog-debug.tsx"
import { postCountFacts } from "../../../blog/diagnostics/post-count-facts.ts"
import { countPosts, findOurSite, listSites } from "../../../blog/diagnostics/site-store.server.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { errorText } from "../../../platform/text/error-text.ts"
import { readUuid } from "../../../platform/text/random-uuid.ts"
import { timed } from "../../../platform/time/timed.ts"
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

export default function BlogDebugPage({ loaderData, actionData }: Props) {
  const isBusy = useNavigation().formData !== undefined
  return (
    <DiagnosticsPage current={href("/blog-debug")}>
      <BlogDebug {...loaderData} activation={actionData?.activation ?? null} isBusy={isBusy} />
    </DiagnosticsPage>
  )
}

function siteFault(reason: string | null): Result {
  return {
    isGood: false,
    title: `Erro ao ler site: ${reason ?? "nenhum site com o identificador do blog"}`,
  }
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { asStaff } = context.get(deskContext)
  const site = await timed(() => asStaff(findOurSite))
  const counts = await timed(() => asStaff(countPosts))
  const sites = await timed(() => asStaff(listSites))
  const connection: Result = counts.isGood
    ? {
        isGood: true,
        title: "Conexão com o banco de dados",
        detail: `Respondeu em ${counts.milliseconds} ms.`,
      }
    : { isGood: false, title: `Erro de conexão: ${counts.fault ?? "falha desconhecida"}` }
  return {
    connection,
    site: site.isGood ? site.value : null,
    siteFault: site.isGood
      ? site.value
        ? null
        : siteFault(null)
      : siteFault(site.fault ?? "falha desconhecida"),
    counts: counts.isGood ? postCountFacts(counts.value) : null,
    sites: sites.isGood ? sites.value : null,
  }
}

/** §4: 'Ativar Site'. */
export async function action({ request, context }: ActionFunctionArgs): Promise<{ activation: Result }> {
  const { log } = context.get(deskAppContext)
  const { person, asStaff } = context.get(deskContext)
  const failed = (reason: string) => ({
    activation: { isGood: false, title: `Erro ao ativar site: ${reason}` },
  })
  const id = readUuid(formText(await request.formData(), "site"))
  if (!id) return failed("identificador inválido")
  try {
    const outcome = await asStaff((db) =>
      activateSite(db, id, (inside) =>
        insertAudit(inside, { staffId: person.id, action: "site_ativado", target: id }),
      ),
    )
    return outcome === "activated"
      ? { activation: { isGood: true, title: "✅ Site ativado com sucesso!" } }
      : failed("nenhum site com este identificador")
  } catch (error) {
    log.error({ err: error }, "site not activated")
    return failed(errorText(error) ?? "falha desconhecida")
  }
}

export const meta = () => deskMeta("Diagnóstico do blog")

import type { LoaderFunctionArgs } from "react-router"
import { href } from "react-router"
import { siteId } from "../../../blog/blog-site.ts"
import { BlogTest } from "../../../blog/diagnostics/blog-test.tsx"
import { postCountFacts } from "../../../blog/diagnostics/post-count-facts.ts"
import { countPosts, listSites } from "../../../blog/diagnostics/site-store.server.ts"
import { type ServiceTrial, tryBlogService } from "../../../blog/diagnostics/try-blog-service.server.ts"
import { counted } from "../../../locale/pt-br.ts"
import { timed } from "../../../platform/time/timed.ts"
import { DiagnosticsPage } from "../../../staff/diagnostics/diagnostics-page.tsx"
import { settingChecks } from "../../../staff/diagnostics/setting-checks.ts"
import type { Result } from "../../../ui/diagnostics/check.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"

const unknown = "falha desconhecida"

export default function BlogTestPage({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return (
    <DiagnosticsPage current={href("/blog-test")}>
      <BlogTest {...loaderData} />
    </DiagnosticsPage>
  )
}

function serviceResult(trial: ServiceTrial): Result {
  if (trial.source === "service")
    return {
      isGood: true,
      title: `O serviço do blog respondeu: ${counted(trial.total, "post visível", "posts visíveis")}`,
    }
  const title = `O serviço do blog falhou: ${trial.fault ?? unknown}`
  return trial.source === "direct"
    ? {
        isGood: false,
        title,
        detail: `A consulta direta respondeu com ${counted(trial.titles.length, "post", "posts")}.`,
      }
    : { isGood: false, title, detail: `A consulta direta também falhou: ${trial.directFault ?? unknown}` }
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { environment, db } = context.get(deskAppContext)
  const { asStaff } = context.get(deskContext)
  const counts = await timed(() => asStaff(countPosts))
  const sites = await timed(() => asStaff(listSites))
  const service = await timed(() => asStaff((direct) => tryBlogService(db, direct)))
  const trial: ServiceTrial = service.isGood
    ? service.value
    : { source: "none", fault: service.fault, directFault: service.fault }
  return {
    checks: [{ label: "Site do blog", isGood: true, text: siteId }, ...settingChecks(environment)],
    connection: (sites.isGood
      ? {
          isGood: true,
          title: "Conexão com o banco de dados",
          detail: `Respondeu em ${sites.milliseconds} ms, ${counted(sites.value.length, "site", "sites")}.`,
        }
      : { isGood: false, title: `Erro de conexão: ${sites.fault ?? unknown}` }) satisfies Result,
    counts: counts.isGood ? postCountFacts(counts.value) : null,
    service: serviceResult(trial),
    titles: trial.source === "none" ? [] : trial.titles,
  }
}

export const meta = () => deskMeta("Teste do blog")

import type { ReactNode } from "react"
import { href } from "react-router"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { ViewTabs } from "../../ui/layout/view-tabs.tsx"

const pages = [
  { label: "Teste de lead", href: href("/teste-supabase") },
  { label: "Blog", href: href("/blog-debug") },
  { label: "Serviço", href: href("/blog-test") },
  { label: "Ambiente", href: href("/blog-env") },
  { label: "Saúde da fila", href: href("/painel/diagnostico") },
]

type Props = { current: string; children: ReactNode }

/** The head and the tabs of the five diagnostics pages. */
export function DiagnosticsPage({ current, children }: Props) {
  return (
    <>
      <PageHead title="Diagnóstico">
        <p>Só para a administração. Nada fica em cache, e os segredos aparecem mascarados.</p>
      </PageHead>
      <ViewTabs
        label="Diagnóstico"
        tabs={pages.map((page) => ({ ...page, isCurrent: page.href === current }))}
      />
      {children}
    </>
  )
}

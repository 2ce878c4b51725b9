import { PageHead } from "../../ui/layout/page-head.tsx"
import { ViewTabs } from "../../ui/layout/view-tabs.tsx"
import { DeskFrame } from "./desk-frame.tsx"
import { sampleAddresses, sampleNavItems, sampleOffice, samplePerson } from "./sample-desk.ts"

const tabs = ["Teste de lead", "Blog", "Serviço", "Ambiente", "Saúde da fila"].map((label, index) => ({
  label,
  href: `#aba-${index}`,
  isCurrent: index === 0,
}))

export function AdministrationPage() {
  return (
    <DeskFrame
      navItems={sampleNavItems("Diagnóstico")}
      office={sampleOffice}
      person={samplePerson}
      addresses={sampleAddresses}
    >
      <PageHead title="Diagnóstico">
        <p>Só para a administração. Nada fica em cache, e os segredos aparecem mascarados.</p>
      </PageHead>
      <ViewTabs label="Diagnóstico" tabs={tabs} />
    </DeskFrame>
  )
}

/** A writer of articles has one item in the navigation, no office hours and no pause button. */
export function WriterPage() {
  return (
    <DeskFrame
      navItems={[{ label: "Artigos", href: "#artigos", tile: "f0", isMain: true, isCurrent: true }]}
      office={null}
      person={{ name: "Caio Amostra", isPaused: false }}
      addresses={{ ...sampleAddresses, pause: null }}
    >
      <PageHead title="Artigos" />
    </DeskFrame>
  )
}

export function PausedPage() {
  return (
    <DeskFrame
      navItems={sampleNavItems("Leads")}
      office={{ time: "21h10", hoursText: "Fechado, abre seg. às 8h" }}
      person={{ ...samplePerson, isPaused: true }}
      addresses={sampleAddresses}
    >
      <PageHead title="Fila de leads" />
    </DeskFrame>
  )
}

import { CompactStyle } from "./compact-style.tsx"
import { Facts } from "./facts.tsx"
import { KeyLegend } from "./key-legend.tsx"
import { PageHead } from "./page-head.tsx"
import { Sheet, SheetBlock } from "./sheet.tsx"
import { ViewTabs } from "./view-tabs.tsx"

/** Opens alone, because a page has only one main heading. */
export function TwoColumnsPage() {
  return (
    <CompactStyle>
      <main>
        <PageHead title="Uma folha">
          <p>Cabeçalho, listas, duas colunas e atalhos.</p>
        </PageHead>
        <ViewTabs
          label="Listas"
          tabs={[
            { label: "Fila", href: "#fila", count: "9", isCurrent: true },
            { label: "Todos", href: "#todos", count: "1.284" },
          ]}
        />
        <Sheet
          left={
            <SheetBlock title="Pessoa" aside="mesmo telefone" order={1}>
              <Facts
                of={[
                  { label: "Telefone", value: "(11) 90000-0001" },
                  { label: "Página", value: "https://webplan.example/um-caminho-bem-comprido/que-nao-cabe" },
                ]}
              />
            </SheetBlock>
          }
          right={
            <SheetBlock title="Pedido" order={0}>
              <p>Vem primeiro no celular.</p>
            </SheetBlock>
          }
        />
        <KeyLegend
          label="Atalhos de teclado"
          keys={[
            ["J", "descer"],
            ["Esc", "voltar"],
          ]}
        />
      </main>
    </CompactStyle>
  )
}

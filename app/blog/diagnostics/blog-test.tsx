import { href } from "react-router"
import { checkStates, checksInOrder } from "../../locale/control-texts.ts"
import { type Check, countPassed, type Result } from "../../ui/diagnostics/check.ts"
import { Checklist, ReportFacts } from "../../ui/diagnostics/checklist.tsx"
import style from "../../ui/diagnostics/diagnostics.module.css"
import { Outcome } from "../../ui/diagnostics/outcome.tsx"
import { TwoColumns } from "../../ui/diagnostics/two-columns.tsx"
import { Block } from "../../ui/layout/block.tsx"

type Props = {
  checks: readonly Check[]
  connection: Result
  counts: readonly { label: string; text: string }[] | null
  service: Result
  titles: readonly string[]
}

/** The page /blog-test (§2) shows configuration, connection, counts, and a test of the service with its fallback. */
export function BlogTest({ checks, connection, counts, service, titles }: Props) {
  return (
    <TwoColumns>
      <div>
        <Block id="conexao" title="Conexão" side={<code>{href("/blog-test")}</code>}>
          <Outcome result={connection} />
        </Block>
        <Block id="contagens" title="Contagens">
          {counts ? <ReportFacts facts={counts} /> : <p className={style.failed}>Não foi possível contar.</p>}
        </Block>
        <Block id="servico" title="Teste do serviço">
          <Outcome result={service} />
          {titles.length > 0 && (
            <ul>
              {titles.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          )}
        </Block>
      </div>
      <Block id="configuracao" title="Configuração" side={checksInOrder(countPassed(checks), checks.length)}>
        <Checklist checks={checks} states={checkStates} />
      </Block>
    </TwoColumns>
  )
}

import { href } from "react-router"
import { checkStates, checksInOrder } from "../../locale/control-texts.ts"
import { type Check, countGood, type Result } from "../../ui/diagnostics/check.ts"
import { Checklist, ReportFacts } from "../../ui/diagnostics/checklist.tsx"
import { Outcome } from "../../ui/diagnostics/outcome.tsx"
import style from "../../ui/diagnostics/pieces.module.css"
import { TwoColumns } from "../../ui/diagnostics/two-columns.tsx"
import { Block } from "../../ui/layout/block.tsx"

type Props = {
  checks: readonly Check[]
  connection: Result
  counts: readonly { label: string; text: string }[] | null
  service: Result
  titles: readonly string[]
}

/** §2: configuration, connection, counts, service test with fallback. */
export function BlogTest({ checks, connection, counts, service, titles }: Props) {
  return (
    <TwoColumns>
      <div>
        <Block id="conexao" title="Conexão" side={<code>{href("/blog-test")}</code>}>
          <Outcome result={connection} />
        </Block>
        <Block id="contagens" title="Contagens">
          {counts ? <ReportFacts facts={counts} /> : <p className={style.ill}>Não foi possível contar.</p>}
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
      <Block id="configuracao" title="Configuração" side={checksInOrder(countGood(checks), checks.length)}>
        <Checklist checks={checks} states={checkStates} />
      </Block>
    </TwoColumns>
  )
}

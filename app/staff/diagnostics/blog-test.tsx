import { Block } from "../../ui/block.tsx"
import { type Check, checksInOrder, type Result } from "./check.ts"
import { Checklist, Facts } from "./checklist.tsx"
import { Outcome } from "./outcome.tsx"
import { Pair } from "./pair.tsx"
import style from "./pieces.module.css"

type Props = {
  checks: readonly Check[]
  connection: Result
  counts: readonly { label: string; text: string }[] | null
  service: Result
  titles: readonly string[]
}

/** §2: configuration, connection, counts, service test with fallback. */
export const BlogTest = ({ checks, connection, counts, service, titles }: Props) => (
  <Pair>
    <div>
      <Block id="conexao" title="Conexão" side={<code>/blog-test</code>}>
        <Outcome result={connection} />
      </Block>
      <Block id="contagens" title="Contagens">
        {counts ? <Facts facts={counts} /> : <p className={style.ill}>Não foi possível contar.</p>}
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
    <Block id="configuracao" title="Configuração" side={checksInOrder(checks)}>
      <Checklist checks={checks} />
    </Block>
  </Pair>
)

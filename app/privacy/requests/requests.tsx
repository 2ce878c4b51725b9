import { refusalBlock } from "../../locale/control-texts.ts"
import { law } from "../../norms/law.ts"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { Block, BlockPages, BlockRefusal, BlockTable } from "../../ui/layout/block.tsx"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { answerDays } from "../holder/holder.ts"
import { type OpenRequest, RequestToAnswer } from "./request-to-answer.tsx"

export type DoneRequest = {
  protocol: string
  kind: string
  opened: string
  done: string
  outcome: string
  leads: string
}

export type PendingErasureRow = {
  protocol: string
  opened: string
  undoUntil: string
  leads: string
  contracts: string
}

type Props = {
  open: readonly OpenRequest[]
  /** Erasures that can still be undone. */
  erasures: readonly PendingErasureRow[]
  /** Where locked leads are opened; null for those who may not. */
  lockedHref: string | null
  done: readonly DoneRequest[]
  olderHref: string | null
  newestHref: string | null
  news: string | null
  refusal: { title: string; text: string } | null
}

const deadlineText = law(
  `A LGPD, art. 19, dá ${answerDays} dias para a declaração completa de acesso. Usamos o mesmo prazo para todos os pedidos.`,
  "DAD-06",
)

const columns = ["Pedido", "Tipo", "Recebido", "Encerrado", "Como terminou", "Leads"]

/** Requests of holders to the office, open ones first. */
export function HolderRequests(props: Props) {
  const { open, erasures, lockedHref, done, olderHref, newestHref, news, refusal } = props
  return (
    <>
      {news && <NewsBar tone="done">{news}</NewsBar>}
      <PageHead title="Titulares">
        <p>{`${openText(open.length)} ${deadlineText}`}</p>
      </PageHead>
      <BlockRefusal {...refusalBlock} refusal={refusal} />
      <Block id="abertos" title="A responder">
        {open.length === 0 ? (
          <p>Nenhum pedido aberto.</p>
        ) : (
          <>
            <p>
              Responda primeiro por e-mail e depois encerre aqui. Ao encerrar, o e-mail e a mensagem do
              titular são apagados de vez.
            </p>
            {open.map((request) => (
              <RequestToAnswer key={request.protocol} {...request} />
            ))}
          </>
        )}
      </Block>
      {(erasures.length > 0 || lockedHref) && (
        <Block
          id="apagar"
          title="Pedidos de eliminação"
          side={lockedHref && <a href={lockedHref}>Pedidos guardados à parte</a>}
        >
          {erasures.length === 0 ? (
            <p>Nenhum pedido de eliminação em andamento.</p>
          ) : (
            <Erasures rows={erasures} />
          )}
        </Block>
      )}
      <Block id="encerrados" title="Encerrados">
        {done.length === 0 ? <p>Nenhum pedido encerrado.</p> : <Done done={done} />}
      </Block>
      {(newestHref || olderHref) && (
        <BlockPages label="Páginas dos encerrados">
          {newestHref && <a href={newestHref}>Mais novos</a>}
          {olderHref && <a href={olderHref}>Mais antigos</a>}
        </BlockPages>
      )}
    </>
  )
}

function Erasures({ rows }: { rows: Props["erasures"] }) {
  return (
    <>
      <p>
        Estes leads já saíram de todas as listas. O titular pode desfazer até a hora marcada; depois, o
        sistema apaga sozinho. Contratos ficam guardados à parte.
      </p>
      <BlockTable
        label="Pedidos de eliminação"
        columns={["Pedido", "Recebido", "Pode desfazer até", "Leads a apagar", "Contratos"]}
      >
        {rows.map(({ protocol, opened, undoUntil, leads, contracts }) => (
          <tr key={protocol}>
            <th scope="row">{protocol}</th>
            <td>{opened}</td>
            <td>{undoUntil}</td>
            <td>{leads}</td>
            <td>{contracts}</td>
          </tr>
        ))}
      </BlockTable>
    </>
  )
}

function Done({ done }: Pick<Props, "done">) {
  return (
    <BlockTable label="Pedidos encerrados" columns={columns}>
      {done.map((request) => (
        <tr key={request.protocol}>
          <th scope="row">{request.protocol}</th>
          <td>{request.kind}</td>
          <td>{request.opened}</td>
          <td>{request.done}</td>
          <td>{request.outcome}</td>
          <td>{request.leads}</td>
        </tr>
      ))}
    </BlockTable>
  )
}

function openText(count: number) {
  return count === 0
    ? "Nenhum pedido aguarda resposta."
    : count === 1
      ? "1 pedido aguarda resposta."
      : `${count} pedidos aguardam resposta.`
}

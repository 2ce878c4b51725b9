import { Form } from "react-router"
import { grouped } from "../../locale/pt-br.ts"
import { Button } from "../../ui/controls/button.tsx"
import style from "../../ui/diagnostics/diagnostics.module.css"
import { Block, BlockTable } from "../../ui/layout/block.tsx"
import { Row } from "../../ui/layout/row.tsx"
import { CheckIcon, WarningIcon } from "../../ui/tiles/icon.tsx"
import type { HealthView } from "./health-view.ts"

export function HealthQueues({ queues, summary, readAt }: Pick<HealthView, "queues" | "summary" | "readAt">) {
  return (
    <Block
      id="fila"
      title="Saúde da fila"
      side={`${queues ? `${summary} ` : ""}Atualizado ${/^[01]h/.test(readAt) ? "à" : "às"} ${readAt}.`}
    >
      {queues ? (
        <BlockTable label="Filas de trabalho">
          <thead>
            <tr>
              <th scope="col">Fila</th>
              <th scope="col">Estado</th>
              {["Na fila", "Vão ser tentadas de novo", "Falharam", "Mais antiga"].map((heading) => (
                <th key={heading} scope="col" className={style.number}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {queues.map(({ queue, label, state, waiting, failed, dead, oldest }) => (
              <tr key={queue}>
                <th scope="row">{label}</th>
                <td>
                  <span className={`${style.state} ${state.isGood ? style.passed : style.failed}`}>
                    {state.isGood ? <CheckIcon /> : <WarningIcon />}
                    {state.text}
                  </span>
                </td>
                <td className={style.number}>{grouped(waiting)}</td>
                <td className={style.number}>{grouped(failed)}</td>
                <td className={style.number}>{grouped(dead)}</td>
                <td className={style.number}>{oldest}</td>
              </tr>
            ))}
          </tbody>
        </BlockTable>
      ) : (
        <p className={style.failed}>Não foi possível ler as filas.</p>
      )}
    </Block>
  )
}

function Retry({ queue, letter, isBusy }: { queue: string; letter?: string; isBusy: boolean }) {
  return (
    <Form method="post">
      <input type="hidden" name="queue" value={queue} />
      {letter && <input type="hidden" name="letter" value={letter} />}
      <Button look="quiet" type="submit" name="intent" value="retry" disabled={isBusy}>
        {letter ? "Tentar de novo" : "Tentar todas"}
      </Button>
    </Form>
  )
}

export function DeadLetters({ letters, isBusy }: Pick<HealthView, "letters"> & { isBusy: boolean }) {
  const queues = [...new Set(letters?.map(({ queue }) => queue))]
  const [only] = queues
  return (
    <Block
      id="mortas"
      title="Mensagens que falharam"
      side={only && queues.length === 1 && <Retry queue={only} isBusy={isBusy} />}
    >
      {letters === null && <p className={style.failed}>Não foi possível ler as mensagens que falharam.</p>}
      {letters?.length === 0 && <p>Nenhuma. Uma mensagem só entra aqui depois da última tentativa.</p>}
      {letters?.map(({ id, queue, title, text, fault, leadHref }) => (
        <div key={id} className={style.letter}>
          <strong>{title}</strong>
          <span>
            {text} <code>{fault}</code>
          </span>
          <Row>
            <Retry queue={queue} letter={id} isBusy={isBusy} />
            {leadHref && <a href={leadHref}>Abrir o lead</a>}
          </Row>
        </div>
      ))}
    </Block>
  )
}

import { Form } from "react-router"
import { law } from "../../norms/law.ts"
import { Button } from "../../ui/controls/button.tsx"
import type { Result } from "../../ui/diagnostics/check.ts"
import { ReportFacts } from "../../ui/diagnostics/checklist.tsx"
import style from "../../ui/diagnostics/diagnostics.module.css"
import { Outcome } from "../../ui/diagnostics/outcome.tsx"
import { TwoColumns } from "../../ui/diagnostics/two-columns.tsx"
import { Block, BlockTable } from "../../ui/layout/block.tsx"
import { DeadLetters, HealthQueues } from "./health-queues.tsx"
import type { HealthView } from "./health-view.ts"

type Lines = readonly { label: string; text: string }[] | null

type Props = { health: HealthView; result: Result | null; isBusy: boolean }

export function Health({ health, result, isBusy }: Props) {
  return (
    <>
      <HealthQueues {...health} />
      <Outcome result={result} />
      <TwoColumns>
        <DeadLetters letters={health.letters} isBusy={isBusy} />
        <div>
          <Part id="base" title="Banco de dados" lines={health.server} none="" />
          <Part id="backups" title="Backups" lines={health.backups} none="Nenhum backup registrado." />
          <Part
            id="medidas"
            title="Velocidade das páginas, p75"
            lines={health.vitals}
            none="Nenhuma medição nos últimos 28 dias: só medimos a visita de quem autorizou."
          />
        </div>
      </TwoColumns>
      <TwoColumns>
        <div>
          <SlowQueries slow={health.slow} />
          <Requests requests={health.requests} />
        </div>
        <div>
          <Part id="prazos" title="Eliminação por prazo" lines={health.retention} none="Nenhuma regra." />
          <Part id="registro" title="Registro de consentimentos" lines={health.ledger} none="Ainda vazio." />
          <Block id="conferir" title="Conferir o registro">
            <Form method="post">
              <Button look="quiet" type="submit" name="intent" value="verify" disabled={isBusy}>
                Conferir agora
              </Button>
            </Form>
          </Block>
        </div>
      </TwoColumns>
    </>
  )
}

function Part({ id, title, lines, none }: { id: string; title: string; lines: Lines; none: string }) {
  return (
    <Block id={id} title={title}>
      {lines === null && <p className={style.failed}>Não foi possível ler esta parte.</p>}
      {lines?.length === 0 && <p>{none}</p>}
      {lines && lines.length > 0 && <ReportFacts facts={lines} />}
    </Block>
  )
}

function SlowQueries({ slow }: Pick<HealthView, "slow">) {
  return (
    <Block id="lentas" title="Consultas lentas" side={slow?.origin}>
      {slow === null && <p className={style.failed}>Não foi possível ler esta parte.</p>}
      {slow?.lines.length === 0 && <p>Nenhuma consulta lenta agora.</p>}
      {slow?.lines.map(({ time, statement }) => (
        <div key={`${time} ${statement}`} className={style.letter}>
          <strong>{time}</strong>
          <code>{statement}</code>
        </div>
      ))}
    </Block>
  )
}

function Requests({ requests }: Pick<HealthView, "requests">) {
  return (
    <Block
      id="titulares"
      title="Pedidos de titulares"
      side={law("LGPD, art. 19: 15 dias para a declaração completa", "DAD-06")}
    >
      {requests === null && <p className={style.failed}>Não foi possível ler esta parte.</p>}
      {requests?.length === 0 && <p>Nenhum pedido em aberto.</p>}
      {requests && requests.length > 0 && (
        <BlockTable label="Lista de pedidos" columns={["Protocolo", "Pedido", "Aberto em", "Prazo"]}>
          {requests.map(({ protocol, kind, opened, left, isLate }) => (
            <tr key={protocol}>
              <th scope="row">{protocol}</th>
              <td>{kind}</td>
              <td>{opened}</td>
              <td className={isLate ? style.failed : undefined}>{left}</td>
            </tr>
          ))}
        </BlockTable>
      )}
    </Block>
  )
}

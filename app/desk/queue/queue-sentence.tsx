import { grouped } from "../../locale/pt-br.ts"
import { durationText } from "../desk-time.ts"

/** Counts of the whole queue, not only of the current page. */
export type Waiting = { count: number; late: number; nextMinutes: number | null }

/** '9 pessoas esperam. Um prazo venceu; o próximo vence em 12 min.' */
export function QueueSentence({ waiting }: { waiting: Waiting | null }) {
  if (!waiting) return <p>Não deu para contar agora quem espera.</p>
  const { count, late, nextMinutes } = waiting
  if (count === 0) return <p>Ninguém espera o primeiro contato.</p>
  const next = nextMinutes !== null && (
    <>
      {late > 0 ? "o próximo" : "O próximo prazo"} vence em <b>{durationText(nextMinutes)}</b>
    </>
  )
  return (
    <p>
      <b>{count === 1 ? "1 pessoa" : `${grouped(count)} pessoas`}</b> {count === 1 ? "espera" : "esperam"}.{" "}
      {late > 0 && lateText(late)}
      {late > 0 && next && "; "}
      {next}
      {(late > 0 || next) && "."}
    </p>
  )
}

const lateText = (late: number) => (late === 1 ? "Um prazo venceu" : `${grouped(late)} prazos venceram`)

import { grouped } from "../../locale/pt-br.ts"
import { durationText } from "../desk-time.ts"

/** Counts of the whole queue, not only of the current page. */
export type Waiting = { count: number; late: number; nextMinutes: number | null }

/** '9 leads aguardam o primeiro contato. Um prazo venceu; o próximo vence em 12 min.' */
export function QueueSentence({ waiting }: { waiting: Waiting | null }) {
  if (!waiting) return <p>Não foi possível contar agora os leads que aguardam contato.</p>
  const { count, late, nextMinutes } = waiting
  if (count === 0) return <p>Nenhum lead aguarda o primeiro contato.</p>
  const next = nextMinutes !== null && (
    <>
      {late > 0 ? "o próximo" : "O próximo prazo"} vence em <b>{durationText(nextMinutes)}</b>
    </>
  )
  return (
    <p>
      <b>{count === 1 ? "1 lead" : `${grouped(count)} leads`}</b> {count === 1 ? "aguarda" : "aguardam"} o
      primeiro contato. {late > 0 && lateText(late)}
      {late > 0 && next && "; "}
      {next}
      {(late > 0 || next) && "."}
    </p>
  )
}

const lateText = (late: number) => (late === 1 ? "Um prazo venceu" : `${grouped(late)} prazos venceram`)

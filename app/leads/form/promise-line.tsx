import { useEffect, useState } from "react"
import { ClockIcon } from "../../ui/tiles/icon.tsx"
import { contactDeadline, periodsOf, type UpcomingHours } from "../deadline/contact-deadline.ts"
import { deadlineText, startText } from "../deadline/promise-text.ts"
import { promisedWorkingHours, promisePhrase } from "../lead/lead.ts"
import style from "./promise-line.module.css"

/** What a page says about the promise before a form is sent. */
export type PromiseHours = {
  upcoming: UpcomingHours
  /** The office hours in words. */
  opening: string
}

type Props = { hours: PromiseHours | null; preferred: string }

const refreshMs = 20_000

/**
 * D78: the present promise, before sending. The page may come from a cache, so the server writes only what is true at any
 * time; in the browser the deadline of this minute takes its place.
 */
export function PromiseLine({ hours, preferred }: Props) {
  const now = useNow()
  const workingPeriods = periodsOf(hours?.upcoming ?? [])
  const deadline = now && contactDeadline(workingPeriods, now, preferred)
  if (!now || !deadline)
    return (
      <p className={style.promise}>
        <ClockIcon />
        <span>
          Ligamos em <b>{promisePhrase}</b>
          {" depois do envio."}
          {hours?.opening && <small>{hours.opening}</small>}
        </span>
      </p>
    )
  const [next] = workingPeriods(now)
  const isClosed = next !== undefined && next.start > now.getTime()
  return (
    <p className={style.promise}>
      <ClockIcon />
      <span>
        Se você enviar agora, ligamos <b>{deadlineText(deadline, now, preferred)}</b>.
        {isClosed && !preferred && (
          <small>
            O prazo de {promisedWorkingHours} horas úteis começa a contar{" "}
            {startText(new Date(next.start), now)}.
          </small>
        )}
      </span>
    </p>
  )
}

/** Null on the server and until the script runs. */
function useNow() {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const update = () => setNow(new Date())
    update()
    const timer = setInterval(update, refreshMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

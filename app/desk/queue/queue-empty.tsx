import type { ReactNode } from "react"
import { classNames } from "../../ui/class-names.ts"
import { ButtonLink } from "../../ui/controls/button.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import type { DaySummary } from "../today/day-summary.ts"
import style from "./queue-empty.module.css"

const calmWall = `
  l0a l0a q2ae q3ae l0a l0a
  f1ae l0a l0a l0a m0ae l0a
  f0ac c0at c0at c0ats c0at f1ab`

export type WayOn = { label: string; href: string }

/** Nobody waits: the good news, and what there is to do meanwhile. */
export function QueueDone({ day, ways }: { day: DaySummary | null; ways: readonly WayOn[] }) {
  return (
    <div className={style.empty}>
      <Wall rows={calmWall} className={style.art} />
      <div>
        <h2>A fila está em dia.</h2>
        <p>{doneWords(day)} Quando chegar outro, ele aparece aqui sem recarregar a página.</p>
        <Ways ways={ways} />
      </div>
    </div>
  )
}

function Ways({ ways }: { ways: readonly WayOn[] }) {
  return (
    <div className={style.ways}>
      {ways.map(({ label, href }, place) =>
        place === 0 ? (
          <ButtonLink key={href} look="quiet" href={href}>
            {label}
          </ButtonLink>
        ) : (
          <a key={href} href={href}>
            {label}
          </a>
        ),
      )}
    </div>
  )
}

function doneWords(day: DaySummary | null) {
  if (!day || day.leads === 0) return "Hoje ainda não chegou nenhum lead."
  const done = day.inTime + day.late
  const all =
    day.leads === 1 ? "O lead de hoje já teve contato" : `Os ${day.leads} leads de hoje já tiveram contato`
  const some = `${done} dos ${day.leads} leads de hoje já tiveram contato`
  const inTime =
    day.late === 0 ? "dentro das duas horas úteis" : `${day.inTime} deles dentro das duas horas úteis`
  return `${done === day.leads ? all : some}, ${inTime}.`
}

/** Nothing in this view, or nothing that fits the search. */
export function NothingHere({
  title,
  ways,
  children,
}: {
  title: string
  ways: readonly WayOn[]
  children: ReactNode
}) {
  return (
    <div className={classNames(style.empty, style.noArt)}>
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
        <Ways ways={ways} />
      </div>
    </div>
  )
}

/** D71: a list that could not be read is not an empty list. */
export function QueueUnread({ retryHref }: { retryHref: string }) {
  return (
    <div className={classNames(style.empty, style.noArt)} role="alert">
      <span className={style.unread} aria-hidden="true">
        ?
      </span>
      <div>
        <h2>Não deu para ler os leads agora.</h2>
        <p>
          Nenhum lead se perdeu: eles estão guardados e o prazo continua contando. Enquanto isso, use os
          e-mails que o escritório recebeu de cada pedido.
        </p>
        <Ways ways={[{ label: "Tentar de novo", href: retryHref }]} />
      </div>
    </div>
  )
}

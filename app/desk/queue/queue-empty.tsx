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

export type SuggestedLink = { label: string; href: string }

/** Shown when nobody waits, with links to other work. */
export function QueueDone({ day, links }: { day: DaySummary | null; links: readonly SuggestedLink[] }) {
  return (
    <div className={style.empty}>
      <Wall rows={calmWall} className={style.art} />
      <div>
        <h2>A fila está em dia.</h2>
        <p>{doneText(day)} Quando chegar um lead, ele aparece aqui sem recarregar a página.</p>
        <Links links={links} />
      </div>
    </div>
  )
}

function Links({ links }: { links: readonly SuggestedLink[] }) {
  return (
    <div className={style.links}>
      {links.map(({ label, href }, index) =>
        index === 0 ? (
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

function doneText(day: DaySummary | null) {
  if (!day) return "Não foi possível contar os leads de hoje."
  if (day.leads === 0) return "Hoje ainda não chegou nenhum lead."
  const done = day.inTime + day.late
  if (done === 0) return "Nenhum lead de hoje aguarda contato."
  const all =
    day.leads === 1 ? "O lead de hoje já teve contato" : `Os ${day.leads} leads de hoje já tiveram contato`
  const some =
    done === 1
      ? `1 dos ${day.leads} leads de hoje já teve contato`
      : `${done} dos ${day.leads} leads de hoje já tiveram contato`
  return `${done === day.leads ? all : some}, ${inTimeText(day.inTime, done)}.`
}

function inTimeText(inTime: number, done: number) {
  if (done === 1) return inTime === 1 ? "no prazo" : "fora do prazo"
  return inTime === done ? "todos no prazo" : `${inTime} no prazo`
}

/** Shown for an empty view, or a search without results. */
export function EmptyList({
  title,
  links,
  children,
}: {
  title: string
  links: readonly SuggestedLink[]
  children: ReactNode
}) {
  return (
    <div className={classNames(style.empty, style.noArt)}>
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
        <Links links={links} />
      </div>
    </div>
  )
}

/** D71: a list that could not be read is not an empty list. */
export function QueueFailed({ retryHref }: { retryHref: string }) {
  return (
    <div className={classNames(style.empty, style.noArt)} role="alert">
      <span className={style.failed} aria-hidden="true">
        ?
      </span>
      <div>
        <h2>Não foi possível carregar os leads agora.</h2>
        <p>
          Nenhum lead se perdeu: todos estão salvos, e o prazo continua correndo. Enquanto isso, use os
          e-mails que o escritório recebeu de cada pedido.
        </p>
        <Links links={[{ label: "Tentar de novo", href: retryHref }]} />
      </div>
    </div>
  )
}

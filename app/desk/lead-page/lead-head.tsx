import { operatorLabel, subjectLabel } from "../../leads/lead/lead-labels.ts"
import { Flag } from "../../ui/feedback/flag.tsx"
import { Key } from "../../ui/layout/key-legend.tsx"
import { BackIcon, EyeIcon } from "../../ui/tiles/icon.tsx"
import { PersonTag } from "../../ui/tiles/person-tag.tsx"
import { LargeDeadlineClock } from "../deadline/deadline-clock.tsx"
import { bigClockText, type DeadlineDisplay } from "../deadline/deadline-display.ts"
import type { LeadSheet } from "../desk-lead.ts"
import { atText } from "../desk-time.ts"
import { LeadFlags } from "../queue/lead-flags.tsx"
import { attemptsText } from "../queue/lead-owner.tsx"
import { shortName } from "../short-name.ts"
import style from "./lead-head.module.css"

/** The lead's place in the queue, with links to its neighbours. */
export type LeadPlace = {
  queueHref: string
  /** Such as "2 de 9"; null when the lead is not in the queue. */
  text: string | null
  previousHref: string | null
  nextHref: string | null
}

type Props = {
  lead: LeadSheet
  deadline: DeadlineDisplay
  viewerId: string
  now: Date
  /** First names of the others who have this page open. */
  alsoReading: readonly string[]
}

/** Name, subject, owner and deadline of the lead. */
export function LeadHead({ lead, deadline, viewerId, now, alsoReading }: Props) {
  return (
    <div className={style.head}>
      <div>
        <h1>{lead.name}</h1>
        <p>
          {operatorLabel(lead.operadora)}, {subjectLabel(lead.subject)}.{" "}
          <span className={style.protocol}>
            Protocolo <b>{lead.protocol}</b>
          </span>
        </p>
        <div className={style.tags}>
          <OwnerTag lead={lead} viewerId={viewerId} />
          {lead.attempts > 0 && <Flag>{attemptsText(lead.attempts)}</Flag>}
          {lead.callLaterAt && <Flag>Retorno {atText(lead.callLaterAt, now)}</Flag>}
          <LeadFlags lead={lead} />
          <output>
            {alsoReading.length > 0 && (
              <Flag look="present" icon={<EyeIcon />}>
                {readersText(alsoReading)}
              </Flag>
            )}
          </output>
        </div>
      </div>
      <LargeDeadlineClock deadline={deadline} detail={bigClockText(lead, deadline, now)} />
    </div>
  )
}

export function LeadCrumb({ place }: { place: LeadPlace }) {
  return (
    <nav className={style.crumb} aria-label="Posição na fila">
      <a href={place.queueHref} data-key="Escape">
        <BackIcon />
        Fila
      </a>
      {place.text && <span className={style.position}>{place.text}</span>}
      <span className={style.neighbours}>
        {place.previousHref && (
          <a href={place.previousHref} data-key="k">
            <span className={style.key} aria-hidden="true">
              <Key>K</Key>
            </span>
            Anterior
          </a>
        )}
        {place.nextHref && (
          <a href={place.nextHref} data-key="j">
            Próximo
            <span className={style.key} aria-hidden="true">
              <Key>J</Key>
            </span>
          </a>
        )}
      </span>
    </nav>
  )
}

function OwnerTag({ lead, viewerId }: { lead: LeadSheet; viewerId: string }) {
  const { owner, offeredTo } = lead
  if (owner)
    return (
      <PersonTag initial={owner.name.slice(0, 1)} look={owner.id === viewerId ? "you" : "other"}>
        {owner.id === viewerId ? "Com você" : `Com ${shortName(owner.name)}`}
      </PersonTag>
    )
  return (
    <PersonTag initial="?" look="unassigned">
      {offeredTo
        ? `Oferecido a ${offeredTo.id === viewerId ? "você" : shortName(offeredTo.name)}`
        : "Sem responsável"}
    </PersonTag>
  )
}

function readersText(names: readonly string[]) {
  return names.length === 1 ? `${names[0]} também está lendo` : `${names.join(" e ")} também estão lendo`
}

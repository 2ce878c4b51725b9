import { operatorLabel, subjectLabel } from "../../leads/lead/lead-labels.ts"
import { classNames } from "../../ui/class-names.ts"
import { Flag } from "../../ui/feedback/flag.tsx"
import { ChatIcon, PhoneIcon } from "../../ui/tiles/icon.tsx"
import { DeadlineClock } from "../deadline/deadline-clock.tsx"
import type { QueueLead } from "../desk-lead.ts"
import { arrivedText } from "../desk-time.ts"
import { AgeBandChart } from "../lead-page/age-band-chart.tsx"
import { callHref, chatHref } from "../lead-page/contact-links.ts"
import { sourceText } from "../source-text.ts"
import { statusLabels } from "../status-text.ts"
import { LeadFlags } from "./lead-flags.tsx"
import { LeadOwner } from "./lead-owner.tsx"
import type { QueueLine } from "./queue-line.ts"
import style from "./queue-row.module.css"

type Props = {
  line: QueueLine
  href: string
  viewerId: string
  now: Date
  /** For lists with leads of different statuses. */
  showsStatus?: boolean
  isSelected?: boolean
}

/** One lead of the queue. The line opens the lead; the two links beside it are for calling and for the chat. */
export function QueueRow({ line, href, viewerId, now, showsStatus, isSelected }: Props) {
  const { lead, deadline } = line
  return (
    <li
      className={classNames(style.row, deadline.state === "late" && style.late, isSelected && style.selected)}
      data-row={lead.id}
    >
      <div className={style.main}>
        <div className={style.when}>
          <DeadlineClock deadline={deadline} />
        </div>
        <div className={style.who}>
          <h3>
            <a href={href} data-key="Enter">
              {lead.name}
            </a>
            <LeadFlags lead={lead} />
            {showsStatus && <Flag>{statusLabels[lead.status]}</Flag>}
          </h3>
          <p>
            {operatorLabel(lead.operadora)}, {subjectLabel(lead.subject)}
          </p>
        </div>
        <div className={style.lives}>
          <AgeBandChart ages={lead.ages} idade={lead.idade} />
        </div>
        <div className={style.source}>
          <span className={style.arrived}>{arrivedText(lead.createdAt, now)}</span>
          <span className={style.soft}>{sourceText(lead)}</span>
        </div>
        <LeadOwner lead={lead} viewerId={viewerId} now={now} className={style.owner} />
      </div>
      <ContactLinks lead={lead} contactHref={`${href}#falar`} />
    </li>
  )
}

/** A masked number is not in the list: both links then open the lead where its numbers are. */
function ContactLinks({ lead, contactHref }: { lead: QueueLead; contactHref: string }) {
  const call = lead.isMasked ? contactHref : callHref(lead)
  const chat = lead.isMasked ? contactHref : chatHref(lead)
  const where = lead.isMasked ? ", na página do lead" : ""
  const newTab = lead.isMasked ? {} : { target: "_blank", rel: "noreferrer" }
  return (
    <div className={style.actions}>
      {call && (
        <a href={call} aria-label={`Ligar para ${lead.name}${where}`} data-key="l">
          <PhoneIcon />
        </a>
      )}
      {chat && (
        <a
          href={chat}
          {...newTab}
          className={style.chat}
          aria-label={`WhatsApp de ${lead.name}${where}`}
          data-key="w"
        >
          <span className={style.handset}>
            <ChatIcon />
          </span>
        </a>
      )}
    </div>
  )
}

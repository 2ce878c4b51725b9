import type { ReactNode } from "react"
import { Disclosure } from "../../../ui/controls/disclosure.tsx"
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx"
import type { HolderLeadView } from "../holder.ts"
import style from "./holder-lead.module.css"
import { holderText } from "./holder-text.ts"
import { type LockedView, lockSentences } from "./lock-sentences.ts"

const texts = holderText.overview

export function HolderLead({ lead, children }: { lead: HolderLeadView; children?: ReactNode }) {
  return (
    <article className={style.lead} aria-labelledby={`t-${lead.protocol}`}>
      <header>
        <p className={style.when}>
          {lead.protocol} · {lead.sent}
        </p>
        <h3 id={`t-${lead.protocol}`}>{lead.title}</h3>
        <p className={style.status}>
          <VisuallyHidden>{texts.status}: </VisuallyHidden>
          {lead.status}
        </p>
      </header>
      {lead.lock && <Lock {...lead.lock} contractUntil={lead.contractUntil} />}
      <dl className={style.facts}>
        {lead.facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={style.correct}>{children}</div>}
      <h4>{texts.sharedTitle}</h4>
      {lead.shared.length === 0 ? (
        <p>{texts.sharedNobody}</p>
      ) : (
        <>
          <p>{texts.sharedAlso}</p>
          <ul className={style.shared}>
            {lead.shared.map((recipient) => (
              <li key={recipient}>{recipient}</li>
            ))}
          </ul>
        </>
      )}
      {lead.consents.length > 0 && (
        <>
          <h4>{texts.consentsTitle}</h4>
          <Moments moments={lead.consents} />
        </>
      )}
      <Disclosure label={texts.eventsTitle} className={style.events}>
        <Moments moments={lead.events} />
      </Disclosure>
    </article>
  )
}

function Moments({ moments }: { moments: HolderLeadView["events"] }) {
  return (
    <ol className={style.moments}>
      {moments.map(({ id, when, text }) => (
        <li key={id}>
          <span>{when}</span>
          {text}
        </li>
      ))}
    </ol>
  )
}

function Lock(view: LockedView) {
  return (
    <div className={style.lock}>
      <h4>{texts.lockTitle}</h4>
      {lockSentences(view).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {view.openings.length > 0 && (
        <>
          <p>{texts.lockOpened}</p>
          <ul>
            {view.openings.map(({ id, when }) => (
              <li key={id}>{when}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

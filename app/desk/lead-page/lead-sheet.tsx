import { type ReactNode, useState } from "react"
import { subjectLabel } from "../../leads/lead/lead-labels.ts"
import { phoneProblem, sentAnywayText } from "../../leads/lead/phone.ts"
import { longMoment } from "../../locale/pt-br.ts"
import { Refusal } from "../../ui/feedback/refusal.tsx"
import { Facts } from "../../ui/layout/facts.tsx"
import { KeyLegend } from "../../ui/layout/key-legend.tsx"
import { Sheet, SheetBlock } from "../../ui/layout/sheet.tsx"
import type { DeadlineDisplay } from "../deadline/deadline-display.ts"
import type { DueLine } from "../deadline/due-line.ts"
import { DueLineView } from "../deadline/due-line-view.tsx"
import type { LeadSheet as Lead } from "../desk-lead.ts"
import { leadKeys } from "../key-legends.ts"
import { callHref, chatHref, mailHref } from "./contact-links.ts"
import { ContactPanel, mailSubject } from "./contact-panel.tsx"
import { DuplicatesBlock } from "./duplicates-block.tsx"
import { LeadCrumb, LeadHead, type LeadPlace } from "./lead-head.tsx"
import style from "./lead-sheet.module.css"
import { LogContactForm } from "./log-contact-form.tsx"
import { addressWarning } from "./mail-return-text.ts"
import { MobileActions } from "./mobile-actions.tsx"
import { NoteForm, type Refused } from "./note-form.tsx"
import { originFacts } from "./origin.ts"
import { type AssignableColleague, OwnerBlock } from "./owner-block.tsx"
import { fillReadyText, findReadyText, suggestedText } from "./ready-text.ts"
import type { ReadyText } from "./ready-texts.ts"
import { RequestBlock } from "./request-block.tsx"
import { StatusTrackBlock } from "./status-track-block.tsx"
import { Timeline } from "./timeline.tsx"
import { useLeadKeys } from "./use-lead-keys.ts"

/** A refused action, shown at the form that sent it. */
export type SheetRefusal = Refused & { at: "note" | "contact" | "status"; status?: string }

type Props = {
  lead: Lead
  texts: readonly ReadyText[]
  deadline: DeadlineDisplay
  line: DueLine | null
  place: LeadPlace
  viewer: { id: string; name: string }
  company: string
  now: Date
  colleagues: readonly AssignableColleague[]
  alsoReading: readonly string[]
  leadHref: (id: number) => string
  /** Proposed time of the next call, as the value of an input: "2026-11-16T15:30". */
  laterAt: string
  refused: SheetRefusal | null
  news?: ReactNode
}

/** The page of one lead: its data and its actions. */
export function LeadSheet(props: Props) {
  const { lead, texts, deadline, line, place, viewer, company, now, colleagues, alsoReading } = props
  const { leadHref, refused } = props
  const writer = { name: viewer.name, company }
  const [chosen, setChosen] = useState(() => findReadyText(texts, suggestedText(lead))?.key ?? "")
  const [text, setText] = useState(() => fillReadyText(texts, chosen, lead, writer))
  useLeadKeys()
  const refusalAt = (at: SheetRefusal["at"]) =>
    refused?.at === at && <Refusal title={refused.title}>{refused.text}</Refusal>
  return (
    <>
      <LeadCrumb place={place} />
      {props.news}
      <LeadHead lead={lead} deadline={deadline} viewerId={viewer.id} now={now} alsoReading={alsoReading} />
      {line && <DueLineView line={line} />}
      <Sheet
        left={
          <>
            <ContactPanel
              lead={lead}
              texts={texts}
              text={text}
              chosen={chosen}
              onTextChange={setText}
              onChoose={(key) => {
                setChosen(key)
                setText(fillReadyText(texts, key, lead, writer))
              }}
            />
            <LogContactForm
              lead={lead}
              laterAt={props.laterAt}
              typed={refused?.at === "contact" ? { intent: "attempt", note: refused.typed } : undefined}
              refusal={refusalAt("contact")}
            />
            <NoteForm lead={lead} refused={refused?.at === "note" ? refused : null} />
            <Timeline lead={lead} now={now} />
          </>
        }
        right={
          <>
            <RequestBlock lead={lead} />
            <StatusTrackBlock
              lead={lead}
              typed={refused?.at === "status" ? { to: refused.status ?? "", note: refused.typed } : undefined}
              refusal={refusalAt("status")}
            />
            <PersonBlock lead={lead} />
            <DuplicatesBlock lead={lead} leadHref={leadHref} />
            <OwnerBlock lead={lead} viewerId={viewer.id} colleagues={colleagues} />
            <OriginBlock lead={lead} />
          </>
        }
      />
      <MobileActions call={callHref(lead)} chat={chatHref(lead, text)} />
      <KeyLegend label="Atalhos de teclado" keys={leadKeys} />
    </>
  )
}

function consentText({ emailConsent, emailConsentVersion, createdAt }: Lead) {
  return emailConsent
    ? `Sim, em ${longMoment(createdAt)}${emailConsentVersion ? `, texto ${emailConsentVersion}` : ""}`
    : "Não"
}

function PersonBlock({ lead }: { lead: Lead }) {
  const [call, mail] = [callHref(lead), mailHref(lead.email, mailSubject(lead), "")]
  const warning = addressWarning(lead.entries)
  return (
    <SheetBlock title="Pessoa" order={6}>
      <Facts
        of={[
          { label: "Telefone", value: call ? <a href={call}>{lead.phone}</a> : lead.phone },
          ...(lead.phoneSentAnyway
            ? [{ label: "Sobre o número", value: `${phoneProblem(lead.phone)}. ${sentAnywayText}` }]
            : []),
          { label: "E-mail", value: mail ? <a href={mail}>{lead.email}</a> : lead.email },
          ...(warning ? [{ label: "Sobre o e-mail", value: warning }] : []),
          { label: "Autorizou e-mails", value: consentText(lead) },
          ...(lead.notes ? [{ label: "Anotações", value: lead.notes }] : []),
        ]}
      />
    </SheetBlock>
  )
}

function OriginBlock({ lead }: { lead: Lead }) {
  return (
    <SheetBlock title="De onde veio" order={9}>
      <Facts
        of={[
          ...originFacts(lead),
          {
            label: "Assunto",
            value: (
              <>
                {subjectLabel(lead.subject)} <code className={style.code}>{lead.subject}</code>
              </>
            ),
          },
        ]}
      />
    </SheetBlock>
  )
}

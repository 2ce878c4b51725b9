import { operatorLabel, subjectLabel } from "../../leads/lead/lead-labels.ts"
import { longDate } from "../../locale/pt-br.ts"
import { Button } from "../../ui/controls/button.tsx"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import type { LeadSheet, PossibleDuplicate } from "../desk-lead.ts"
import { statusLabels } from "../status-text.ts"
import { LeadFields } from "./lead-fields.tsx"
import style from "./person-blocks.module.css"

type Props = { lead: LeadSheet; leadHref: (id: number) => string }

/** Leads that may be from the same person, with buttons to confirm or reject it. */
export function DuplicatesBlock({ lead, leadHref }: Props) {
  const same = lead.samePerson ?? []
  if (lead.duplicates.length + same.length === 0) return null
  return (
    <SheetBlock title="Possíveis duplicados" order={7}>
      {lead.duplicates.map((other) => (
        <div key={other.id} className={style.duplicate}>
          <OtherLead other={other} href={leadHref(other.id)} />
          <div className={style.actions}>
            <form method="post">
              <LeadFields intent="same-person" lead={lead} />
              <input type="hidden" name="other" value={other.id} />
              <Button type="submit" look="quiet" isSmall>
                É a mesma pessoa
              </Button>
            </form>
            <form method="post">
              <LeadFields intent="different-person" lead={lead} />
              <input type="hidden" name="other" value={other.id} />
              <Button type="submit" look="text">
                Não é
              </Button>
            </form>
          </div>
        </div>
      ))}
      {same.map((other) => (
        <div key={other.id} className={style.duplicate}>
          <OtherLead other={other} href={leadHref(other.id)} />
          <span className={style.small}>É a mesma pessoa.</span>
        </div>
      ))}
    </SheetBlock>
  )
}

export function sharedText({ sharesPhone, sharesEmail }: PossibleDuplicate) {
  return [sharesPhone && "mesmo telefone", sharesEmail && "mesmo e-mail"].filter(Boolean).join(" e ")
}

function OtherLead({ other, href }: { other: PossibleDuplicate; href: string }) {
  return (
    <>
      <a href={href}>
        <b>{other.name}</b>
      </a>
      <span className={style.small}>
        {operatorLabel(other.operadora)}, {subjectLabel(other.subject)}. {longDate(other.createdAt)},{" "}
        {statusLabels[other.status]}, {sharedText(other)}
      </span>
    </>
  )
}

import { Button } from "../../ui/controls/button.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import type { Colleague, LeadSheet } from "../desk-lead.ts"
import { shortName } from "../short-name.ts"
import { LeadFields } from "./lead-fields.tsx"
import style from "./person-blocks.module.css"

export type AssignableColleague = Colleague & { isAvailable: boolean }

type Props = { lead: LeadSheet; viewerId: string; colleagues: readonly AssignableColleague[] }

/** The owner of the lead, with forms to take it or to assign it to a colleague. */
export function OwnerBlock({ lead, viewerId, colleagues }: Props) {
  const others = colleagues.filter(({ id }) => id !== lead.owner?.id)
  const { text, button } = takeTexts(lead, viewerId)
  return (
    <SheetBlock title="Responsável" order={8}>
      {lead.owner?.id !== viewerId && (
        <form method="post" className={style.take}>
          <LeadFields intent="take" lead={lead} />
          {lead.owner && <input type="hidden" name="from" value={lead.owner.id} />}
          <span>{text}</span>
          <Button type="submit" look={lead.owner ? "quiet" : "act"} isSmall data-key="a">
            {button}
          </Button>
        </form>
      )}
      <form method="post" className={style.assign}>
        <LeadFields intent="assign" lead={lead} />
        <div className={style.choose}>
          <Select name="to" aria-label="Passar para" defaultValue="" required>
            <option value="">Passar para…</option>
            {others.map(({ id, name, isAvailable }) => (
              <option key={id} value={id}>
                {name}, {isAvailable ? "disponível" : "indisponível agora"}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" look="quiet">
          Passar
        </Button>
      </form>
    </SheetBlock>
  )
}

function takeTexts({ owner, offeredTo }: LeadSheet, viewerId: string) {
  if (owner) return { text: `Está com ${shortName(owner.name)}.`, button: "Assumir" }
  if (offeredTo?.id === viewerId) return { text: "Foi oferecido a você.", button: "Aceitar" }
  return {
    text: offeredTo ? `Foi oferecido a ${shortName(offeredTo.name)}.` : "Este lead está sem responsável.",
    button: "Ficar com o lead",
  }
}

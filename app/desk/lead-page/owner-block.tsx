import { Button } from "../../ui/controls/button.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import type { Colleague, LeadSheet } from "../desk-lead.ts"
import { LeadFields } from "./lead-fields.tsx"
import style from "./person-blocks.module.css"

export type AssignableColleague = Colleague & { isAvailable: boolean }

type Props = { lead: LeadSheet; you: string; colleagues: readonly AssignableColleague[] }

/** Who answers for the lead: take it, or pass it on. */
export function OwnerBlock({ lead, you, colleagues }: Props) {
  const others = colleagues.filter(({ id }) => id !== lead.owner?.id)
  const { said, press } = takeWords(lead, you)
  return (
    <SheetBlock title="Responsável" order={8}>
      {lead.owner?.id !== you && (
        <form method="post" className={style.take}>
          <LeadFields intent="take" lead={lead} />
          {lead.owner && <input type="hidden" name="from" value={lead.owner.id} />}
          <span>{said}</span>
          <Button type="submit" look={lead.owner ? "quiet" : "act"} isSmall data-key="a">
            {press}
          </Button>
        </form>
      )}
      <form method="post" className={style.pass}>
        <LeadFields intent="assign" lead={lead} />
        <div className={style.choose}>
          <Select name="to" aria-label="Passar para" defaultValue="" required>
            <option value="">Passar para…</option>
            {others.map(({ id, name, isAvailable }) => (
              <option key={id} value={id}>
                {name}, {isAvailable ? "disponível" : "fora agora"}
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

function takeWords({ owner, offeredTo }: LeadSheet, you: string) {
  if (owner) return { said: `Está com ${owner.name}.`, press: "Assumir" }
  if (offeredTo?.id === you) return { said: "Foi oferecido a você.", press: "Aceitar" }
  return {
    said: offeredTo ? `Foi oferecido a ${offeredTo.name}.` : "Ninguém está com este lead.",
    press: "Ficar com o lead",
  }
}

import { Button } from "../../ui/controls/button.tsx"
import { PersonTag } from "../../ui/tiles/person-tag.tsx"
import type { QueueLead } from "../desk-lead.ts"
import { untilText } from "../desk-time.ts"
import { LeadFields } from "../lead-page/lead-fields.tsx"

type Props = {
  lead: QueueLead
  /** The reader's own id. */
  you: string
  now: Date
  className?: string | undefined
}

/** Who has the lead; who it is offered to may accept it here. */
export function LeadOwner({ lead, you, now, className }: Props) {
  const { owner, offeredTo, offeredUntil, attempts } = lead
  if (owner)
    return (
      <div className={className}>
        <PersonTag initial={owner.name.slice(0, 1)} look={owner.id === you ? "you" : "other"}>
          {owner.id === you ? "Você" : shortName(owner.name)}
        </PersonTag>
        {attempts > 0 && <small>{attemptsText(attempts)}</small>}
      </div>
    )
  if (offeredTo?.id === you)
    return (
      <form method="post" className={className} data-offer>
        <LeadFields intent="take" lead={lead} />
        <Button type="submit" isSmall data-key="a">
          Aceitar
        </Button>
        {offeredUntil && <small>{untilText(offeredUntil, now)}</small>}
      </form>
    )
  return (
    <div className={className}>
      <PersonTag initial="?" look="unassigned">
        Sem dono
      </PersonTag>
      {offeredTo && <small>oferecido a {shortName(offeredTo.name)}</small>}
    </div>
  )
}

const shortName = (name: string) => name.split(" ")[0] ?? name

export const attemptsText = (attempts: number) => (attempts === 1 ? "1 tentativa" : `${attempts} tentativas`)

import { Button } from "../../ui/controls/button.tsx"
import { PersonTag } from "../../ui/tiles/person-tag.tsx"
import type { QueueLead } from "../desk-lead.ts"
import { untilText } from "../desk-time.ts"
import { LeadFields } from "../lead-page/lead-fields.tsx"
import { shortName } from "../short-name.ts"

type Props = {
  lead: QueueLead
  viewerId: string
  now: Date
  className?: string | undefined
}

/** The owner of the lead, or a button to accept it for the person it is offered to. */
export function LeadOwner({ lead, viewerId, now, className }: Props) {
  const { owner, offeredTo, offeredUntil, attempts } = lead
  if (owner)
    return (
      <div className={className}>
        <PersonTag initial={owner.name.slice(0, 1)} look={owner.id === viewerId ? "you" : "other"}>
          {owner.id === viewerId ? "Você" : shortName(owner.name)}
        </PersonTag>
        {attempts > 0 && <small>{attemptsText(attempts)}</small>}
      </div>
    )
  if (offeredTo?.id === viewerId)
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
        Sem responsável
      </PersonTag>
      {offeredTo && <small>oferecido a {shortName(offeredTo.name)}</small>}
    </div>
  )
}

export const attemptsText = (attempts: number) => (attempts === 1 ? "1 tentativa" : `${attempts} tentativas`)

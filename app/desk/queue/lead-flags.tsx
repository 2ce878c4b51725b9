import { Flag } from "../../ui/feedback/flag.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { DuplicateIcon, SpeechIcon, WarningIcon } from "../../ui/tiles/icon.tsx"
import type { QueueLead } from "../desk-lead.ts"

type Flagged = Pick<QueueLead, "isEscalated" | "isSuspicious" | "hasDuplicates" | "messageIsAutomatic">

/** What staff should know about a lead before a call. */
export function LeadFlags({ lead }: { lead: Flagged }) {
  return (
    <>
      {lead.isEscalated && (
        <Flag look="warning" icon={<WarningIcon />}>
          Com a gestão
        </Flag>
      )}
      {lead.isSuspicious && (
        <Flag look="warning" icon={<WarningIcon />}>
          Suspeito
        </Flag>
      )}
      {lead.hasDuplicates && <Flag icon={<DuplicateIcon />}>Duplicado?</Flag>}
      {lead.messageIsAutomatic && (
        <Flag icon={<SpeechIcon />}>
          <VisuallyHidden>Mensagem </VisuallyHidden>Automática
        </Flag>
      )}
    </>
  )
}

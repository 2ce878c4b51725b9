import type { DeskIntent } from "../actions/desk-intents.ts"

type Props = { intent: DeskIntent; lead: { id: number; version: number } }

/** What every form about a lead carries: what is asked, of which lead, and as of when it was seen. */
export function LeadFields({ intent, lead }: Props) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="lead" value={lead.id} />
      <input type="hidden" name="version" value={lead.version} />
    </>
  )
}

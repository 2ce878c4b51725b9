import type { DeskIntent } from "../actions/desk-intents.ts"

type Props = { intent: DeskIntent; lead: { id: number; version: number } }

/** The hidden fields of every form about a lead: intent, lead and the version that the person sees. */
export function LeadFields({ intent, lead }: Props) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="lead" value={lead.id} />
      <input type="hidden" name="version" value={lead.version} />
    </>
  )
}

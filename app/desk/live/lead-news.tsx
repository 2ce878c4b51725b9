import { useEffect, useState } from "react"
import { leadPath } from "../../leads/lead/lead-path.ts"
import { Button } from "../../ui/controls/button.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { doneText } from "../actions/action-messages.ts"
import type { DeskIntent } from "../actions/desk-intents.ts"
import { LeadFields } from "../lead-page/lead-fields.tsx"
import { readLiveEvent } from "./live-event.ts"

type Props = { done: DeskIntent | null; lead: { id: number; version: number }; address: string }

/** The confirmation of the last action, and a notice when a colleague changes the lead. */
export function LeadNews({ done, lead, address }: Props) {
  const isChanged = useChangedElsewhere({ lead, address })
  return (
    <>
      {done && (
        <NewsBar
          tone="done"
          action={
            done === "contact" && (
              <form method="post">
                <LeadFields intent="undo-contact" lead={lead} />
                <Button type="submit" look="text">
                  Desfazer
                </Button>
              </form>
            )
          }
        >
          {doneText[done]}
        </NewsBar>
      )}
      {isChanged && (
        <NewsBar tone="people" action={<a href={leadPath(lead.id)}>Ver o que mudou</a>}>
          <b>Este lead mudou</b> enquanto você lia.
        </NewsBar>
      )}
    </>
  )
}

/** True when a colleague changed this lead while it was open. Typed text is kept. */
function useChangedElsewhere({ lead, address }: Omit<Props, "done">) {
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    const source = new EventSource(address)
    source.addEventListener("message", ({ data }: MessageEvent<string>) => {
      const event = readLiveEvent(data)
      if (event.kind === "changed" && event.lead === lead.id) setIsChanged(true)
    })
    return () => source.close()
  }, [address, lead.id])
  return isChanged
}

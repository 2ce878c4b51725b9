import { useEffect, useState } from "react"
import { leadPath } from "../../leads/lead/lead-path.ts"
import { Button } from "../../ui/controls/button.tsx"
import { NewsBar } from "../../ui/feedback/news-bar.tsx"
import { doneText } from "../actions/action-messages.ts"
import type { DeskIntent } from "../actions/desk-intents.ts"
import { LeadFields } from "../lead-page/lead-fields.tsx"
import { AccessEnded } from "./access-ended.tsx"
import { openLiveSource } from "./live-source.client.ts"

type Props = { done: DeskIntent | null; lead: { id: number; version: number }; address: string }

/** The confirmation of the last action, and notices when a colleague changes the lead and when the session ends. */
export function LeadNews({ done, lead, address }: Props) {
  const { isChanged, isEnded } = useChangedElsewhere({ lead, address })
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
      {isEnded && (
        <AccessEnded
          link={
            <a href={leadPath(lead.id)} target="_blank" rel="noreferrer">
              Entrar de novo em outra aba
            </a>
          }
        >
          O que você digitou continua aqui.
        </AccessEnded>
      )}
    </>
  )
}

/** `isChanged` when a colleague changed this lead while it was open. Typed text is kept. */
function useChangedElsewhere({ lead, address }: Omit<Props, "done">) {
  const [isChanged, setIsChanged] = useState(false)
  const [isEnded, setIsEnded] = useState(false)
  useEffect(
    () =>
      openLiveSource(address, {
        onEvent: (event) => {
          if (event.kind === "changed" && event.lead === lead.id) setIsChanged(true)
          // The page that follows says why, and the lead is no longer on the screen.
          if (event.kind === "locked" && event.lead === lead.id) location.reload()
        },
        onEnded: () => setIsEnded(true),
      }),
    [address, lead.id],
  )
  return { isChanged, isEnded }
}

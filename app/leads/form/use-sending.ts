import { useEffect, useEffectEvent, useReducer } from "react"
import type { Offer, OfferId } from "../../plans/catalogue/offers.ts"
import type { LeadAnswer } from "../intake/lead-answer.ts"
import { sendLead } from "./send-lead.client.ts"
import { nextSending, type Sending } from "./sending.ts"

type Hearing = {
  onAnswer: (answer: LeadAnswer, status: number) => void
  /** Whether the form no longer says what was sent. */
  isEdited: () => boolean
}

/** Carries out what sending.ts decides: sends, waits, and asks again as soon as the network is back. */
export function useSending(offer: Offer & { id: OfferId }, start: Sending, hearing: Hearing) {
  const [state, dispatch] = useReducer(nextSending, start)

  const hear = useEffectEvent((reply: Awaited<ReturnType<typeof sendLead>>) => {
    if ("answer" in reply) {
      hearing.onAnswer(reply.answer, reply.status)
      dispatch({ type: "answer", error: reply.answer.error })
    } else {
      const isEdited = hearing.isEdited()
      dispatch({ type: "silence", ...reply.silence, lastWords: offer.exceptionText, isEdited })
    }
  })

  useEffect(() => {
    if (state.is !== "sending") return undefined
    let isAwaited = true
    void sendLead(offer.id, state.request).then((reply) => isAwaited && hear(reply))
    return () => {
      isAwaited = false
    }
  }, [state, offer.id])

  useEffect(() => {
    if (state.is !== "waiting") return undefined
    const again = () => dispatch({ type: "retry" })
    const timer = setTimeout(again, state.seconds * 1000)
    window.addEventListener("online", again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener("online", again)
    }
  }, [state])

  return { state, dispatch }
}

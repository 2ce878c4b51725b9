import { useEffect, useEffectEvent, useReducer } from "react"
import type { Offer, OfferId } from "../../plans/catalogue/offers.ts"
import type { LeadAnswer } from "../intake/lead-answer.ts"
import { sendLead } from "./send-lead.client.ts"
import { nextSending, type Sending } from "./sending.ts"

type Handlers = {
  onAnswer: (answer: LeadAnswer, status: number) => void
  /** Whether the visitor has edited the form since it was sent. */
  isEdited: () => boolean
}

/** Runs the state machine of sending.ts: sends, waits, and retries as soon as the network is back. */
export function useSending(offer: Offer & { id: OfferId }, start: Sending, handlers: Handlers) {
  const [state, dispatch] = useReducer(nextSending, start)

  const handleReply = useEffectEvent((reply: Awaited<ReturnType<typeof sendLead>>) => {
    if ("answer" in reply) {
      handlers.onAnswer(reply.answer, reply.status)
      dispatch({ type: "answer", error: reply.answer.error })
    } else {
      const isEdited = handlers.isEdited()
      dispatch({ type: "noAnswer", ...reply.noAnswer, failureText: offer.exceptionText, isEdited })
    }
  })

  useEffect(() => {
    if (state.kind !== "sending") return undefined
    let isAwaited = true
    void sendLead(offer.id, state.request).then((reply) => isAwaited && handleReply(reply))
    return () => {
      isAwaited = false
    }
  }, [state, offer.id])

  useEffect(() => {
    if (state.kind !== "waiting") return undefined
    const retry = () => dispatch({ type: "retry" })
    const timer = setTimeout(retry, state.seconds * 1000)
    window.addEventListener("online", retry)
    return () => {
      clearTimeout(timer)
      window.removeEventListener("online", retry)
    }
  }, [state])

  return { state, dispatch }
}

import {
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react"
import type { Offer, OfferId } from "../../plans/catalogue/offers.ts"
import { randomUuid } from "../../platform/text/random-uuid.ts"
import { promiseText } from "../deadline/promise-text.ts"
import type { LeadAnswer } from "../intake/lead-answer.ts"
import {
  checkLead,
  emptyValues,
  type FieldErrors,
  type FieldName,
  type LeadValues,
  readValues,
} from "../lead/lead.ts"
import { deleteDraft, findDraft, saveDraft } from "./draft-store.client.ts"
import { type LeadDraft, sameValues } from "./lead-draft.ts"
import { leadRequest, type Sent } from "./lead-request.client.ts"
import { resting } from "./sending.ts"
import { useSending } from "./use-sending.ts"

// §9: o formulário volta ao início 1000 ms depois do sucesso
const resetAfterMs = 1000

type Thanks = { protocol: string; promise: string; firstName: string }
type Received = { answer: LeadAnswer; values: LeadValues } | undefined

const noThanks: Thanks = { protocol: "", promise: "", firstName: "" }

/** idle → submitting → success (modal, then reset) or failure (alert, values kept); sending.ts has the rest. */
export function useLeadForm(
  offer: Offer & { id: OfferId },
  received: Received,
  asked: { subject: string } | null,
) {
  const [values, setValues] = useState<LeadValues>(received?.values ?? emptyValues(offer))
  const [errors, setErrors] = useState<FieldErrors>(
    received && !received.answer.success ? received.answer.errors : {},
  )
  const [heard, setHeard] = useState(asked)
  const [thanks, setThanks] = useState(noThanks)
  const [isRestored, setIsRestored] = useState(false)
  const [isStored, setIsStored] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const alertRef = useRef<HTMLDivElement>(null)
  const isTyped = useRef(false)
  // Not known for a text that was there before the script.
  const begunAt = useRef(Number.NaN)
  const sent = useRef<Sent>(undefined)

  const keep = (kept: LeadValues, pendingSince = 0) => {
    const key = sent.current && sameValues(sent.current.values, kept) ? sent.current.key : ""
    setIsStored(saveDraft(offer.id, { values: kept, key, pendingSince }))
  }

  const onAnswer = (answer: LeadAnswer, status: number) => {
    if (!answer.success) {
      // 409: the key belongs to another text.
      if (status === 409) sent.current = undefined
      keep(values)
      setErrors(answer.errors)
      return
    }
    isTyped.current = false
    deleteDraft(offer.id)
    setIsRestored(false)
    setThanks({
      protocol: answer.protocol,
      promise: promiseText(answer.dueAt === null ? null : new Date(answer.dueAt), new Date()),
      // The form is emptied while the thanks are still on the screen.
      firstName: sent.current?.values.name.trim().split(/\s+/)[0] ?? "",
    })
    sent.current = undefined
    setTimeout(() => setValues(emptyValues(offer)), resetAfterMs)
  }

  const { state, dispatch } = useSending(
    offer,
    received?.answer.error ? { is: "failed", text: received.answer.error } : resting,
    { onAnswer, isEdited: () => !sent.current || !sameValues(sent.current.values, values) },
  )
  const alert = state.is === "failed" ? state.text : ""

  if (asked !== heard) {
    setHeard(asked)
    if (asked) {
      setValues({ ...values, subject: asked.subject })
      dispatch({ type: "edit" })
    }
  }

  const requestOf = (now: Sent, pendingSince: number) => {
    sent.current = now
    keep(now.values, pendingSince)
    return leadRequest(formRef.current, now, begunAt.current)
  }

  const send = () => {
    const isSame = sent.current && sameValues(sent.current.values, values)
    const key = (isSame && sent.current?.key) || randomUuid()
    dispatch({ type: "send", request: requestOf({ key, values }, Date.now()) })
  }

  const restore = ({ values, key, pendingSince }: LeadDraft) => {
    setValues(values)
    setIsRestored(true)
    setIsStored(true)
    if (key) sent.current = { key, values }
    if (!pendingSince) return
    const request = requestOf({ key, values }, pendingSince)
    dispatch({ type: "found", request, ageMs: Date.now() - pendingSince })
  }

  // The form works before its script arrives: what was typed meanwhile stands in the page, not in the state. A draft
  // goes where nothing stands, or where the browser has put the same text back by itself.
  const takeOver = useEffectEvent((form: HTMLFormElement) => {
    const onPage = readValues(new FormData(form))
    const isUntouched = sameValues(onPage, values)
    const draft = findDraft(offer.id)
    if (draft && (sameValues(onPage, draft.values) || (isUntouched && !received))) return restore(draft)
    isTyped.current = !isUntouched
    if (!isUntouched) return setValues(onPage)
    const begin = () => {
      begunAt.current = performance.now()
    }
    form.addEventListener("focusin", begin, { once: true })
  })
  // In a layout effect: another render would write the state over what was typed.
  useLayoutEffect(() => {
    if (formRef.current) takeOver(formRef.current)
  }, [])

  // D61: only once something was typed.
  const remember = useEffectEvent((now: LeadValues) => {
    if (!isTyped.current) return
    if (sameValues(now, emptyValues(offer))) deleteDraft(offer.id)
    else keep(now)
  })
  useEffect(() => remember(values), [values])

  useEffect(() => {
    if (alert) alertRef.current?.focus()
  }, [alert])

  const change = (field: keyof LeadValues, value: string | boolean) => {
    isTyped.current = true
    setValues((before) => ({ ...before, [field]: value }))
    setErrors(({ [field as FieldName]: _gone, ...others }) => others)
    dispatch({ type: "edit" })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = checkLead(values, offer)
    setErrors(found)
    const first = Object.keys(found)[0]
    // The news of a text that came back stand where the visitor arrives; of one just sent, beside the button.
    setIsRestored(false)
    if (!first) return send()
    dispatch({ type: "clear" })
    ;(event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus()
  }

  const stop = () => {
    keep(values)
    dispatch({ type: "stop" })
  }

  const clear = () => {
    isTyped.current = false
    sent.current = undefined
    deleteDraft(offer.id)
    setIsRestored(false)
    setValues(emptyValues(offer))
    setErrors({})
    dispatch({ type: "clear" })
    ;(formRef.current?.elements.namedItem("name") as HTMLElement | null)?.focus()
  }

  return {
    values,
    errors,
    formRef: formRef as RefObject<HTMLFormElement>,
    alert,
    alertRef: alertRef as RefObject<HTMLDivElement>,
    sending: state,
    thanks,
    isRestored,
    isStored,
    change,
    submit,
    send,
    stop,
    clear,
    closeModal: () => setThanks(noThanks),
  }
}

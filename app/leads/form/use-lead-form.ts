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
import { errorTitlePrefix } from "../intake/lead-answer.ts"
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
import { leadRequest, type SentRequest } from "./lead-request.client.ts"
import { idle } from "./sending.ts"
import { useSending } from "./use-sending.ts"

// §9: the form is reset 1000 ms after success
const resetAfterMs = 1000

type Thanks = { protocol: string; promise: string; firstName: string }
type Received = { answer: LeadAnswer; values: LeadValues } | undefined

const emptyThanks: Thanks = { protocol: "", promise: "", firstName: "" }

/** State of the quote form: values, errors, draft and thanks. The states of a request are in sending.ts. */
export function useLeadForm(
  offer: Offer & { id: OfferId },
  received: Received,
  chosen: { subject: string } | null,
  bond: string,
) {
  const [values, setValues] = useState<LeadValues>(
    received?.values ?? { ...emptyValues(offer), vinculo: bond },
  )
  const [errors, setErrors] = useState<FieldErrors>(
    received && !received.answer.success ? received.answer.errors : {},
  )
  const [refused, setRefused] = useState(namesIn(errors))
  const [appliedChoice, setAppliedChoice] = useState(chosen)
  const [appliedBond, setAppliedBond] = useState(bond)
  const [thanks, setThanks] = useState(emptyThanks)
  const [isRestored, setIsRestored] = useState(false)
  const [isStored, setIsStored] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const errorsRef = useRef<HTMLDivElement>(null)
  const submitRef = useRef<HTMLButtonElement>(null)
  const hasTyped = useRef(false)
  const hasStarted = useRef(false)
  // NaN (unknown) if the visitor typed before the script ran.
  const startedAt = useRef(Number.NaN)
  const sent = useRef<SentRequest>(undefined)

  const saveValues = (current: LeadValues, pendingSince = 0) => {
    const key = sent.current && sameValues(sent.current.values, current) ? sent.current.key : ""
    setIsStored(saveDraft(offer.id, { values: current, key, pendingSince }))
  }

  const showErrors = (found: FieldErrors) => {
    setErrors(found)
    setRefused(namesIn(found))
  }

  const onAnswer = (answer: LeadAnswer, status: number) => {
    if (!answer.success) {
      // 409: the key was already used for a request with other values.
      if (status === 409) sent.current = undefined
      saveValues(values)
      showErrors(answer.errors)
      return
    }
    hasTyped.current = false
    deleteDraft(offer.id)
    setIsRestored(false)
    setThanks({
      protocol: answer.protocol,
      promise: promiseText(
        answer.dueAt === null ? null : new Date(answer.dueAt),
        new Date(),
        sent.current?.values.janela,
      ),
      // Kept here because the form is emptied while the dialog is still open.
      firstName: sent.current?.values.name.trim().split(/\s+/)[0] ?? "",
    })
    sent.current = undefined
    setTimeout(() => setValues(emptyValues(offer)), resetAfterMs)
  }

  const { state, dispatch } = useSending(
    offer,
    received?.answer.error ? { kind: "failed", text: received.answer.error } : idle,
    { onAnswer, isEdited: () => !sent.current || !sameValues(sent.current.values, values) },
  )
  const failure = state.kind === "failed" ? state.text : ""
  const hasErrors = refused.length > 0 || failure !== ""
  useErrorTitle(hasErrors)

  if (chosen !== appliedChoice) {
    setAppliedChoice(chosen)
    if (chosen) {
      setValues({ ...values, subject: chosen.subject })
      dispatch({ type: "edit" })
    }
  }

  if (bond !== appliedBond) {
    setAppliedBond(bond)
    if (bond) {
      setValues({ ...values, vinculo: bond })
      dispatch({ type: "edit" })
    }
  }

  const prepareRequest = (request: SentRequest, pendingSince: number) => {
    sent.current = request
    saveValues(request.values, pendingSince)
    return leadRequest(formRef.current, request, startedAt.current)
  }

  const send = () => {
    const isSame = sent.current && sameValues(sent.current.values, values)
    const key = (isSame && sent.current?.key) || randomUuid()
    dispatch({ type: "send", request: prepareRequest({ key, values }, Date.now()) })
  }

  const restore = ({ values, key, pendingSince }: LeadDraft) => {
    // A request that was sent stays as it was sent.
    setValues(bond && !key ? { ...values, vinculo: bond } : values)
    setIsRestored(true)
    setIsStored(true)
    if (key) sent.current = { key, values }
    if (!pendingSince) return
    const request = prepareRequest({ key, values }, pendingSince)
    dispatch({ type: "restore", request, ageMs: Date.now() - pendingSince })
  }

  // The form works before its script runs, so the visitor may have typed: the page then has the values, not the state. A
  // draft is restored only into an empty form, or if the browser itself has restored the same text.
  const initFromPage = useEffectEvent((form: HTMLFormElement) => {
    const onPage = readValues(new FormData(form))
    const isUntouched = sameValues(onPage, values)
    const draft = findDraft(offer.id)
    if (draft && (sameValues(onPage, draft.values) || (isUntouched && !received))) return restore(draft)
    // A returned form holds what was typed before: it is stored now, because a reload would open an empty form.
    hasTyped.current = !isUntouched || received !== undefined
    if (received && isUntouched) saveValues(values)
    if (!isUntouched) return setValues(onPage)
    const start = () => {
      startedAt.current = performance.now()
    }
    form.addEventListener("focusin", start, { once: true })
  })
  // In a layout effect, because another render would overwrite the typed text with the state.
  useLayoutEffect(() => {
    if (formRef.current) initFromPage(formRef.current)
  }, [])

  // D61: nothing is saved before the visitor types.
  const updateDraft = useEffectEvent((current: LeadValues) => {
    if (!hasTyped.current) return
    if (sameValues(current, emptyValues(offer))) deleteDraft(offer.id)
    else saveValues(current)
  })
  useEffect(() => updateDraft(values), [values])

  // D76, D8: the errors take the focus each time the form is not accepted; not when the script starts on a page that already
  // shows them, because the visitor may be typing.
  useEffect(() => {
    if (hasStarted.current && (failure || refused.length > 0)) errorsRef.current?.focus()
    hasStarted.current = true
  }, [failure, refused])

  const change = (field: keyof LeadValues, value: string | boolean) => {
    hasTyped.current = true
    setValues((before) => ({ ...before, [field]: value }))
    setErrors(({ [field as FieldName]: _removed, ...others }) => others)
    dispatch({ type: "edit" })
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const foundErrors = checkLead(values, offer)
    showErrors(foundErrors)
    // The status of a restored request is shown above the fields, that of a request just sent beside the button.
    setIsRestored(false)
    if (namesIn(foundErrors).length > 0) return dispatch({ type: "clear" })
    send()
  }

  const stop = () => {
    saveValues(values)
    dispatch({ type: "stop" })
  }

  // The button was disabled while the form was sent, so the browser does not return the focus by itself.
  const closeThanks = () => {
    setThanks(emptyThanks)
    submitRef.current?.focus()
  }

  const clear = () => {
    hasTyped.current = false
    sent.current = undefined
    deleteDraft(offer.id)
    setIsRestored(false)
    setValues(emptyValues(offer))
    showErrors({})
    dispatch({ type: "clear" })
    ;(formRef.current?.elements.namedItem("name") as HTMLElement | null)?.focus()
  }

  return {
    values,
    errors,
    refused,
    failure,
    formRef: formRef as RefObject<HTMLFormElement>,
    errorsRef: errorsRef as RefObject<HTMLDivElement>,
    submitRef: submitRef as RefObject<HTMLButtonElement>,
    sending: state,
    thanks,
    isRestored,
    isStored,
    change,
    submit,
    send,
    stop,
    clear,
    closeThanks,
  }
}

const namesIn = (errors: FieldErrors) => Object.keys(errors) as FieldName[]

/** D76: the title of the page says that the form was not accepted. */
function useErrorTitle(hasErrors: boolean) {
  useEffect(() => {
    if (!hasErrors) return undefined
    // After a form posted without script, the server has already written it.
    if (!document.title.startsWith(errorTitlePrefix)) document.title = errorTitlePrefix + document.title
    return () => {
      document.title = document.title.replace(errorTitlePrefix, "")
    }
  }, [hasErrors])
}

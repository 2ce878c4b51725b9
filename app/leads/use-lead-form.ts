import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react"
import type { Offer, OfferId } from "./catalog.ts"
import {
  checkLead,
  emptyValues,
  type FieldErrors,
  type FieldName,
  type LeadValues,
  readValues,
} from "./lead.ts"
import type { LeadAnswer } from "./lead-answer.ts"
import { promiseText } from "./promise-text.ts"
import { sendLead } from "./send-lead.client.ts"

// §9: o formulário volta ao início 1000 ms depois do sucesso
const resetAfterMs = 1000

type Success = Extract<LeadAnswer, { success: true }>
type Received = { answer: LeadAnswer; values: LeadValues } | undefined

/** idle → submitting → success (modal, then reset) or failure (alert, values kept). */
export const useLeadForm = (
  offer: Offer & { id: OfferId },
  received: Received,
  asked: { subject: string } | null,
) => {
  const [values, setValues] = useState<LeadValues>(received?.values ?? emptyValues(offer))
  const [errors, setErrors] = useState<FieldErrors>(
    received && !received.answer.success ? received.answer.errors : {},
  )
  const [alert, setAlert] = useState(received?.answer.error ?? "")
  const [heard, setHeard] = useState(asked)
  const [isBusy, setIsBusy] = useState(false)
  const [protocol, setProtocol] = useState("")
  const [promise, setPromise] = useState("")
  const [firstName, setFirstName] = useState("")
  const alertRef = useRef<HTMLDivElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const key = useRef("")

  // The form works before its script arrives: what was typed meanwhile stands in the page, not in the state.
  useEffect(() => {
    if (formRef.current) setValues(readValues(new FormData(formRef.current)))
  }, [])

  if (asked !== heard) {
    setHeard(asked)
    if (asked) setValues({ ...values, subject: asked.subject })
  }

  useEffect(() => {
    if (alert) alertRef.current?.focus()
  }, [alert])

  const change = (field: keyof LeadValues, value: string | boolean) => {
    setValues((before) => ({ ...before, [field]: value }))
    // Another text is another request: it must not travel under the key of the first.
    key.current = ""
    setErrors(({ [field as FieldName]: _gone, ...others }) => others)
  }

  const succeed = ({ protocol, dueAt }: Success) => {
    setProtocol(protocol)
    setPromise(promiseText(dueAt === null ? null : new Date(dueAt), new Date()))
    // The form is emptied while the thanks are still on the screen.
    setFirstName(values.name.trim().split(/\s+/)[0] ?? "")
    key.current = ""
    setTimeout(() => setValues(emptyValues(offer)), resetAfterMs)
  }

  const send = async (body: URLSearchParams) => {
    setIsBusy(true)
    try {
      const answer = await sendLead(offer.id, body)
      if (answer.success) succeed(answer)
      else {
        setErrors(answer.errors)
        setAlert(answer.error)
      }
    } catch {
      setAlert(offer.exceptionText)
    } finally {
      setIsBusy(false)
    }
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setAlert("")
    const found = checkLead(values, offer)
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) {
      ;(form.elements.namedItem(first) as HTMLElement | null)?.focus()
      return
    }
    // D18: made here and now, kept until the answer is known, never part of the page.
    key.current ||= crypto.randomUUID()
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === "string") body.set(name, value)
    body.set("submission_key", key.current)
    void send(body)
  }

  return {
    values,
    errors,
    formRef: formRef as RefObject<HTMLFormElement>,
    alert,
    alertRef: alertRef as RefObject<HTMLDivElement>,
    isBusy,
    protocol,
    promise,
    firstName,
    change,
    submit,
    closeModal: () => setProtocol(""),
  }
}

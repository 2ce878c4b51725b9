import type { ReactNode } from "react"
import { href, Link } from "react-router"
import { type OfferId, offers } from "../../plans/catalogue/offers.ts"
import { Button } from "../../ui/controls/button.tsx"
import { Checkbox } from "../../ui/controls/checkbox.tsx"
import { RadioGroup } from "../../ui/controls/radio-group.tsx"
import { Notice } from "../../ui/feedback/notice.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import type { LeadAnswer } from "../intake/lead-answer.ts"
import { honeypotField } from "../intake/suspicions.ts"
import { contactWindows } from "../lead/contact-window.ts"
import { emailConsent, type LeadValues } from "../lead/lead.ts"
import { detailNames, leadFields } from "../lead/lead-fields.ts"
import { DetailsBlock } from "./details-block.tsx"
import { FormErrors } from "./form-errors.tsx"
import style from "./lead-form.module.css"
import { MainFields } from "./main-fields.tsx"
import { type PromiseHours, PromiseLine } from "./promise-line.tsx"
import { clearLabel, SendingAnnouncement, SendingStatus } from "./sending-status.tsx"
import { ThanksDialog } from "./thanks-dialog.tsx"
import { useLeadForm } from "./use-lead-form.ts"

type Props = {
  offerId: OfferId
  /** The id of the section of the form: a form posted without script returns there. */
  sectionId: string
  /** Title and introduction. What went wrong with a sent form stands before them (D76). */
  heading: ReactNode
  /** The answer to a form that was posted without script. */
  received?: { answer: LeadAnswer; values: LeadValues } | undefined
  /** Phone and chat, offered beside an error (D8). */
  otherWays: ReactNode
  chatHref: string
  /** The numbers that the office calls from. */
  callsFrom: string
  agesHint: string
  /** When the office works; null if the calendar could not be read. */
  hours: PromiseHours | null
  /** False leaves the details out unless a draft has them: on a post the form is only the end of the page. */
  hasDetails?: boolean
  /** A subject chosen elsewhere on the page. A new object for each choice, so that the same subject can be chosen twice. */
  chosen?: { subject: string } | null
  /** The bond chosen elsewhere, or empty. */
  bond?: string
}

const windowOptions = [
  { value: "", label: "Qualquer hora" },
  ...contactWindows.map(({ label }) => ({ value: label, label })),
]

export function LeadForm(props: Props) {
  const { offerId, sectionId, heading, otherWays, chatHref, callsFrom, agesHint, hours } = props
  const { received, hasDetails = true, chosen = null, bond = "" } = props
  const offer = offers[offerId]
  const { formRef, errorsRef, submitRef, values, errors, refused, failure, thanks, ...form } = useLeadForm(
    offer,
    received,
    chosen,
    bond,
  )
  const { sending, isRestored, isStored, change, clear } = form
  const isBusy = sending.kind === "sending"
  const asksDetails = hasDetails || detailNames.some((name) => values[name])
  const id = (part: string) => `${offerId}-${part}`
  const status = (
    <SendingStatus
      sending={sending}
      isStored={isStored}
      otherWays={otherWays}
      onSend={form.send}
      onStop={form.stop}
      onClear={clear}
    />
  )

  return (
    <>
      <FormErrors
        ref={errorsRef}
        refused={refused}
        errors={errors}
        failure={failure}
        formId={id("form")}
        fieldId={id}
        otherWays={otherWays}
        onClear={isStored ? clear : undefined}
      />
      {heading}
      <form
        id={id("form")}
        ref={formRef}
        method="post"
        action={`#${sectionId}`}
        noValidate
        className={style.form}
        onSubmit={form.submit}
      >
        <SendingAnnouncement sending={sending} isStored={isStored} />
        {isRestored && status}
        {isRestored && sending.kind === "idle" && (
          <Notice
            actions={
              <Button look="quiet" onClick={clear}>
                {clearLabel}
              </Button>
            }
          >
            <p>Recuperamos o que você escreveu antes. Está guardado somente neste aparelho.</p>
          </Notice>
        )}
        <MainFields
          offer={offer}
          idPrefix={offerId}
          values={values}
          errors={errors}
          agesHint={agesHint}
          asksDetails={asksDetails}
          onChange={change}
        />
        {asksDetails && (
          <>
            <DetailsBlock idPrefix={offerId} values={values} onChange={change} />
            <RadioGroup
              name="janela"
              legend={leadFields.janela.detail.formLabel}
              options={windowOptions}
              value={values.janela}
              onChange={(text) => change("janela", text)}
            />
          </>
        )}
        <Checkbox
          name="email_consent"
          value="1"
          checked={values.emailConsent}
          onChange={(e) => change("emailConsent", e.target.checked)}
        >
          {emailConsent.text}
        </Checkbox>
        <div aria-hidden="true">
          <VisuallyHidden>
            <label>
              Deixe este campo em branco
              <input name={honeypotField} tabIndex={-1} autoComplete="off" />
            </label>
          </VisuallyHidden>
        </div>
        <PromiseLine hours={hours} preferred={values.janela} />
        {!isRestored && status}
        <div className={style.end}>
          <Button ref={submitRef} type="submit" disabled={isBusy}>
            {isBusy ? (
              offer.busyLabel
            ) : (
              <>
                {offer.submitLabel}
                <ArrowIcon />
              </>
            )}
          </Button>
          <p>
            Usamos seus dados para preparar a cotação.{" "}
            <Link to={href("/politicas-privacidade")}>Política de Privacidade</Link>
            {" · "}
            <Link to={href("/como-somos-pagos")}>Como somos pagos</Link>
          </p>
        </div>
      </form>
      <ThanksDialog
        id={id("done")}
        {...thanks}
        chatHref={chatHref}
        callsFrom={callsFrom}
        onClose={form.closeThanks}
      />
    </>
  )
}

import type { ReactNode } from "react"
import { href, Link } from "react-router"
import { optionalMark } from "../../locale/control-texts.ts"
import { type OfferId, offers } from "../../plans/catalogue/offers.ts"
import { Button } from "../../ui/controls/button.tsx"
import { Checkbox } from "../../ui/controls/checkbox.tsx"
import { Field, FieldGrid } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { TextArea } from "../../ui/controls/text-area.tsx"
import { Alert } from "../../ui/feedback/alert.tsx"
import { Notice } from "../../ui/feedback/notice.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import type { LeadAnswer } from "../intake/lead-answer.ts"
import { honeypotField } from "../intake/suspicions.ts"
import { emailConsent, type LeadValues } from "../lead/lead.ts"
import { detailNames, leadFields } from "../lead/lead-fields.ts"
import { DetailsBlock } from "./details-block.tsx"
import style from "./lead-form.module.css"
import { PhoneInput } from "./phone-input.tsx"
import { clearLabel, SendingAnnouncement, SendingStatus } from "./sending-status.tsx"
import { ThanksDialog } from "./thanks-dialog.tsx"
import { useLeadForm } from "./use-lead-form.ts"

type Props = {
  offerId: OfferId
  /** The answer to a form that was posted without script. */
  received?: { answer: LeadAnswer; values: LeadValues } | undefined
  /** Phone and chat, offered beside an error (D8). */
  otherWays: ReactNode
  chatHref: string
  agesHint: string
  /** False leaves the details out unless a draft has them: on a post the form is only the end of the page. */
  hasDetails?: boolean
  /** A subject chosen elsewhere on the page. A new object for each choice, so that the same subject can be chosen twice. */
  chosen?: { subject: string } | null
}

export function LeadForm({
  offerId,
  received,
  otherWays,
  chatHref,
  agesHint,
  hasDetails = true,
  chosen = null,
}: Props) {
  const offer = offers[offerId]
  const {
    formRef,
    values,
    errors,
    alert,
    alertRef,
    sending,
    thanks,
    isRestored,
    isStored,
    change,
    submit,
    send,
    stop,
    clear,
    closeThanks,
  } = useLeadForm(offer, received, chosen)
  const isBusy = sending.kind === "sending"
  const asksDetails = hasDetails || detailNames.some((name) => values[name])
  const status = (
    <SendingStatus
      sending={sending}
      isStored={isStored}
      otherWays={otherWays}
      onSend={send}
      onStop={stop}
      onClear={clear}
    />
  )
  const id = (field: string) => `${offerId}-${field}`

  return (
    <>
      <form ref={formRef} method="post" noValidate className={style.form} onSubmit={submit}>
        <SendingAnnouncement sending={sending} isStored={isStored} />
        {alert && (
          <Alert ref={alertRef} title={alert}>
            <p>O que você escreveu continua aqui.</p>
            {otherWays}
            {isStored && (
              <Button look="text" onClick={clear}>
                {clearLabel}
              </Button>
            )}
          </Alert>
        )}
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
        <FieldGrid>
          <Field id={id("name")} name="name" label="Nome Completo" error={errors.name} isWide>
            {(control) => (
              <input
                {...control}
                autoComplete="name"
                maxLength={leadFields.name.maxLength}
                required
                value={values.name}
                onChange={(e) => change("name", e.target.value)}
              />
            )}
          </Field>
          <Field id={id("email")} name="email" label="E-mail" error={errors.email}>
            {(control) => (
              <input
                {...control}
                type="email"
                autoComplete="email"
                inputMode="email"
                maxLength={leadFields.email.maxLength}
                required
                value={values.email}
                onChange={(e) => change("email", e.target.value)}
              />
            )}
          </Field>
          <Field id={id("phone")} name="phone" label="Telefone/WhatsApp" error={errors.phone}>
            {(control) => (
              <PhoneInput control={control} value={values.phone} onChange={(text) => change("phone", text)} />
            )}
          </Field>
          <Field id={id("idade")} name="idade" label="Idades" hint={agesHint} optional={optionalMark}>
            {(control) => (
              <input
                {...control}
                maxLength={leadFields.idade.maxLength}
                value={values.idade}
                onChange={(e) => change("idade", e.target.value)}
              />
            )}
          </Field>
          <Field id={id("subject")} name="subject" label="Assunto" error={errors.subject}>
            {(control) => (
              <Select
                {...control}
                required
                value={values.subject}
                onChange={(e) => change("subject", e.target.value)}
              >
                {offer.defaultSubject === "" && <option value="">Selecione…</option>}
                {offer.subjects.map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field
            id={id("message")}
            name="message"
            label="Mensagem"
            {...(!asksDetails && { hint: "Diga a sua cidade e o seu órgão" })}
            optional={optionalMark}
            isWide
          >
            {(control) => (
              <TextArea
                {...control}
                rows={4}
                maxLength={leadFields.message.maxLength}
                value={values.message}
                onTextChange={(text) => change("message", text)}
              />
            )}
          </Field>
        </FieldGrid>
        {asksDetails && <DetailsBlock idPrefix={offerId} values={values} onChange={change} />}
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
        {!isRestored && status}
        <div className={style.end}>
          <Button type="submit" disabled={isBusy}>
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
          </p>
        </div>
      </form>
      <ThanksDialog id={id("done")} {...thanks} chatHref={chatHref} onClose={closeThanks} />
    </>
  )
}

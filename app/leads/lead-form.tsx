import type { ReactNode } from "react"
import { Alert } from "../ui/alert.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Field } from "../ui/field.tsx"
import { type OfferId, offers } from "./catalog.ts"
import { emailConsent, type LeadValues } from "./lead.ts"
import type { LeadAnswer } from "./lead-answer.ts"
import style from "./lead-form.module.css"
import { useLeadForm } from "./use-lead-form.ts"

type Props = {
  offerId: OfferId
  /** The answer to a form that was posted without script. */
  received?: { answer: LeadAnswer; values: LeadValues } | undefined
  /** Phone and chat, offered beside an error (D8). */
  otherWays: ReactNode
  chatHref: string
}

export const LeadForm = ({ offerId, received, otherWays, chatHref }: Props) => {
  const offer = offers[offerId]
  const { values, errors, alert, alertRef, isBusy, protocol, change, submit, closeModal } = useLeadForm(
    offer,
    received,
  )
  const id = (field: string) => `${offerId}-${field}`
  const openChat = () => {
    window.open(chatHref, "_blank", "noopener")
    closeModal()
  }

  return (
    <>
      <form method="post" noValidate className={style.form} onSubmit={submit}>
        {alert && (
          <Alert ref={alertRef} title={alert}>
            {otherWays}
          </Alert>
        )}
        <Field id={id("name")} name="name" label="Nome Completo" error={errors.name} isWide>
          {(control) => (
            <input
              {...control}
              autoComplete="name"
              maxLength={200}
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
              maxLength={320}
              required
              value={values.email}
              onChange={(e) => change("email", e.target.value)}
            />
          )}
        </Field>
        <Field id={id("phone")} name="phone" label="Telefone/WhatsApp" error={errors.phone}>
          {(control) => (
            <input
              {...control}
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              maxLength={60}
              required
              value={values.phone}
              onChange={(e) => change("phone", e.target.value)}
            />
          )}
        </Field>
        <Field
          id={id("idade")}
          name="idade"
          label="Idades"
          hint="De todos, separadas por vírgula: 52, 49, 17"
          isOptional
        >
          {(control) => (
            <input
              {...control}
              maxLength={500}
              value={values.idade}
              onChange={(e) => change("idade", e.target.value)}
            />
          )}
        </Field>
        <Field id={id("subject")} name="subject" label="Assunto" error={errors.subject}>
          {(control) => (
            <select
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
            </select>
          )}
        </Field>
        <Field id={id("message")} name="message" label="Mensagem" isOptional isWide>
          {(control) => (
            <textarea
              {...control}
              rows={4}
              maxLength={5000}
              value={values.message}
              onChange={(e) => change("message", e.target.value)}
            />
          )}
        </Field>
        <label className={style.consent}>
          <input
            type="checkbox"
            name="email_consent"
            value="1"
            checked={values.emailConsent}
            onChange={(e) => change("emailConsent", e.target.checked)}
          />
          <span>{emailConsent.text}</span>
        </label>
        <div className={style.end}>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? offer.busyLabel : offer.submitLabel}
          </Button>
        </div>
      </form>
      <Dialog isOpen={protocol !== ""} onClose={closeModal} labelledBy={id("done")}>
        <div className={style.done}>
          <h2 id={id("done")}>Mensagem Enviada com Sucesso!</h2>
          <p>
            Recebemos o seu pedido. Protocolo <strong>{protocol}</strong>. Entraremos em contato em até 2
            horas úteis.
          </p>
          <p className={style.end}>
            <Button onClick={closeModal}>Fechar</Button>
            <Button look="chat" onClick={openChat}>
              Falar no WhatsApp
            </Button>
          </p>
        </div>
      </Dialog>
    </>
  )
}

import { Button, ButtonLink } from "../../ui/controls/button.tsx"
import { Field } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { TextArea } from "../../ui/controls/text-area.tsx"
import { useCopy } from "../../ui/controls/use-copy.ts"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ChatIcon, MailIcon, PhoneIcon } from "../../ui/tiles/icon.tsx"
import type { LeadSheet } from "../desk-lead.ts"
import { callHref, chatHref, mailHref } from "./contact-links.ts"
import style from "./contact-panel.module.css"
import { addressWarning } from "./mail-return-text.ts"
import { type ReadyText, textMoments } from "./ready-texts.ts"

type Props = {
  lead: LeadSheet
  texts: readonly ReadyText[]
  /** The current text, which may be edited. */
  text: string
  /** The key of the ready text it is based on. */
  chosen: string
  onChoose: (key: string) => void
  onTextChange: (text: string) => void
}

/** Links to call, chat or send an e-mail, with a ready text that can be edited. */
export function ContactPanel({ lead, texts, text, chosen, onChoose, onTextChange }: Props) {
  const { copied, copy } = useCopy()
  const [call, chat] = [callHref(lead), chatHref(lead, text)]
  const mail = mailHref(lead.email, mailSubject(lead), text)
  const warning = addressWarning(lead.entries)
  const copyLabels = { yes: "Copiado", no: "Não foi possível copiar" }
  return (
    <SheetBlock title="Falar" id="falar" order={1}>
      <div className={style.panel}>
        <div className={style.links}>
          {call && (
            <ButtonLink href={call} data-key="l">
              <PhoneIcon />
              <span>
                Ligar<small>{lead.phone}</small>
              </span>
            </ButtonLink>
          )}
          {chat && (
            <ButtonLink look="chat" href={chat} target="_blank" rel="noreferrer" data-key="w">
              <ChatIcon />
              <span>
                WhatsApp<small>com o texto pronto</small>
              </span>
            </ButtonLink>
          )}
          {mail ? (
            <ButtonLink look="quiet" href={mail} data-key="e">
              <MailIcon />
              <span>
                E-mail<small>com o texto pronto</small>
              </span>
            </ButtonLink>
          ) : (
            <p>O e-mail não parece correto: {lead.email}</p>
          )}
        </div>
        {warning && <p className={style.warning}>{warning}</p>}
        <div className={style.text}>
          {texts.length > 0 && <TextChoice texts={texts} chosen={chosen} onChoose={onChoose} />}
          <div className={style.message}>
            <label htmlFor="mensagem">
              <VisuallyHidden>Mensagem</VisuallyHidden>
            </label>
            <TextArea id="mensagem" rows={5} value={text} onTextChange={onTextChange} />
            <div className={style.footer}>
              <span className={style.copy}>
                <Button look="text" onClick={() => void copy(text)}>
                  {copied ? copyLabels[copied] : "Copiar"}
                </Button>
              </span>
            </div>
          </div>
        </div>
      </div>
    </SheetBlock>
  )
}

function TextChoice({ texts, chosen, onChoose }: Pick<Props, "texts" | "chosen" | "onChoose">) {
  const groups = Object.entries(textMoments)
    .map(([moment, label]) => ({ label, ready: texts.filter((text) => text.moment === moment) }))
    .filter(({ ready }) => ready.length > 0)
  return (
    <div className={style.choice}>
      <Field id="texto-pronto" name="texto" label="Texto pronto">
        {(control) => (
          <Select {...control} value={chosen} onChange={({ target }) => onChoose(target.value)}>
            {groups.map(({ label, ready }) => (
              <optgroup key={label} label={label}>
                {ready.map(({ key, title }) => (
                  <option key={key} value={key}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

export function mailSubject({ protocol }: Pick<LeadSheet, "protocol">) {
  return `Sua cotação de plano de saúde, protocolo ${protocol}`
}

import { optionalMark } from "../../locale/control-texts.ts"
import type { Offer } from "../../plans/catalogue/offers.ts"
import { Checkbox } from "../../ui/controls/checkbox.tsx"
import { Field, FieldGrid } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { TextArea } from "../../ui/controls/text-area.tsx"
import { confirmationOf, type FieldErrors, type LeadValues } from "../lead/lead.ts"
import { leadFields } from "../lead/lead-fields.ts"
import { phoneProblem } from "../lead/phone.ts"
import { DetailFields } from "./detail-fields.tsx"
import { PhoneInput } from "./phone-input.tsx"

type Props = {
  offer: Offer
  /** Makes the ids unique on a page. */
  idPrefix: string
  values: LeadValues
  errors: FieldErrors
  agesHint: string
  /** False on a post, where the message also asks for what the details would. */
  asksDetails: boolean
  onChange: (field: keyof LeadValues, value: string | boolean) => void
}

/** The fields of the contract (§5), with name and phone first, and the bond. */
export function MainFields({ offer, idPrefix, values, errors, agesHint, asksDetails, onChange }: Props) {
  const idOf = (field: string) => `${idPrefix}-${field}`
  return (
    <FieldGrid>
      <Field id={idOf("name")} name="name" label="Nome Completo" error={errors.name}>
        {(control) => (
          <input
            {...control}
            autoComplete="name"
            maxLength={leadFields.name.maxLength}
            required
            value={values.name}
            onChange={(e) => onChange("name", e.target.value)}
          />
        )}
      </Field>
      <Field
        id={idOf("phone")}
        name="phone"
        label="Telefone/WhatsApp"
        error={errors.phone}
        afterError={<SendAnyway values={values} error={errors.phone} onChange={onChange} />}
      >
        {(control) => (
          <PhoneInput control={control} value={values.phone} onChange={(text) => onChange("phone", text)} />
        )}
      </Field>
      <Field id={idOf("email")} name="email" label="E-mail" error={errors.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={leadFields.email.maxLength}
            required
            value={values.email}
            onChange={(e) => onChange("email", e.target.value)}
          />
        )}
      </Field>
      <Field id={idOf("idade")} name="idade" label="Idades" hint={agesHint} optional={optionalMark}>
        {(control) => (
          <input
            {...control}
            maxLength={leadFields.idade.maxLength}
            value={values.idade}
            onChange={(e) => onChange("idade", e.target.value)}
          />
        )}
      </Field>
      <Field id={idOf("subject")} name="subject" label="Assunto" error={errors.subject} isWide={!asksDetails}>
        {(control) => (
          <Select
            {...control}
            required
            value={values.subject}
            onChange={(e) => onChange("subject", e.target.value)}
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
      {asksDetails && (
        <DetailFields idPrefix={idPrefix} names={["vinculo"]} values={values} onChange={onChange} />
      )}
      <Field
        id={idOf("message")}
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
            onTextChange={(text) => onChange("message", text)}
          />
        )}
      </Field>
    </FieldGrid>
  )
}

type SendAnywayProps = Pick<Props, "values" | "onChange"> & { error: string | undefined }

/** D75: shown with the question about a number that cannot be called, and while it is answered with yes. */
function SendAnyway({ values: { phone, confirmedPhone }, error, onChange }: SendAnywayProps) {
  const confirmation = confirmationOf(phone)
  const isConfirmed = confirmedPhone === confirmation
  if (phone === "" || !phoneProblem(phone) || (!error && !isConfirmed)) return null
  return (
    <Checkbox
      name="confirmed_phone"
      value={confirmation}
      checked={isConfirmed}
      onChange={(e) => onChange("confirmedPhone", e.target.checked ? confirmation : "")}
    >
      O número é este. Enviar assim mesmo
    </Checkbox>
  )
}

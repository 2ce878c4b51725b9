import { optionalMark } from "../../locale/control-texts.ts"
import { Checkbox } from "../../ui/controls/checkbox.tsx"
import { Field, FieldGrid } from "../../ui/controls/field.tsx"
import { Select } from "../../ui/controls/select.tsx"
import { TextArea } from "../../ui/controls/text-area.tsx"
import {
  affectedData,
  incidentKinds,
  incidentRisks,
  longestChannel,
  longestNote,
  longestReference,
  longestText,
  noticeRecipients,
} from "./incident.ts"
import { fieldId, fieldText } from "./incident-field-text.ts"
import style from "./incident-fields.module.css"
import type { FieldFaults } from "./incident-form.ts"
import { dataText, kindText, recipientText, riskText } from "./incident-text.ts"

/** What the fields hold: as stored, or as typed in a refused form. */
export type FormValues = { text: Readonly<Record<string, string>>; ticked: readonly string[] }
type Props = { values: FormValues; faults: FieldFaults }
type OneProps = Props & { name: string }

/** What happened, which data, when. */
export function FactsFields(props: Props) {
  return (
    <>
      <FieldGrid>
        <Choice
          {...props}
          name="kind"
          options={incidentKinds.map((kind) => [kind, kindText[kind]])}
          isEmptyFirst
        />
        <Moment {...props} name="knownAt" isRequired />
        <Moment {...props} name="startedAt" />
        <Moment {...props} name="endedAt" />
      </FieldGrid>
      <LongText {...props} name="description" rows={5} isRequired />
      <fieldset className={style.ticks}>
        <legend>{fieldText.dataKinds.label}</legend>
        {affectedData.map((data, place) => (
          <Checkbox
            key={data}
            {...(place === 0 ? { id: fieldId("dataKinds") } : {})}
            name="dataKinds"
            value={data}
            defaultChecked={props.values.ticked.includes(data)}
          >
            {dataText[data]}
          </Checkbox>
        ))}
      </fieldset>
    </>
  )
}

/** The risk, and the texts of the letters. */
export function AssessmentFields(props: Props) {
  return (
    <>
      <Choice {...props} name="risk" options={incidentRisks.map((risk) => [risk, riskText[risk]])} />
      <LongText {...props} name="riskReason" rows={3} />
      <LongText {...props} name="account" rows={4} />
      <LongText {...props} name="dangers" rows={3} />
      <LongText {...props} name="measuresBefore" rows={3} />
      <LongText {...props} name="measuresTaken" rows={4} />
      <LongText {...props} name="advice" rows={3} />
      <LongText {...props} name="delayReason" rows={2} />
    </>
  )
}

/** Who was told, when and how. */
export function NoticeFields(props: Props) {
  const recipients = noticeRecipients.map((recipient) => [recipient, recipientText[recipient]] as const)
  return (
    <>
      <FieldGrid>
        <Choice {...props} name="recipient" options={recipients} isEmptyFirst />
        <Moment {...props} name="toldAt" isRequired />
        <ShortText {...props} name="channel" longest={longestChannel} isRequired />
        <ShortText {...props} name="reference" longest={longestReference} />
      </FieldGrid>
      <LongText {...props} name="note" rows={2} longest={longestNote} />
    </>
  )
}

function fieldOf({ name, faults }: OneProps, isRequired = true) {
  const { label, hint }: { label: string; hint?: string } = fieldText[name as keyof typeof fieldText]
  return {
    id: fieldId(name),
    name,
    label,
    ...(hint ? { hint } : {}),
    ...(isRequired ? {} : { optional: optionalMark }),
    error: faults[name],
  }
}

type ChoiceProps = OneProps & {
  options: readonly (readonly [value: string, label: string])[]
  isEmptyFirst?: boolean
}

function Choice({ options, isEmptyFirst, ...props }: ChoiceProps) {
  return (
    <Field {...fieldOf(props)}>
      {(control) => (
        <Select {...control} defaultValue={props.values.text[props.name] ?? ""} required={isEmptyFirst}>
          {isEmptyFirst && <option value="">Escolha</option>}
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function Moment({ isRequired = false, ...props }: OneProps & { isRequired?: boolean }) {
  return (
    <Field {...fieldOf(props, isRequired)}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          defaultValue={props.values.text[props.name]}
          required={isRequired}
        />
      )}
    </Field>
  )
}

type TextProps = OneProps & { isRequired?: boolean; longest?: number }

function ShortText({ isRequired = false, longest, ...props }: TextProps) {
  return (
    <Field {...fieldOf(props, isRequired)}>
      {(control) => (
        <input
          {...control}
          maxLength={longest}
          defaultValue={props.values.text[props.name]}
          autoComplete="off"
          required={isRequired}
        />
      )}
    </Field>
  )
}

function LongText({
  isRequired = false,
  longest = longestText,
  rows,
  ...props
}: TextProps & { rows: number }) {
  return (
    <Field {...fieldOf(props)}>
      {(control) => (
        <TextArea
          {...control}
          rows={rows}
          maxLength={longest}
          defaultValue={props.values.text[props.name]}
          required={isRequired}
        />
      )}
    </Field>
  )
}

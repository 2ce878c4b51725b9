import { useState } from "react"
import { optionalMark } from "../../locale/control-texts.ts"
import { Disclosure } from "../../ui/controls/disclosure.tsx"
import { FieldGrid, OptionalMark } from "../../ui/controls/field.tsx"
import { collapsedNames, type DetailName, type LeadDetails } from "../lead/lead-fields.ts"
import { DetailFields } from "./detail-fields.tsx"
import style from "./details-block.module.css"

type Props = {
  idPrefix: string
  values: LeadDetails
  onChange: (name: DetailName, text: string) => void
}

/** The optional details, collapsed so that the form stays short. Open if one of them is filled in. */
export function DetailsBlock({ idPrefix, values, onChange }: Props) {
  const isFilled = collapsedNames.some((name) => values[name])
  const [isOpen, setIsOpen] = useState(isFilled)
  return (
    <Disclosure
      label={
        <span>
          Onde você mora e trabalha
          <OptionalMark text={optionalMark} />
        </span>
      }
      className={style.block}
      isOpen={isOpen || isFilled}
      onToggle={setIsOpen}
    >
      <p className={style.why}>
        O preço e a rede mudam de cidade para cidade, e o seu órgão pode ter regras próprias.
      </p>
      <FieldGrid>
        <DetailFields idPrefix={idPrefix} names={collapsedNames} values={values} onChange={onChange} />
      </FieldGrid>
    </Disclosure>
  )
}

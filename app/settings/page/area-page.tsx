import { Block } from "../../ui/layout/block.tsx"
import { Facts } from "../../ui/layout/facts.tsx"
import { type AreaFacts, AreaFrame } from "./area-frame.tsx"
import style from "./change-form.module.css"
import { ChangeForm, type ChangeFormFacts } from "./change-form.tsx"
import { settingsText } from "./settings-text.ts"

/** An area of single settings: its form, with a preview of the real page, and what was changed before. */
export function AreaPage(props: AreaFacts & ChangeFormFacts) {
  const { label, text, mayChange, confirmHref, fields, isAnswer, refusal } = props
  // What was typed stays in view when the proof of identity has become too old.
  const hasForm = mayChange && (!confirmHref || isAnswer)
  return (
    <AreaFrame {...props} hasTyped={isAnswer} historyRefusal={isAnswer ? null : refusal}>
      {hasForm ? (
        <ChangeForm {...props} title={label} />
      ) : (
        <Block id="valores" title={label} side={!mayChange && settingsText.readOnly}>
          <p className={style.text}>{text}</p>
          <Facts of={fields.map(({ label, value }) => ({ label, value }))} />
        </Block>
      )}
    </AreaFrame>
  )
}

import { Block } from "../../ui/layout/block.tsx"
import { Facts } from "../../ui/layout/facts.tsx"
import { type AreaFacts, AreaFrame } from "./area-frame.tsx"
import style from "./change-form.module.css"
import { ChangeForm, type ChangeFormFacts, type TextExample } from "./change-form.tsx"
import { settingsText } from "./settings-text.ts"

type Props = AreaFacts &
  ChangeFormFacts & {
    title: string
    entryId: string
    listHref: string
    example: TextExample | null
    removeLabel: string | null
  }

/** One entry of a list: its form with a preview of the real page, and what was changed before. */
export function EntryPage(props: Props) {
  const { label, title, text, listHref, mayChange, confirmHref, fields, isAnswer, refusal } = props
  const hasForm = mayChange && (!confirmHref || isAnswer)
  return (
    <AreaFrame {...props} hasTyped={isAnswer} historyRefusal={isAnswer ? null : refusal}>
      <p className={style.back}>
        <a href={listHref}>
          {label}: {settingsText.list.ofTheList.toLowerCase()}
        </a>
      </p>
      {hasForm ? (
        <ChangeForm {...props} />
      ) : (
        <Block id="valores" title={title} side={!mayChange && settingsText.readOnly}>
          <p className={style.text}>{text}</p>
          <Facts of={fields.map(({ label, value }) => ({ label, value }))} />
        </Block>
      )}
    </AreaFrame>
  )
}

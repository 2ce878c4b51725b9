import { classNames } from "../../ui/class-names.ts"
import { Button, ButtonLink } from "../../ui/controls/button.tsx"
import { Block } from "../../ui/layout/block.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ChevronIcon } from "../../ui/tiles/icon.tsx"
import type { EntryRow } from "../list.ts"
import { type AreaFacts, AreaFrame } from "./area-frame.tsx"
import style from "./list-page.module.css"
import type { SettingsRefusal } from "./refusal-notice.tsx"
import { settingsText } from "./settings-text.ts"

const texts = settingsText.list

type Props = AreaFacts & {
  rows: readonly (EntryRow & { id: string; title: string; href: string })[]
  add: { label: string; href: string } | null
  isOrdered: boolean
  refusal: SettingsRefusal | null
}

/** An area that is a list: its entries in order, each with a page of its own for changes. */
export function ListPage(props: Props) {
  const { label, text, rows, add, isOrdered, mayChange, confirmHref, seenVersion, refusal } = props
  const canAct = mayChange && !confirmHref
  const addLink = canAct && add && (
    <ButtonLink look="line" isSmall href={add.href}>
      {add.label}
    </ButtonLink>
  )
  return (
    <AreaFrame {...props} historyRefusal={refusal}>
      <Block id="lista" title={label} side={mayChange ? addLink : settingsText.readOnly}>
        <p className={style.text}>{text}</p>
        {rows.length === 0 && <p>{texts.none}</p>}
        <ol className={style.list} hidden={rows.length === 0}>
          {rows.map((row, at) => (
            <li
              key={row.id}
              id={rowId(row.id)}
              className={classNames(style.row, row.figure && style.figured)}
            >
              {row.figure && <b className={style.figure}>{row.figure.value}</b>}
              <div className={style.what}>
                <b>{row.figure?.title ?? row.title}</b>
                {row.note && <p>{row.note}</p>}
              </div>
              {row.state && <span className={style[row.state.tone]}>{row.state.label}</span>}
              <div className={style.actions}>
                {canAct && isOrdered && (
                  <Move
                    id={row.id}
                    title={row.title}
                    seenVersion={seenVersion}
                    isFirst={at === 0}
                    isLast={at === rows.length - 1}
                  />
                )}
                <a href={row.href}>
                  {canAct ? texts.change : texts.see}
                  <VisuallyHidden>: {row.title}</VisuallyHidden>
                </a>
              </div>
            </li>
          ))}
        </ol>
      </Block>
    </AreaFrame>
  )
}

/** Where the page opens after a change of this entry. */
export const rowId = (entry: string) => (entry === "" ? "" : `item-${entry}`)

type MoveProps = { id: string; title: string; seenVersion: number; isFirst: boolean; isLast: boolean }

function Move({ id, title, seenVersion, isFirst, isLast }: MoveProps) {
  const button = (intent: "up" | "down", label: string, isOff: boolean) => (
    <Button type="submit" look="text" name="intent" value={intent} disabled={isOff}>
      <span className={style[intent]}>
        <ChevronIcon />
      </span>
      <VisuallyHidden>
        {label}: {title}
      </VisuallyHidden>
    </Button>
  )
  return (
    <form method="post" className={style.move}>
      <input type="hidden" name="entry" value={id} />
      <input type="hidden" name="seen" value={seenVersion} />
      {button("up", texts.up, isFirst)}
      {button("down", texts.down, isLast)}
    </form>
  )
}

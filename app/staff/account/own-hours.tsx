import { classNames } from "../../ui/class-names.ts"
import { SheetBlock } from "../../ui/layout/sheet.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ClockIcon } from "../../ui/tiles/icon.tsx"
import { AccountRow, AccountRows } from "./account-row.tsx"
import { accountText } from "./account-text.ts"
import style from "./own-hours.module.css"
import type { WeekCell, WeekGrid } from "./week-grid.ts"

export type OwnHoursView = {
  grid: WeekGrid
  hasOwnHours: boolean
  /** 'Segunda-feira', '8h às 12h', for screen readers. */
  week: readonly { label: string; text: string }[]
  absences: readonly { id: number; days: string; note: string | null }[]
}

/** The person's present week and the absences to come. */
export function OwnHours({
  grid,
  hasOwnHours,
  week,
  absences,
  changeHref,
}: OwnHoursView & { changeHref: string }) {
  const texts = accountText.hours
  return (
    <SheetBlock id="horario" title={texts.title} aside={<a href={changeHref}>{texts.change}</a>}>
      <p>{hasOwnHours ? texts.own : texts.office}</p>
      <VisuallyHidden>{week.map(({ label, text }) => `${label}: ${text}`).join(". ")}</VisuallyHidden>
      <div className={style.grid} aria-hidden="true">
        <span />
        {grid.days.map(({ label, day }) => (
          <span key={day} className={style.day}>
            {label}
            <small>{day}</small>
          </span>
        ))}
        {grid.hours.map((hour, place) => (
          <HourRow key={hour} hour={hour} isNamed={place % 2 === 0} cells={grid.cells[place] ?? []} />
        ))}
      </div>
      <ul className={style.legend} aria-hidden="true">
        {(["on", "away", "off"] as const).map((cell) => (
          <li key={cell} className={classNames(style.cell, style[cell])}>
            {texts.cells[cell]}
          </li>
        ))}
      </ul>
      <h3 className={style.absences}>{texts.absences}</h3>
      {absences.length === 0 && <p>{texts.noAbsence}</p>}
      <AccountRows>
        {absences.map(({ id, days, note }) => (
          <AccountRow key={id} icon={<ClockIcon />} title={days} {...(note ? { note } : {})} />
        ))}
      </AccountRows>
    </SheetBlock>
  )
}

type HourRowProps = { hour: number; isNamed: boolean; cells: readonly WeekCell[] }

function HourRow({ hour, isNamed, cells }: HourRowProps) {
  return (
    <>
      <span className={style.hour}>{isNamed && `${hour}h`}</span>
      {cells.map((cell, day) => (
        // The place is the day of the week.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={day} className={classNames(style.cell, style[cell])} />
      ))}
    </>
  )
}

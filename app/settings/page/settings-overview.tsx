import { Block } from "../../ui/layout/block.tsx"
import { Facts } from "../../ui/layout/facts.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { WarningIcon } from "../../ui/tiles/icon.tsx"
import { type AreaLink, SettingsFrame } from "./settings-frame.tsx"
import style from "./settings-overview.module.css"
import { settingsText } from "./settings-text.ts"

export type OverviewArea = {
  id: string
  label: string
  text: string
  href: string
  mayChange: boolean
  values: readonly { label: string; value: string; isExample: boolean }[]
  /** Of a list: its entries in a line. */
  entries: string | null
}

type Props = {
  menu: readonly AreaLink[]
  /** When the office answers, from the calendar. */
  hours: { says: string; href: string }
  areas: readonly OverviewArea[]
  /** A sentence about values of the demonstration; null when there are none. */
  warning: { title: string; text: string } | null
}

/** Everything that the office may change, as it is on the site now. */
export function SettingsOverview({ menu, hours, areas, warning }: Props) {
  return (
    <SettingsFrame areas={menu}>
      {warning && (
        <p className={style.warning}>
          <WarningIcon />
          <span>
            <strong>{warning.title}</strong> {warning.text}
          </span>
        </p>
      )}
      <Block
        id="horarios"
        title={settingsText.hours.label}
        side={<a href={hours.href}>{settingsText.hours.change}</a>}
      >
        <p className={style.text}>{settingsText.hours.text}</p>
        <Facts of={[{ label: settingsText.hours.says, value: hours.says }]} />
      </Block>
      {areas.map(({ id, label, text, href, mayChange, values, entries }) => (
        <Block
          key={id}
          id={id}
          title={label}
          side={
            <a href={href}>
              {mayChange ? settingsText.change : settingsText.history.title}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </a>
          }
        >
          <p className={style.text}>{text}</p>
          {entries && <p className={style.entries}>{entries}</p>}
          <Facts
            of={values.map(({ label, value, isExample }) => ({
              label,
              value: isExample ? (
                <>
                  {value} <small className={style.example}>{settingsText.isExample}</small>
                </>
              ) : (
                value
              ),
            }))}
          />
        </Block>
      ))}
    </SettingsFrame>
  )
}

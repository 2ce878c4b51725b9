import { Block } from "../../ui/layout/block.tsx"
import { Facts } from "../../ui/layout/facts.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { WarningIcon } from "../../ui/tiles/icon.tsx"
import { type AreaLink, SettingsFrame } from "./settings-frame.tsx"
import style from "./settings-overview.module.css"
import { settingsText } from "./settings-text.ts"

type OverviewArea = {
  id: string
  label: string
  text: string
  href: string
  mayChange: boolean
  values: readonly { label: string; value: string; isExample: boolean }[]
}

type Props = {
  menu: readonly AreaLink[]
  areas: readonly OverviewArea[]
  /** A sentence about values of the demonstration; null when there are none. */
  warning: { title: string; text: string } | null
}

/** Everything that the office may change, as it is on the site now. */
export function SettingsOverview({ menu, areas, warning }: Props) {
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
      {areas.map(({ id, label, text, href, mayChange, values }) => (
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

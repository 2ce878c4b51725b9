import type { ReactNode } from "react"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { WarningIcon } from "../../ui/tiles/icon.tsx"
import style from "./settings-frame.module.css"
import { settingsText } from "./settings-text.ts"

export type AreaLink = {
  label: string
  href: string
  isCurrent: boolean
  /** It still has values of the demonstration. */
  needsAttention?: boolean
}

/** Title, the menu of areas, and one area beside it. */
export function SettingsFrame({ areas, children }: { areas: readonly AreaLink[]; children: ReactNode }) {
  return (
    <>
      <PageHead title={settingsText.title}>
        <p>{settingsText.lead}</p>
      </PageHead>
      <div className={style.frame}>
        <nav className={style.areas} aria-label={settingsText.areas}>
          {areas.map(({ label, href, isCurrent, needsAttention }) => (
            <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
              {label}
              {needsAttention && (
                <>
                  <WarningIcon />
                  <VisuallyHidden>, {settingsText.isExample}</VisuallyHidden>
                </>
              )}
            </a>
          ))}
        </nav>
        <div className={style.content}>{children}</div>
      </div>
    </>
  )
}

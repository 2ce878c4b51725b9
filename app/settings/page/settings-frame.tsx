import { type ReactNode, useEffect, useRef } from "react"
import { PageHead } from "../../ui/layout/page-head.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { WarningIcon } from "../../ui/tiles/icon.tsx"
import style from "./settings-frame.module.css"
import { settingsText } from "./settings-text.ts"

export type AreaLink = {
  label: string
  href: string
  isCurrent: boolean
  /** Why it needs attention: 'dado de exemplo'. */
  attention: string | null
}

/** Title, the menu of areas, and one area beside it. */
export function SettingsFrame({ areas, children }: { areas: readonly AreaLink[]; children: ReactNode }) {
  const menu = useRef<HTMLElement>(null)
  // On a phone the menu scrolls sideways.
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>("[aria-current]")
    if (current) menu.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth / 2 })
  }, [])
  return (
    <>
      <PageHead title={settingsText.title}>
        <p>{settingsText.lead}</p>
      </PageHead>
      <div className={style.frame}>
        <nav ref={menu} className={style.areas} aria-label={settingsText.areas}>
          {areas.map(({ label, href, isCurrent, attention }) => (
            <a key={href} href={href} aria-current={isCurrent ? "page" : undefined}>
              {label}
              {attention && (
                <>
                  <WarningIcon />
                  <VisuallyHidden>, {attention}</VisuallyHidden>
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

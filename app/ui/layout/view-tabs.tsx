import style from "./view-tabs.module.css"

export type ViewTab = {
  label: string
  href: string
  isCurrent?: boolean
  /** The formatted count: "1,284", "more than 1,000". */
  count?: string | null
}

/** Links to several views of the same data, each with its own address. */
export function ViewTabs({ label, tabs }: { label: string; tabs: readonly ViewTab[] }) {
  return (
    <nav className={style.views} aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.isCurrent ? "page" : undefined}>
          {tab.label}
          {tab.count && <span className={style.count}>{tab.count}</span>}
        </a>
      ))}
    </nav>
  )
}

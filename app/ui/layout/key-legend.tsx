import style from "./key-legend.module.css"

export type KeyWord = readonly [key: string, does: string]

/** The keyboard shortcuts of this page, shown on wide screens only. */
export function KeyLegend({ label, keys }: { label: string; keys: readonly KeyWord[] }) {
  return (
    <aside className={style.keys} aria-label={label}>
      {keys.map(([key, does]) => (
        <span key={key}>
          <Key>{key}</Key> {does}
        </span>
      ))}
    </aside>
  )
}

/** A key drawn as a keyboard key. */
export const Key = ({ children }: { children: string }) => <kbd className={style.key}>{children}</kbd>

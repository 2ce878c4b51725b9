import style from "./key-legend.module.css"

export type KeyWord = readonly [key: string, does: string]

/** What the keys of this page do; only where there is room for a keyboard. */
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

/** A key as it looks on the keyboard. */
export const Key = ({ children }: { children: string }) => <kbd className={style.key}>{children}</kbd>

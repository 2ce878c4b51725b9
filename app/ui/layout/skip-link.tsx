import style from "./skip-link.module.css"

/** The first keyboard stop: skips the navigation. */
export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={style.skip} href={href}>
      {children}
    </a>
  )
}

import style from "./skip-link.module.css"

/** The first stop of the keyboard: past the navigation, into the page. */
export function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={style.skip} href={href}>
      {children}
    </a>
  )
}

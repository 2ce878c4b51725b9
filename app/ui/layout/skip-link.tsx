import style from "./skip-link.module.css"

/** The first stop of the keyboard: past the navigation, into the page. */
export const SkipLink = ({ href, children }: { href: string; children: string }) => (
  <a className={style.skip} href={href}>
    {children}
  </a>
)

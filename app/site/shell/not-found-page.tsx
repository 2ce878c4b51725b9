import { Link } from "react-router"
import { Button } from "../../ui/controls/button.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { Wall } from "../../ui/tiles/wall.tsx"
import { ContactStrip } from "../company/contact-strip.tsx"
import { faultMetadata } from "../content/fault-metadata.ts"
import { notFound } from "../content/not-found.ts"
import { walls } from "../content/walls.ts"
import style from "./fault-page.module.css"

/** D21: the error boundaries of routes show it for a 404. It has its own title. */
export function NotFoundPage() {
  const { title, text, search, linksTitle, links, contact } = notFound
  return (
    <>
      <title>{faultMetadata.notFound.title}</title>
      <meta name="robots" content="noindex" />
      <div className={style.lost} data-ground="cobalto">
        <Wall rows={walls.lost}>
          <path className={style.leg} d="M2.5 2H3V5H2.5ZM10.5 2H11V5H10.5Z" />
        </Wall>
      </div>
      <div className={style.textBlock}>
        <div>
          <h1>{title}</h1>
          <p className={style.lead}>{text}</p>
          <search className={style.search}>
            <form action={search.action}>
              <label htmlFor="not-found-search">{search.label}</label>
              <div>
                <input id="not-found-search" name="busca" type="search" />
                <Button type="submit">{search.button}</Button>
              </div>
            </form>
          </search>
        </div>
        <nav aria-label={linksTitle}>
          <ul className={style.paths}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link to={href}>
                  {label}
                  <ArrowIcon />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ContactStrip {...contact} />
    </>
  )
}

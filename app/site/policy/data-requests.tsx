import { Link } from "react-router"
import { buttonClass } from "../../ui/controls/button.tsx"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import type { privacy } from "../content/privacy.ts"
import { ProseText } from "../prose/prose-text.tsx"
import style from "./data-requests.module.css"

type Request = ReturnType<typeof privacy>["request"]

/** D34: links to exercise each right. */
export function DataRequests({ request }: { request: Request }) {
  const { id, title, intro, myData, rights, ways } = request
  return (
    <section id={id} className={style.requests} aria-labelledby={`t-${id}`}>
      <div className={style.textBlock}>
        <h2 id={`t-${id}`}>{title}</h2>
        <p className={style.intro}>{intro}</p>
        <div className={style.action}>
          <Link className={buttonClass()} to={myData.href}>
            {myData.label}
            <ArrowIcon />
          </Link>
        </div>
        <p>
          <ProseText text={ways.direct} />
        </p>
      </div>
      <ul>
        {rights.map(({ code, label }) => (
          <li key={code} data-part="right">
            <h3>{label}</h3>
            <Link to={myData.href}>
              {ways.site}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </Link>
            <a href={mailTo(ways.email, label)}>
              {ways.email.label}
              <VisuallyHidden>: {label}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function mailTo({ address, subject }: Request["ways"]["email"], right: string) {
  return `mailto:${address}?subject=${encodeURIComponent(`${subject}: ${right}`)}`
}

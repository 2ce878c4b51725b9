import { blogHome } from "../content/blog.ts"
import style from "./help-line.module.css"

type Props = { phone: { e164: string; display: string }; hours: string }

/** For a reader whose question no article answers. */
export function HelpLine({ phone, hours }: Props) {
  return (
    <section className={style.line} data-ground="verde" aria-labelledby="telefone">
      <h2 id="telefone">{blogHome.helpLine.title}</h2>
      <p>
        {blogHome.helpLine.before} <a href={`tel:${phone.e164}`}>{phone.display}</a>
      </p>
      {hours && <p>{hours}</p>}
    </section>
  )
}

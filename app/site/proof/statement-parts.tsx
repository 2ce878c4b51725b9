import type { accessibility } from "../content/accessibility.ts"
import { LabelledTable } from "./labelled-table.tsx"
import style from "./statement-parts.module.css"

type Texts = Pick<ReturnType<typeof accessibility>, "tests" | "limits" | "complain">

/** What was tested, what is known to fail, and how to complain. */
export function StatementParts({ tests, limits, complain }: Texts) {
  return (
    <>
      <section className={style.tests} aria-labelledby="t-testes">
        <div>
          <h2 id="t-testes">{tests.title}</h2>
          <p>{tests.text}</p>
        </div>
        <LabelledTable {...tests} />
      </section>
      <section className={style.limits} aria-labelledby="t-falhas">
        <h2 id="t-falhas">{limits.title}</h2>
        <ul>
          {limits.items.map(({ title, text }) => (
            <li key={title} data-part="limit">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section
        className={style.complain}
        id={complain.id}
        data-ground="petroleo"
        aria-labelledby="t-reclamar"
      >
        <div>
          <h2 id="t-reclamar">{complain.title}</h2>
          <p>{complain.text}</p>
        </div>
        <div>
          <ul className={style.channels}>
            {complain.channels.map(({ label, text, href }) => (
              <li key={label}>
                <span>{label}</span>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
          <p className={style.answer}>{complain.answer}</p>
          <p>{complain.otherwise}</p>
          <p>{complain.after}</p>
        </div>
      </section>
    </>
  )
}

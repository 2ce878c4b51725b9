import { Tile, Wall } from "../../ui/tiles/wall.tsx"
import type { howPaid } from "../content/how-paid.ts"
import { SiteLink } from "../shell/site-link.tsx"
import { LabelledTable } from "./labelled-table.tsx"
import style from "./pay-answers.module.css"

type Texts = Pick<typeof howPaid, "payments" | "fee" | "never" | "interest">

/** Who pays what, when a fee may exist, what is never charged, and what to ask. */
export function PayAnswers({ payments, fee, never, interest }: Texts) {
  return (
    <>
      <section className={style.payments} aria-labelledby="t-pagamentos">
        <h2 id="t-pagamentos">{payments.title}</h2>
        <LabelledTable {...payments} />
      </section>
      <section className={style.fee} data-ground="petroleo" aria-labelledby="t-taxa">
        <div>
          <h2 id="t-taxa">{fee.title}</h2>
          {fee.figure.map(({ label, rows }) => (
            <figure key={label} className={style.times}>
              <Wall rows={rows} />
              <figcaption>{label}</figcaption>
            </figure>
          ))}
        </div>
        <div className={style.words}>
          {fee.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <SiteLink href={fee.link.href}>{fee.link.label}</SiteLink>
          </p>
        </div>
      </section>
      <section className={style.never} aria-labelledby="t-nunca">
        <h2 id="t-nunca">{never.title}</h2>
        <ul>
          {never.items.map(({ tile, title, text }) => (
            <li key={title} data-part="never">
              <Tile of={tile} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={style.interest} aria-labelledby="t-interesse">
        <div>
          <h2 id="t-interesse">{interest.title}</h2>
          {interest.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={style.questions}>
          <h3>{interest.questionsTitle}</h3>
          <ol>
            {interest.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
          <SiteLink href={interest.link.href}>{interest.link.label}</SiteLink>
        </div>
      </section>
    </>
  )
}

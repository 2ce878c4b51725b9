import { longMoment } from "../../locale/pt-br.ts"
import style from "./consent-receipt.module.css"
import { cookieQuestion } from "./cookie-question.ts"
import type { ReceiptLine } from "./receipt-line.ts"

const texts = cookieQuestion.receipt

type Props = { receipt: string; lines: readonly [ReceiptLine, ...ReceiptLine[]] }

/** The evidence of a choice, for the visitor to keep (D32). */
export function ConsentReceipt({ receipt, lines }: Props) {
  const [{ createdAt, page, version }] = lines
  return (
    <section className={style.receipt}>
      <h1>{texts.title}</h1>
      <p className={style.intro}>{texts.intro}</p>
      <dl>
        <div>
          <dt>{texts.number}</dt>
          <dd>
            <code>{receipt}</code>
          </dd>
        </div>
        <div>
          <dt>{texts.when}</dt>
          <dd>
            <time dateTime={createdAt.toISOString()}>{longMoment(createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>{texts.where}</dt>
          <dd>{page}</dd>
        </div>
        <div>
          <dt>{texts.version}</dt>
          <dd>{version}</dd>
        </div>
      </dl>
      <ul>
        {lines.map((line) => (
          <Line key={line.purpose} line={line} />
        ))}
      </ul>
      <p>{texts.keep}</p>
    </section>
  )
}

function Line({ line }: { line: ReceiptLine }) {
  return (
    <li className={style.line}>
      <h2>{texts.names[line.purpose] ?? line.purpose}</h2>
      <p className={line.choice ? style.yes : style.no}>{line.choice ? texts.yes : texts.no}</p>
      <blockquote>
        <p>
          <strong>{texts.askedFor}:</strong> {line.text}
        </p>
      </blockquote>
      <p className={style.seal}>
        {texts.seal}: {line.position === null ? texts.unsealed : texts.sealed(line.position)}
        {line.hash && <code>{line.hash}</code>}
      </p>
    </li>
  )
}

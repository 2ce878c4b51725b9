import { longMoment } from "../../locale/pt-br.ts"
import style from "./consent-receipt.module.css"
import { cookieQuestion } from "./cookie-question.ts"
import type { ReceiptLine } from "./receipt-line.ts"

const words = cookieQuestion.receipt

type Props = { receipt: string; lines: readonly [ReceiptLine, ...ReceiptLine[]] }

/** Proof of a choice, for the visitor to keep (D32). */
export function ConsentReceipt({ receipt, lines }: Props) {
  const [{ createdAt, page, version }] = lines
  return (
    <section className={style.receipt}>
      <h1>{words.title}</h1>
      <p className={style.intro}>{words.intro}</p>
      <dl>
        <div>
          <dt>{words.number}</dt>
          <dd>
            <code>{receipt}</code>
          </dd>
        </div>
        <div>
          <dt>{words.when}</dt>
          <dd>
            <time dateTime={createdAt.toISOString()}>{longMoment(createdAt)}</time>
          </dd>
        </div>
        <div>
          <dt>{words.where}</dt>
          <dd>{page}</dd>
        </div>
        <div>
          <dt>{words.version}</dt>
          <dd>{version}</dd>
        </div>
      </dl>
      <ul>
        {lines.map((line) => (
          <Line key={line.purpose} line={line} />
        ))}
      </ul>
      <p>{words.keep}</p>
    </section>
  )
}

function Line({ line }: { line: ReceiptLine }) {
  return (
    <li className={style.line}>
      <h2>{words.names[line.purpose] ?? line.purpose}</h2>
      <p className={line.choice ? style.yes : style.no}>{line.choice ? words.yes : words.no}</p>
      <blockquote>
        <p>
          <strong>{words.askedFor}:</strong> {line.text}
        </p>
      </blockquote>
      <p className={style.seal}>
        {words.seal}: {line.position === null ? words.unsealed : words.sealed(line.position)}
        {line.hash && <code>{line.hash}</code>}
      </p>
    </li>
  )
}

import type { Ref } from "react"
import { Alert } from "./alert.tsx"
import style from "./error-summary.module.css"

type Props = {
  ref?: Ref<HTMLDivElement>
  title: string
  text: string
  /** The errors in the order of the form, each with the id of its field. */
  errors: readonly { fieldId: string; text: string }[]
}

/** The first thing of a form that was not accepted: what is wrong, with a link to each field. */
export function ErrorSummary({ ref, title, text, errors }: Props) {
  return (
    <Alert {...(ref ? { ref } : {})} title={title}>
      <p>{text}</p>
      <ol className={style.list}>
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`}>{error.text}</a>
          </li>
        ))}
      </ol>
    </Alert>
  )
}

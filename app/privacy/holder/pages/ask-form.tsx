import { href } from "react-router"
import { Button } from "../../../ui/controls/button.tsx"
import { Field } from "../../../ui/controls/field.tsx"
import { Alert } from "../../../ui/feedback/alert.tsx"
import { ArrowIcon } from "../../../ui/tiles/icon.tsx"
import style from "./form.module.css"
import { holderText } from "./holder-text.ts"

const texts = holderText.ask

export type HolderAskAnswer = { email: string; problem: "invalid" | "tooMany" }

type Props = { hasEnded: boolean; answer: HolderAskAnswer | undefined }

export function HolderAskForm({ hasEnded, answer }: Props) {
  return (
    <>
      {answer?.problem === "tooMany" && (
        <div className={style.form}>
          <Alert title={texts.tooMany} />
        </div>
      )}
      {hasEnded && !answer && <output className={style.notice}>{texts.ended}</output>}
      <form method="post" action={href("/privacidade/meus-dados")} noValidate className={style.form}>
        <Field
          id="holder-email"
          name="email"
          label={texts.email.label}
          hint={texts.email.hint}
          error={answer?.problem === "invalid" ? texts.invalid : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={320}
              required
              defaultValue={answer?.email}
            />
          )}
        </Field>
        <div className={style.end}>
          <Button type="submit">
            {texts.submit}
            <ArrowIcon />
          </Button>
        </div>
      </form>
      <h2 className={style.stepsTitle}>{texts.stepsTitle}</h2>
      <ol className={style.steps}>
        {texts.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

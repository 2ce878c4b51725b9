import { Alert } from "../ui/alert.tsx"
import { Button } from "../ui/button.tsx"
import { Field } from "../ui/field.tsx"
import { ArrowIcon } from "../ui/icon.tsx"
import { holderWords } from "./content/holder.ts"
import style from "./holder-form.module.css"

const words = holderWords.ask

export type HolderAskAnswer = { email: string; problem: "invalid" | "tooMany" }

type Props = { hasEnded: boolean; answer: HolderAskAnswer | undefined }

export const HolderAskForm = ({ hasEnded, answer }: Props) => (
  <>
    {answer?.problem === "tooMany" && (
      <div className={style.form}>
        <Alert title={words.tooMany} />
      </div>
    )}
    {hasEnded && !answer && <output className={style.notice}>{words.ended}</output>}
    <form method="post" action="/privacidade/meus-dados" noValidate className={style.form}>
      <Field
        id="holder-email"
        name="email"
        label={words.email.label}
        hint={words.email.hint}
        error={answer?.problem === "invalid" ? words.invalid : undefined}
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
          {words.submit}
          <ArrowIcon />
        </Button>
      </div>
    </form>
    <h2 className={style.stepsTitle}>{words.stepsTitle}</h2>
    <ol className={style.steps}>
      {words.steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </>
)

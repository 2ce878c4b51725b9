import type { ReactNode } from "react"
import { Button } from "../../ui/controls/button.tsx"
import { ArrowIcon, WarningIcon } from "../../ui/tiles/icon.tsx"
import style from "./sign-in-frame.module.css"

type Props = {
  intent: string
  title: string
  /** Above the title: the step and the person. */
  above?: string
  submit: string
  /** Under the button. */
  after?: ReactNode
  /** The way back without doing it. */
  back?: { label: string; href: string } | undefined
  action?: string | undefined
  children: ReactNode
}

/** One step of sign-in: a form that posts to its own page. */
export function SignInStep({ intent, title, above, submit, after, back, action, children }: Props) {
  return (
    <form method="post" action={action} className={style.step}>
      <input type="hidden" name="intent" value={intent} />
      <div>
        {above && <p className={style.soft}>{above}</p>}
        <h1>{title}</h1>
      </div>
      {children}
      <div className={style.submit}>
        <Button type="submit">
          {submit} <ArrowIcon />
        </Button>
      </div>
      {back && (
        <p>
          <a href={back.href}>{back.label}</a>
        </p>
      )}
      {after && <div className={style.links}>{after}</div>}
    </form>
  )
}

export function SignInError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={style.error} role="alert">
      <WarningIcon />
      {children}
    </p>
  )
}

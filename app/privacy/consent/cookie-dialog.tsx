import { type FormEvent, useId } from "react"
import { Link } from "react-router"
import { Button } from "../../ui/controls/button.tsx"
import { Dialog } from "../../ui/controls/dialog.tsx"
import { Switch } from "../../ui/controls/switch.tsx"
import { Row } from "../../ui/layout/row.tsx"
import { type CookiePreferences, optionalCategories } from "./consent.ts"
import style from "./cookie-dialog.module.css"
import { cookieQuestion } from "./cookie-question.ts"

const texts = cookieQuestion.dialog

type CategoryProps = { name: string; field: string; isLocked?: boolean; purpose: string; duration: string }

type Props = { isOpen: boolean; onSave: (preferences: CookiePreferences) => void; onCancel: () => void }

/** §4: a toggle per category, the necessary one locked on, the others off until the visitor says otherwise. */
export function CookieDialog({ isOpen, onSave, onCancel }: Props) {
  const title = useId()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [analytics, marketing, preferences] = optionalCategories.map((field) => form.has(field))
    onSave({
      necessary: true,
      analytics: analytics ?? false,
      marketing: marketing ?? false,
      preferences: preferences ?? false,
    })
  }
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} labelledBy={title}>
      <h2 id={title}>{texts.title}</h2>
      <p>{texts.text}</p>
      <form onSubmit={save} className={style.form}>
        <ul>
          <Category {...cookieQuestion.necessary} field="necessary" isLocked />
          {optionalCategories.map((field) => (
            <Category key={field} {...cookieQuestion.optional[field]} field={field} />
          ))}
        </ul>
        <p>
          {/* The dialog would stay open over the policy page. */}
          <Link to={texts.more.href} onClick={onCancel}>
            {texts.more.label}
          </Link>
        </p>
        <Row>
          <Button type="submit" look="quiet">
            {texts.save}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        </Row>
      </form>
    </Dialog>
  )
}

function Category({ name, field, isLocked = false, purpose, duration }: CategoryProps) {
  const id = useId()
  return (
    <li className={style.category}>
      <label htmlFor={id}>
        <strong>{name}</strong>
        {isLocked && <em>{texts.always}</em>}
      </label>
      <Switch
        id={id}
        name={field}
        aria-describedby={`${id}-about`}
        defaultChecked={isLocked}
        disabled={isLocked}
      />
      <p id={`${id}-about`}>
        {purpose}{" "}
        <span>
          {texts.durationLabel} {duration}
        </span>
      </p>
    </li>
  )
}

import type { ReactNode } from "react"
import { href, Link } from "react-router"
import { Button, ButtonLink, buttonClass } from "../../../ui/controls/button.tsx"
import style from "./actions.module.css"
import { holderText } from "./holder-text.ts"

const words = holderText.actions

export function HolderActions({ isReceivingEmails }: { isReceivingEmails: boolean }) {
  return (
    <section aria-labelledby="fazer" className={style.actions}>
      <div>
        <h2 id="fazer">{holderText.overview.actionsTitle}</h2>
        <ul>
          <Action {...words.text}>
            <ButtonLink look="quiet" href={href("/privacidade/meus-dados/dados.txt")} download>
              {words.text.label}
            </ButtonLink>
          </Action>
          <Action {...words.json}>
            <ButtonLink look="quiet" href={href("/privacidade/meus-dados/dados.json")} download>
              {words.json.label}
            </ButtonLink>
          </Action>
          <Action title={words.revoke.title} text={isReceivingEmails ? words.revoke.text : words.revoke.none}>
            {isReceivingEmails && (
              <form method="post">
                <Button look="quiet" type="submit" name="fazer" value="revogar">
                  {words.revoke.label}
                </Button>
              </form>
            )}
          </Action>
          <Action {...words.office}>
            <Link className={buttonClass("quiet")} to={href("/privacidade/meus-dados/pedido")}>
              {words.office.label}
            </Link>
          </Action>
          <Action {...words.erase}>
            <Link className={buttonClass("quiet")} to={href("/privacidade/meus-dados/apagar")}>
              {words.erase.label}
            </Link>
          </Action>
        </ul>
      </div>
    </section>
  )
}

function Action({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </li>
  )
}

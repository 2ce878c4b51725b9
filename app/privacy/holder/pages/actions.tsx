import type { ReactNode } from "react"
import { href, Link } from "react-router"
import { Button, ButtonLink, buttonClass } from "../../../ui/controls/button.tsx"
import style from "./actions.module.css"
import { holderText } from "./holder-text.ts"

const texts = holderText.actions

type Props = { isReceivingEmails: boolean; isErasable: boolean }

export function HolderActions({ isReceivingEmails, isErasable }: Props) {
  return (
    <section aria-labelledby="fazer" className={style.actions}>
      <div>
        <h2 id="fazer">{holderText.overview.actionsTitle}</h2>
        <ul>
          <Action {...texts.text}>
            <ButtonLink look="quiet" href={href("/privacidade/meus-dados/dados.txt")} download>
              {texts.text.label}
            </ButtonLink>
          </Action>
          <Action {...texts.json}>
            <ButtonLink look="quiet" href={href("/privacidade/meus-dados/dados.json")} download>
              {texts.json.label}
            </ButtonLink>
          </Action>
          <Action title={texts.revoke.title} text={isReceivingEmails ? texts.revoke.text : texts.revoke.none}>
            {isReceivingEmails && (
              <form method="post">
                <Button look="quiet" type="submit" name="fazer" value="revogar">
                  {texts.revoke.label}
                </Button>
              </form>
            )}
          </Action>
          <Action {...texts.office}>
            <Link className={buttonClass("quiet")} to={href("/privacidade/meus-dados/pedido")}>
              {texts.office.label}
            </Link>
          </Action>
          {isErasable && (
            <Action {...texts.erase}>
              <Link className={buttonClass("quiet")} to={href("/privacidade/meus-dados/apagar")}>
                {texts.erase.label}
              </Link>
            </Action>
          )}
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

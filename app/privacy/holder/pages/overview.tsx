import { href, Link } from "react-router"
import { Button, buttonClass } from "../../../ui/controls/button.tsx"
import type { HolderView } from "../holder.ts"
import { HolderActions } from "./actions.tsx"
import { HolderLead } from "./holder-lead.tsx"
import { holderText } from "./holder-text.ts"
import style from "./overview.module.css"

const texts = holderText.overview

export const holderResults = [
  "corrigido",
  "igual",
  "revogado",
  "enviado",
  "apagar",
  "desfeito",
  "tarde",
] as const

export type HolderDone = { result: (typeof holderResults)[number]; protocol: string | null }

type Props = { view: HolderView; done: HolderDone | null }

/** All data stored about one address, and the actions of its holder. */
export function HolderOverview({ view, done }: Props) {
  return (
    <>
      <div className={style.head}>
        <div>
          <h1>{texts.title}</h1>
          <p className={style.who}>{view.email}</p>
          <a className={style.jump} href="#fazer">
            {texts.actionsJump}
          </a>
        </div>
        <form method="post" className={style.leave}>
          <p>
            {texts.until} {view.until}
          </p>
          <Button look="quiet" type="submit" name="fazer" value="sair">
            {texts.leave}
          </Button>
        </form>
      </div>
      {done && (
        <output className={style.done}>
          <strong>{holderText.done[done.result]}</strong>
          {done.protocol && ` ${holderText.done.protocol} ${done.protocol}.`}
        </output>
      )}
      {view.erasure && <Erasure {...view.erasure} />}
      <div className={style.columns}>
        <section aria-labelledby="guardamos" className={style.kept}>
          <h2 id="guardamos">{texts.leadsTitle}</h2>
          {view.leads.length === 0 && (
            <div className={style.empty}>
              <h3>{texts.emptyTitle}</h3>
              <p>{texts.emptyText}</p>
            </div>
          )}
          {view.leads.map((lead) => (
            <HolderLead key={lead.protocol} lead={lead}>
              {!lead.lock && (
                <Link
                  className={buttonClass("quiet")}
                  to={href("/privacidade/meus-dados/corrigir/:protocol", { protocol: lead.protocol })}
                >
                  {texts.correct}
                </Link>
              )}
            </HolderLead>
          ))}
          {view.requests.length > 0 && <h2>{texts.requestsTitle}</h2>}
          {view.requests.map(({ protocol, kind, due, message }) => (
            <article key={protocol} className={style.request}>
              <h3>{holderText.office.kinds[kind]}</h3>
              <p>
                {protocol}. {texts.requestDue} {due}.
              </p>
              <p className={style.message}>{message}</p>
            </article>
          ))}
        </section>
        <HolderActions
          isReceivingEmails={view.leads.some(({ isReceivingEmails }) => isReceivingEmails)}
          isErasable={view.isErasable}
        />
      </div>
    </>
  )
}

/** The holder asked to erase everything and can still undo it. */
function Erasure({ protocol, undoUntil }: NonNullable<HolderView["erasure"]>) {
  return (
    <section aria-labelledby="apagar" className={style.erasure}>
      <h2 id="apagar">{texts.erasureTitle}</h2>
      <p>
        {texts.erasureText} <strong>{undoUntil}</strong>. {texts.erasureAfter}
      </p>
      <p>
        {holderText.done.protocol} {protocol}
      </p>
      <form method="post">
        <Button type="submit" name="fazer" value="desfazer">
          {texts.undo}
        </Button>
      </form>
    </section>
  )
}

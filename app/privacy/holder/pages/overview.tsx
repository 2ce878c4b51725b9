import { href, Link } from "react-router"
import { Button, buttonClass } from "../../../ui/controls/button.tsx"
import type { HolderView } from "../holder.ts"
import { HolderActions } from "./actions.tsx"
import { HolderLead } from "./holder-lead.tsx"
import { holderText } from "./holder-text.ts"
import style from "./overview.module.css"

const words = holderText.overview

export type HolderDone = { said: "corrigido" | "igual" | "revogado" | "enviado"; protocol: string | null }

type Props = { view: HolderView; done: HolderDone | null }

/** All that is stored about one address, and what its holder may do about it. */
export function HolderOverview({ view, done }: Props) {
  return (
    <>
      <div className={style.head}>
        <div>
          <h1>{words.title}</h1>
          <p className={style.who}>{view.email}</p>
          <a className={style.jump} href="#fazer">
            {words.actionsJump}
          </a>
        </div>
        <form method="post" className={style.leave}>
          <p>
            {words.until} {view.until}
          </p>
          <Button look="quiet" type="submit" name="fazer" value="sair">
            {words.leave}
          </Button>
        </form>
      </div>
      {done && (
        <output className={style.done}>
          <strong>{holderText.done[done.said]}</strong>
          {done.protocol && ` ${holderText.done.protocol} ${done.protocol}.`}
        </output>
      )}
      <div className={style.columns}>
        <section aria-labelledby="guardamos" className={style.kept}>
          <h2 id="guardamos">{words.leadsTitle}</h2>
          {view.leads.length === 0 && (
            <div className={style.empty}>
              <h3>{words.emptyTitle}</h3>
              <p>{words.emptyText}</p>
            </div>
          )}
          {view.leads.map((lead) => (
            <HolderLead key={lead.protocol} lead={lead}>
              <Link
                className={buttonClass("quiet")}
                to={href("/privacidade/meus-dados/corrigir/:protocol", { protocol: lead.protocol })}
              >
                {words.correct}
              </Link>
            </HolderLead>
          ))}
          {view.requests.length > 0 && <h2>{words.requestsTitle}</h2>}
          {view.requests.map(({ protocol, kind, due, message }) => (
            <article key={protocol} className={style.request}>
              <h3>{holderText.office.kinds[kind]}</h3>
              <p>
                {protocol}. {words.requestDue} {due}.
              </p>
              <p className={style.words}>{message}</p>
            </article>
          ))}
        </section>
        <HolderActions isReceivingEmails={view.leads.some(({ isReceivingEmails }) => isReceivingEmails)} />
      </div>
    </>
  )
}

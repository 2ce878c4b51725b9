import { useId, useSyncExternalStore } from "react"
import { href, Link } from "react-router"
import { Button } from "../../ui/controls/button.tsx"
import { optionalCategories } from "./consent.ts"
import { choiceNow, consentNow, subscribeToConsent } from "./consent-memory.client.ts"
import { cookieQuestion } from "./cookie-question.ts"
import style from "./own-choice.module.css"

const words = cookieQuestion.own

/** What this device answered, with the way to its proof. Nothing for who has not answered. */
export function OwnChoice({ configure }: { configure: () => void }) {
  const title = useId()
  const state = useSyncExternalStore(subscribeToConsent, consentNow, () => null)
  if (!state?.hasConsented) return null
  const granted = optionalCategories.filter((category) => state.preferences[category])
  const receipt = choiceNow()?.receipt
  return (
    <section aria-labelledby={title} className={style.own}>
      <h2 id={title}>{words.title}</h2>
      <p>
        {granted.length === 0
          ? words.nothing
          : `${words.granted} ${granted.map((category) => cookieQuestion.optional[category].name).join(", ")}.`}
      </p>
      <p className={style.ways}>
        {receipt && <Link to={href("/privacidade/recibo/:receipt", { receipt })}>{words.receipt}</Link>}
        <Button look="text" onClick={configure}>
          {words.change}
        </Button>
      </p>
    </section>
  )
}

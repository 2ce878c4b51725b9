import { useId, useSyncExternalStore } from "react"
import { href, Link } from "react-router"
import { Button } from "../../ui/controls/button.tsx"
import { optionalCategories } from "./consent.ts"
import { currentChoice, currentConsent, subscribeToConsent } from "./consent-memory.client.ts"
import { cookieQuestion } from "./cookie-question.ts"
import style from "./own-choice.module.css"

const texts = cookieQuestion.own

/** The choice stored on this device, with a link to its receipt. Empty without a choice. */
export function OwnChoice({ configure }: { configure: () => void }) {
  const title = useId()
  const state = useSyncExternalStore(subscribeToConsent, currentConsent, () => null)
  if (!state?.hasConsented) return null
  const granted = optionalCategories.filter((category) => state.preferences[category])
  const receipt = currentChoice()?.receipt
  return (
    <section aria-labelledby={title} className={style.own}>
      <h2 id={title}>{texts.title}</h2>
      <p>
        {granted.length === 0
          ? texts.nothing
          : `${texts.granted} ${granted.map((category) => cookieQuestion.optional[category].name).join(", ")}.`}
      </p>
      <p className={style.ways}>
        {receipt && <Link to={href("/privacidade/recibo/:receipt", { receipt })}>{texts.receipt}</Link>}
        <Button look="text" onClick={configure}>
          {texts.change}
        </Button>
      </p>
    </section>
  )
}

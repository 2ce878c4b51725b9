import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { Link } from "react-router"
import { Button } from "../../ui/controls/button.tsx"
import { bannerId, type CookiePreferences, everything, onlyNecessary } from "./consent.ts"
import { consentNow, forgetChoice, subscribeToConsent } from "./consent-memory.client.ts"
import style from "./cookie-banner.module.css"
import { CookieDialog } from "./cookie-dialog.tsx"
import { cookieQuestion } from "./cookie-question.ts"

const words = cookieQuestion.banner

type Props = {
  choose: (preferences: CookiePreferences) => void
  /** The event by which the footer asks for the question again (D33). */
  reopenEvent: string
}

/**
 * The cookie question. It comes with the page, hidden, and is shown over it with the first paint (first-question.ts):
 * nothing moves, and a visitor without script is asked nothing because nothing optional exists for them.
 */
export function CookieBanner({ choose, reopenEvent }: Props) {
  const known = useSyncExternalStore(subscribeToConsent, consentNow, () => null)
  const showBanner = known?.showBanner ?? false
  const [isCustomising, setIsCustomising] = useState(false)
  const ref = useRoomBelow(showBanner)
  const title = useId()
  useLayoutEffect(() => {
    // The page may have shown it before React knew: what is known now counts.
    if (known && ref.current) ref.current.hidden = !known.showBanner
  }, [known, ref])

  useEffect(() => {
    const reopen = () => {
      forgetChoice()
      // Asked for by hand: whoever pressed the button is taken to the answer.
      requestAnimationFrame(() => ref.current?.focus())
    }
    window.addEventListener(reopenEvent, reopen)
    return () => window.removeEventListener(reopenEvent, reopen)
  }, [reopenEvent, ref])

  const answer = (preferences: CookiePreferences) => {
    setIsCustomising(false)
    choose(preferences)
  }

  return (
    <>
      <section
        ref={ref}
        id={bannerId}
        hidden={!showBanner}
        // Shown before the script is there.
        suppressHydrationWarning
        tabIndex={-1}
        aria-labelledby={title}
        className={style.banner}
      >
        <div>
          <h2 id={title}>{words.title}</h2>
          <p>
            {words.text} <Link to={words.more.href}>{words.more.label}</Link>
          </p>
        </div>
        <div className={style.answers}>
          <Button look="quiet" onClick={() => answer(onlyNecessary)}>
            {words.onlyNecessary}
          </Button>
          <Button look="quiet" onClick={() => answer(everything)}>
            {words.acceptAll}
          </Button>
          <Button look="text" onClick={() => setIsCustomising(true)}>
            {words.customise}
          </Button>
        </div>
      </section>
      {showBanner && (
        <CookieDialog isOpen={isCustomising} onSave={answer} onCancel={() => setIsCustomising(false)} />
      )}
    </>
  )
}

/** The page gets room below for as long as the question stands over it, so that no button is out of reach. */
function useRoomBelow(isOpen: boolean) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const banner = ref.current
    if (!isOpen || !banner) return undefined
    const root = document.documentElement
    const measure = new ResizeObserver(() =>
      root.style.setProperty("--banner-room", `${banner.offsetHeight}px`),
    )
    measure.observe(banner)
    return () => {
      measure.disconnect()
      root.style.removeProperty("--banner-room")
    }
  }, [isOpen])
  return ref
}

import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { Link } from "react-router"
import { Button } from "../../ui/controls/button.tsx"
import { bannerId, type CookiePreferences, everything, onlyNecessary } from "./consent.ts"
import { currentConsent, deleteChoice, subscribeToConsent } from "./consent-memory.client.ts"
import style from "./cookie-banner.module.css"
import { CookieDialog } from "./cookie-dialog.tsx"
import { cookieQuestion } from "./cookie-question.ts"

const texts = cookieQuestion.banner

type Props = {
  choose: (preferences: CookiePreferences) => void
  /** The event that the footer dispatches to open the question again (D33). */
  reopenEvent: string
}

/**
 * The cookie question. The HTML contains it hidden, and show-cookie-question.ts shows it with the first paint, so that
 * the layout does not shift. Without script it stays hidden, because nothing optional runs without script.
 */
export function CookieBanner({ choose, reopenEvent }: Props) {
  const consent = useSyncExternalStore(subscribeToConsent, currentConsent, () => null)
  const showBanner = consent?.showBanner ?? false
  const [isCustomising, setIsCustomising] = useState(false)
  const ref = useSpaceForBanner(showBanner)
  const title = useId()
  useLayoutEffect(() => {
    // show-cookie-question.ts may have shown the banner before React started; the current state decides.
    if (consent && ref.current) ref.current.hidden = !consent.showBanner
  }, [consent, ref])

  useEffect(() => {
    const reopen = () => {
      deleteChoice()
      // The visitor pressed the button in the footer, so the focus moves to the banner.
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
        // show-cookie-question.ts changes `hidden` before hydration.
        suppressHydrationWarning
        tabIndex={-1}
        aria-labelledby={title}
        className={style.banner}
      >
        <div>
          <h2 id={title}>{texts.title}</h2>
          <p>
            {texts.text} <Link to={texts.more.href}>{texts.more.label}</Link>
          </p>
        </div>
        <div className={style.answers}>
          <Button look="quiet" onClick={() => answer(onlyNecessary)}>
            {texts.onlyNecessary}
          </Button>
          <Button look="quiet" onClick={() => answer(everything)}>
            {texts.acceptAll}
          </Button>
          <Button look="text" onClick={() => setIsCustomising(true)}>
            {texts.customise}
          </Button>
        </div>
      </section>
      {showBanner && (
        <CookieDialog isOpen={isCustomising} onSave={answer} onCancel={() => setIsCustomising(false)} />
      )}
    </>
  )
}

/** Adds space below the page while the banner covers its bottom, so that every button can be reached. */
function useSpaceForBanner(isOpen: boolean) {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const banner = ref.current
    if (!isOpen || !banner) return undefined
    const root = document.documentElement
    const measure = new ResizeObserver(() =>
      root.style.setProperty("--banner-height", `${banner.offsetHeight}px`),
    )
    measure.observe(banner)
    return () => {
      measure.disconnect()
      root.style.removeProperty("--banner-height")
    }
  }, [isOpen])
  return ref
}

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
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
 * The cookie question (D77), first in the tab order. The HTML contains it hidden, and show-cookie-question.ts shows it with the first paint, so that
 * the layout does not shift. Without script it stays hidden, because nothing optional runs without script.
 */
export function CookieBanner({ choose, reopenEvent }: Props) {
  const consent = useSyncExternalStore(subscribeToConsent, currentConsent, () => null)
  const showBanner = consent?.showBanner ?? false
  const [isCustomising, setIsCustomising] = useState(false)
  const ref = useSpaceForBanner(showBanner)
  const reopenedFrom = useRef<Element | null>(null)
  useLayoutEffect(() => {
    // show-cookie-question.ts may have shown the banner before React started; the current state decides.
    if (consent && ref.current) ref.current.hidden = !consent.showBanner
  }, [consent, ref])

  useEffect(() => {
    const reopen = () => {
      reopenedFrom.current = document.activeElement
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
    // The question comes first in the page, so without this the focus would go to the top.
    if (reopenedFrom.current instanceof HTMLElement) reopenedFrom.current.focus({ preventScroll: true })
    reopenedFrom.current = null
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
        aria-label={texts.title}
        className={style.banner}
      >
        <div className={style.question}>
          <p>
            {texts.text}{" "}
            <Button look="text" onClick={() => setIsCustomising(true)}>
              {texts.customise}
            </Button>
          </p>
          <div className={style.answers}>
            <Button look="quiet" onClick={() => answer(onlyNecessary)}>
              {texts.onlyNecessary}
            </Button>
            <Button look="quiet" onClick={() => answer(everything)}>
              {texts.acceptAll}
            </Button>
          </div>
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
      root.style.setProperty("--bottom-bar", `${banner.offsetHeight}px`),
    )
    measure.observe(banner)
    return () => {
      measure.disconnect()
      root.style.removeProperty("--bottom-bar")
    }
  }, [isOpen])
  return ref
}

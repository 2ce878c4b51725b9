/** Signs of a form filled in by a program. A suspicious lead is stored and marked. The page answers as for any other lead, but no receipt is mailed. */
type Suspicion = "honeypot" | "too_fast" | "links_in_message" | "link_in_name"

/** A name that browsers and password managers do not fill in automatically. */
export const honeypotField = "recado_extra"

// A person who uses the browser's autofill and then presses the button needs about this long.
const fastestMs = 2000
const linksAllowed = 1

const links = /https?:\/\/|\bwww\.|\[url|<a\s/gi

type Signs = {
  /** Value of the hidden field. */
  honeypot: string
  /** Milliseconds from the first focus in the form to sending, measured by the browser; empty without script. */
  elapsed: string
  name: string
  message: string
}

export function suspicionsOf({ honeypot, elapsed, name, message }: Signs): Suspicion[] {
  const signs: Record<Suspicion, boolean> = {
    honeypot: honeypot !== "",
    too_fast: /^\d{1,9}$/.test(elapsed) && Number(elapsed) < fastestMs,
    links_in_message: (message.match(links)?.length ?? 0) > linksAllowed,
    link_in_name: name.search(links) >= 0,
  }
  return (Object.keys(signs) as Suspicion[]).filter((sign) => signs[sign])
}

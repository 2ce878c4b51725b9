/** Signs of a form that no person filled in. A lead that bears one is kept, marked and answered like any other. */
type Suspicion = "honeypot" | "too_fast" | "links_in_message" | "link_in_name"

/** No word that a browser or a password manager would fill in for a person. */
export const trapField = "recado_extra"

// One tap of a browser's autofill and one on the button take about this long.
const fastestMs = 2000
const linksAllowed = 1

const links = /https?:\/\/|\bwww\.|\[url|<a\s/gi

type Signs = {
  /** The field that people never see. */
  trap: string
  /** From the first touch of the form to sending it, as the browser says; empty without script. */
  elapsed: string
  name: string
  message: string
}

export function suspicionsOf({ trap, elapsed, name, message }: Signs): Suspicion[] {
  const signs: Record<Suspicion, boolean> = {
    honeypot: trap !== "",
    too_fast: /^\d{1,9}$/.test(elapsed) && Number(elapsed) < fastestMs,
    links_in_message: (message.match(links)?.length ?? 0) > linksAllowed,
    link_in_name: name.search(links) >= 0,
  }
  return (Object.keys(signs) as Suspicion[]).filter((sign) => signs[sign])
}

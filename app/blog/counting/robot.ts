/** The start of every browser's user agent. Most programs, link previews and feed readers start differently. */
const browserPrefix = /^(?:Mozilla|Opera)\//

// Cubot is a maker of phones.
const robotName =
  /(?<!cu)bot|crawl|spider|slurp|scan|archiv|preview|headless|lighthouse|pagespeed|monitor|uptime|pingdom|facebookexternal|mediapartners|google-|googleother|apis-google|chatgpt|anthropic|perplexity|phantom|selenium|puppeteer|playwright/i

/** D24: robots are not counted as readers. A robot with a browser's user agent is counted; the count need not be exact. */
export function isRobot(userAgent: string | null) {
  return userAgent === null || !browserPrefix.test(userAgent) || robotName.test(userAgent)
}

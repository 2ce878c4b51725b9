/** Browsers say so first; programs, previews of chats and fetchers of feeds do not. */
const likeBrowser = /^(?:Mozilla|Opera)\//

// "Cubot" makes telephones.
const robotName =
  /(?<!cu)bot|crawl|spider|slurp|scan|archiv|preview|headless|lighthouse|pagespeed|monitor|uptime|pingdom|facebookexternal|mediapartners|google-|googleother|apis-google|chatgpt|anthropic|perplexity|phantom|selenium|puppeteer|playwright/i

/** D24: who is not a reader. One that lies about its name is counted; the count is no proof of anything. */
export function isRobot(userAgent: string | null) {
  return userAgent === null || !likeBrowser.test(userAgent) || robotName.test(userAgent)
}

import { Window } from "happy-dom"

/** Loads a page of the built server and parses it as a document. */
export async function readPage(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { redirect: "manual", headers })
  const html = await response.text()
  const { document } = new Window({
    url,
    settings: {
      disableJavaScriptEvaluation: true,
      disableCSSFileLoading: true,
      disableJavaScriptFileLoading: true,
    },
  })
  document.write(html)
  const all = (
    selector: string,
    within: { querySelectorAll: typeof document.querySelectorAll } = document,
  ) => [...within.querySelectorAll(selector)]
  const textOf = (element: { textContent: string | null } | null | undefined) =>
    (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim()
  return {
    status: response.status,
    headers: response.headers,
    html,
    document,
    all,
    textOf,
    /** The text of the main element. */
    main: textOf(document.querySelector("main")),
    text: textOf(document.body),
    texts: (selector: string) => all(selector).map((element) => textOf(element)),
    hrefs: (selector: string) => all(selector).map((element) => element.getAttribute("href") ?? ""),
    meta: (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ??
      null,
    structured: () =>
      all('script[type="application/ld+json"]').map(
        (script) => JSON.parse(script.textContent ?? "{}") as Record<string, unknown>,
      ),
  }
}

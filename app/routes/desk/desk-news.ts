import { redirect } from "react-router"

const parameter = "feito"

/** Back to the page that was posted to, which then says what was done. */
export function backWithNews(path: string, code: string, asked: Readonly<Record<string, string>> = {}) {
  return redirect(`${path}?${new URLSearchParams({ ...asked, [parameter]: code })}`, 303)
}

/** The words of the code in an address; only codes that were written here say anything. */
export function newsOf(url: URL, words: Readonly<Record<string, string>>) {
  const code = url.searchParams.get(parameter) ?? ""
  return Object.hasOwn(words, code) ? (words[code] ?? null) : null
}

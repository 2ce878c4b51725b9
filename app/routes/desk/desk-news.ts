import { redirect } from "react-router"

const parameter = "feito"

/** Redirects to the page of the form with a code for the message about what was done. `part` is the id of a part of the page. */
export function backWithNews(
  path: string,
  code: string,
  parameters: Readonly<Record<string, string>> = {},
  part = "",
) {
  const hash = part && `#${encodeURIComponent(part)}`
  return redirect(`${path}?${new URLSearchParams({ ...parameters, [parameter]: code })}${hash}`, 303)
}

/** The message for the code in the address, or null for an unknown code. */
export function newsOf(url: URL, messages: Readonly<Record<string, string>>) {
  const code = url.searchParams.get(parameter) ?? ""
  return Object.hasOwn(messages, code) ? (messages[code] ?? null) : null
}

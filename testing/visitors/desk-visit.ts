import type { createCookieJar } from "../factories/staff.ts"
import { postForm } from "./posted-form.ts"

type Browser = ReturnType<typeof createCookieJar>

/** One request to the desk as a browser without script sends it; with fields, a posted form. */
export async function visitDesk(
  browser: Browser,
  address: string,
  fields?: Readonly<Record<string, string>>,
) {
  const headers = { cookie: browser.cookie() }
  const response = await (fields
    ? postForm(address, { ...fields }, headers)
    : fetch(address, { headers, redirect: "manual" }))
  browser.store(response.headers)
  return {
    status: response.status,
    to: response.headers.get("location") ?? "",
    html: await response.text(),
  }
}

/** Whether the browser still has a session of the desk. */
export async function isSignedIn(browser: Browser, url: string) {
  const { status } = await visitDesk(browser, `${url}/painel/conta`)
  return status === 200
}

type Given = { email: string; password: string; code: string; isRecovery?: boolean }

/** The status of the last step of a sign-in: 303 when it was accepted. */
export async function signInOver(
  browser: Browser,
  url: string,
  { email, password, code, isRecovery = false }: Given,
) {
  const first = await visitDesk(browser, `${url}/painel/entrar`, { email, password })
  if (first.status !== 303) return first.status
  const mode = isRecovery ? "?modo=recuperacao" : ""
  return (await visitDesk(browser, `${url}/painel/entrar/codigo${mode}`, { code })).status
}

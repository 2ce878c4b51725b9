import { href, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { readUuid } from "../../../platform/text/random-uuid.ts"
import type { AccountDone, AccountRefusal } from "../../../staff/account/account-text.ts"
import {
  type AccountContext,
  addPasskey,
  removePasskey,
  renamePasskey,
} from "../../../staff/account/change-account.server.ts"
import { beginPasskey } from "../../../staff/passkeys/passkeys.server.ts"
import { deviceLabel } from "../../../staff/sign-in/device-label.ts"
import { backWithNews } from "../desk-news.ts"
import { withCookies } from "../sign-in/staff-answer.ts"
import type { Route } from "./+types/passkeys"
import { accountOf } from "./account-desk.server.ts"

const accountAddress = href("/painel/conta")
const longestName = 60

/** Creates, renames and removes passkeys of the signed-in person. */
export async function action({ request, context }: Route.ActionArgs) {
  const account = accountOf(context)
  const form = await request.formData()
  if (formText(form, "intent") === "begin") {
    const { options, headers } = await beginPasskey(account.auth, request.headers)
    return Response.json(options, { headers: withCookies(headers) })
  }
  const outcome = await act(account, request.headers, form)
  return "done" in outcome
    ? backWithNews(accountAddress, outcome.done)
    : redirect(`${accountAddress}?recusado=${outcome.refused}`, 303)
}

type Outcome = { done: AccountDone } | { refused: AccountRefusal }

async function act(account: AccountContext, headers: Headers, form: FormData): Promise<Outcome> {
  const intent = formText(form, "intent")
  if (intent === "register") {
    const passkey = {
      credential: formText(form, "credential"),
      name: deviceLabel(headers.get("user-agent")),
    }
    const isStored = (await addPasskey(account, headers, passkey)) === "stored"
    return isStored ? { done: "chave" } : { refused: "passkey" }
  }
  const id = readUuid(formText(form, "passkey"))
  if (intent === "rename") {
    const name = formText(form, "name").replaceAll(/\s+/g, " ").trim()
    if (!name || name.length > longestName) return { refused: "name" }
    const isRenamed = id && (await renamePasskey(account, { id, name })) === "renamed"
    return isRenamed ? { done: "chave-renomeada" } : { refused: "missing" }
  }
  if (intent !== "remove") return { refused: "unknown" }
  const isRemoved = id && (await removePasskey(account, id)) === "removed"
  return isRemoved ? { done: "chave-removida" } : { refused: "missing" }
}

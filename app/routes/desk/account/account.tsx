import { data, href, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { readUuid } from "../../../platform/text/random-uuid.ts"
import { Account as AccountView } from "../../../staff/account/account.tsx"
import {
  type AccountDone,
  type AccountRefusal,
  accountDone,
  accountRefusals,
  accountText,
} from "../../../staff/account/account-text.ts"
import {
  type AccountContext,
  endOtherSessions,
  endSession,
  forgetDevice,
} from "../../../staff/account/change-account.server.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { backWithNews, newsOf } from "../desk-news.ts"
import { confirmPath } from "../return-path.ts"
import type { Route } from "./+types/account"
import { accountOf } from "./account-desk.server.ts"
import { describeAccount } from "./describe-account.server.ts"

const address = href("/painel/conta")

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountView
      {...loaderData}
      addresses={{
        signOut: href("/painel/sair"),
        passkeys: href("/painel/conta/chaves"),
        password: href("/painel/conta/senha"),
        secondFactor: href("/painel/conta/segundo-passo"),
        codes: href("/painel/conta/codigos"),
        hours: href("/painel/conta/horario"),
      }}
      news={actionData ? null : loaderData.news}
      refusal={actionData?.refusal ?? loaderData.refusal}
    />
  )
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { person, hasFreshProof } = context.get(deskContext)
  const refused = url.searchParams.get("recusado") ?? ""
  return {
    person,
    ...(await describeAccount(context)),
    confirmHref: hasFreshProof ? null : confirmPath(address),
    news: newsOf(url, accountDone),
    refusal: isRefusal(refused) ? accountRefusals[refused] : null,
  }
}

const isRefusal = (code: string): code is AccountRefusal => Object.hasOwn(accountRefusals, code)

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  // Otherwise a stranger at an unlocked screen could end the sessions of the person.
  if (endsSessions(form) && !context.get(deskContext).hasFreshProof) throw redirect(confirmPath(address), 303)
  const outcome = await act(accountOf(context), form)
  if ("done" in outcome) throw backWithNews(address, outcome.done)
  return data({ refusal: accountRefusals[outcome.refused] }, { status: 409 })
}

function endsSessions(form: FormData) {
  return ["end", "end-others"].includes(formText(form, "intent"))
}

type Outcome = { done: AccountDone } | { refused: AccountRefusal }

async function act(account: AccountContext, form: FormData): Promise<Outcome> {
  const intent = formText(form, "intent")
  // From the page that showed new recovery codes.
  if (intent === "codes-kept") return { done: "codigos" }
  if (intent === "end-others") {
    await endOtherSessions(account)
    return { done: "sessoes" }
  }
  if (intent === "end") {
    const id = readUuid(formText(form, "session"))
    return id && (await endSession(account, id)) === "ended" ? { done: "sessao" } : { refused: "missing" }
  }
  if (intent !== "forget") return { refused: "unknown" }
  const id = readUuid(formText(form, "device"))
  return id && (await forgetDevice(account, id)) === "forgotten"
    ? { done: "aparelho" }
    : { refused: "missing" }
}

export const meta = () => deskMeta(accountText.title)

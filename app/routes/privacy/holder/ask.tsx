import { data, href, redirect } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import type { Limit } from "../../../platform/http/rate-limit.server.ts"
import { mailAddress } from "../../../platform/mail/mail-address.ts"
import { askHolderLink } from "../../../privacy/holder/holder-store.server.ts"
import { type HolderAskAnswer, HolderAskForm } from "../../../privacy/holder/pages/ask-form.tsx"
import { HolderFrame } from "../../../privacy/holder/pages/holder-frame.tsx"
import { holderText } from "../../../privacy/holder/pages/holder-text.ts"
import { appContext, siteContext } from "../../app-context.ts"
import { orUnavailable } from "../../or-unavailable.server.ts"
import { privacyContact } from "../privacy-contact.ts"
import { privatePageHeaders, privatePageMeta } from "../private-page.ts"
import type { Route } from "./+types/ask"

const perAddress: Limit = { name: "holder-ask-address", points: 10, seconds: 3600 }
// Protects a mailbox from unwanted links: beyond these limits nothing is sent, and the answer is the same.
const perEmailHour: Limit = { name: "holder-ask-email-hour", points: 3, seconds: 3600 }
const perEmailDay: Limit = { name: "holder-ask-email-day", points: 5, seconds: 86_400 }

export default function HolderAsk({ loaderData, actionData }: Route.ComponentProps) {
  const { title, text } = holderText.ask
  return (
    <HolderFrame title={title} text={text} wall="door" contact={loaderData.contact}>
      <HolderAskForm hasEnded={loaderData.hasEnded} answer={actionData} />
    </HolderFrame>
  )
}

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    hasEnded: new URL(request.url).searchParams.get("sessao") === "encerrada",
    contact: privacyContact(context.get(appContext).company),
  }
}

/** The same answer for every address, because the worker checks later whether the address is known. */
export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(siteContext)
  const form = await request.formData()
  const email = formText(form, "email").trim()
  const refuse = (status: number, problem: HolderAskAnswer["problem"]) =>
    data<HolderAskAnswer>({ email: email.slice(0, 320), problem }, { status })
  if (!mailAddress(email)) return refuse(400, "invalid")
  if (!(await app.spendLimits([{ limit: perAddress, subject: app.clientNetwork }])))
    return refuse(429, "tooMany")
  const subject = email.toLowerCase()
  const limits = app.hashSpends([
    { limit: perEmailHour, subject },
    { limit: perEmailDay, subject },
  ])
  await orUnavailable(askHolderLink(app.db, email, limits))
  throw redirect(href("/privacidade/meus-dados/enviado"), { status: 303 })
}

export const headers = privatePageHeaders

export function meta() {
  return [
    ...privatePageMeta(holderText.ask.title),
    { name: "description", content: holderText.ask.description },
  ]
}

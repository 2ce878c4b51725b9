import { data, redirect } from "react-router"
import { DetailFields } from "../../../leads/form/detail-fields.tsx"
import { correctedLead, readCorrection, storedCorrection } from "../../../leads/lead/correct-lead.ts"
import { correctHolderLead } from "../../../privacy/holder/holder-store.server.ts"
import { HolderCorrectForm } from "../../../privacy/holder/pages/correct-form.tsx"
import { HolderFrame } from "../../../privacy/holder/pages/holder-frame.tsx"
import { holderText } from "../../../privacy/holder/pages/holder-text.ts"
import { appContext } from "../../app-context.ts"
import { privacyContact } from "../privacy-contact.ts"
import { privatePageHeaders, privatePageMeta } from "../private-page.ts"
import type { Route } from "./+types/correct"
import { holderOverview, requireHolder, requireLiveSession, requireSession } from "./session.server.ts"

export default function HolderCorrect({
  loaderData: { values, contact, back },
  actionData,
}: Route.ComponentProps) {
  const { title, text } = holderText.correct
  const current = actionData?.values ?? values
  return (
    <HolderFrame title={title} text={text} wall="door" contact={contact} signOutTo={back}>
      <HolderCorrectForm
        values={current}
        errors={actionData?.errors ?? {}}
        details={<DetailFields idPrefix="holder" values={current} />}
        backHref={back}
      />
    </HolderFrame>
  )
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const { record } = await requireHolder(request, app)
  const lead = record.leads.find(({ protocol }) => protocol === params.protocol)
  if (!lead) throw new Response(null, { status: 404 })
  if (lead.lock) throw redirect(holderOverview, { status: 303 })
  return { values: storedCorrection(lead), contact: privacyContact(app.company), back: holderOverview }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const session = requireSession(request, app)
  const values = readCorrection(await request.formData())
  const { missing } = holderText.correct
  const errors = Object.fromEntries(
    (["name", "phone", "message"] as const)
      .filter((field) => !values[field].trim())
      .map((field) => [field, missing[field]]),
  )
  if (Object.keys(errors).length > 0) return data({ values, errors }, { status: 400 })
  const protocol = await requireLiveSession(
    app,
    correctHolderLead(app.db, session, params.protocol, correctedLead(values)),
  )
  const done = protocol === "" ? "feito=igual" : `feito=corrigido&protocolo=${protocol}`
  throw redirect(`${holderOverview}?${done}`, { status: 303 })
}

export const headers = privatePageHeaders

export const meta = () => privatePageMeta(holderText.correct.title)

import { redirect } from "react-router"
import { confirmVisitor, deliverWebhook, notifyOffice } from "../../../leads/notify/lead-queues.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { readRequestProtocol } from "../../../privacy/holder/holder.ts"
import {
  closeHolderSession,
  revokeHolderEmails,
  undoHolderErasure,
} from "../../../privacy/holder/holder-store.server.ts"
import { holderView } from "../../../privacy/holder/holder-view.ts"
import { holderText } from "../../../privacy/holder/pages/holder-text.ts"
import { type HolderDone, HolderOverview, holderResults } from "../../../privacy/holder/pages/overview.tsx"
import { appContext } from "../../app-context.ts"
import { orUnavailable } from "../../or-unavailable.server.ts"
import { privatePageHeaders, privatePageMeta } from "../private-page.ts"
import type { Route } from "./+types/overview"
import {
  expiredSessionCookie,
  holderHome,
  holderOverview,
  requireHolder,
  requireLiveSession,
  requireSession,
} from "./session.server.ts"

const leadQueues = {
  notify: notifyOffice.name,
  confirm: confirmVisitor.name,
  webhook: deliverWebhook.name,
}

export default function HolderOverviewPage({ loaderData: { view, done } }: Route.ComponentProps) {
  return <HolderOverview view={view} done={done} />
}

function readDone(url: URL): HolderDone | null {
  const result = holderResults.find((code) => code === url.searchParams.get("feito"))
  return result ? { result, protocol: readRequestProtocol(url.searchParams.get("protocolo")) } : null
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { record } = await requireHolder(request, context.get(appContext))
  return { view: holderView(record), done: readDone(new URL(request.url)) }
}

export async function action({ request, context }: Route.ActionArgs): Promise<never> {
  const app = context.get(appContext)
  const session = requireSession(request, app)
  const form = await request.formData()
  switch (formText(form, "fazer")) {
    case "sair": {
      await orUnavailable(closeHolderSession(app.db, session))
      throw redirect(holderHome, { status: 303, headers: { "set-cookie": expiredSessionCookie(app) } })
    }
    case "revogar": {
      const protocol = await requireLiveSession(app, revokeHolderEmails(app.db, session, holderOverview))
      throw redirect(`${holderOverview}?feito=revogado&protocolo=${protocol}`, { status: 303 })
    }
    case "desfazer": {
      const protocol = await requireLiveSession(app, undoHolderErasure(app.db, session, leadQueues))
      throw redirect(
        `${holderOverview}?${protocol ? `feito=desfeito&protocolo=${protocol}` : "feito=tarde"}`,
        { status: 303 },
      )
    }
    default:
      throw new Response(null, { status: 400 })
  }
}

export const headers = privatePageHeaders

export const meta = () => privatePageMeta(holderText.overview.title)

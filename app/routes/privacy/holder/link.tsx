import { data, Link, redirect } from "react-router"
import { hashOfSecret, newSecret } from "../../../platform/http/random-secret.server.ts"
import type { Limit } from "../../../platform/http/rate-limit.server.ts"
import { openHolderLink } from "../../../privacy/holder/holder-store.server.ts"
import { HolderFrame } from "../../../privacy/holder/pages/holder-frame.tsx"
import { holderText } from "../../../privacy/holder/pages/holder-text.ts"
import { PostButton } from "../../../privacy/holder/pages/post-button.tsx"
import { buttonClass } from "../../../ui/controls/button.tsx"
import { Row } from "../../../ui/layout/row.tsx"
import { appContext } from "../../app-context.ts"
import { orUnavailable } from "../../or-unavailable.server.ts"
import { privacyContact } from "../privacy-contact.ts"
import { privatePageHeaders, privatePageMeta } from "../private-page.ts"
import type { Route } from "./+types/link"
import { holderHome, holderOverview, sessionCookie } from "./session.server.ts"

const perAddress: Limit = { name: "holder-open-address", points: 30, seconds: 3600 }

export default function HolderLinkPage({ loaderData: { contact, home }, actionData }: Route.ComponentProps) {
  const { title, text, submit, expiredTitle, expiredText, expiredAction } = holderText.link
  if (actionData?.isDead)
    return (
      <HolderFrame title={expiredTitle} text={expiredText} wall="door" contact={contact}>
        <Row>
          <Link className={buttonClass()} to={home}>
            {expiredAction}
          </Link>
        </Row>
      </HolderFrame>
    )
  return (
    <HolderFrame title={title} text={text} wall="door" contact={contact}>
      <PostButton label={submit} />
    </HolderFrame>
  )
}

export function loader({ context }: Route.LoaderArgs) {
  return { contact: privacyContact(context.get(appContext).company), home: holderHome }
}

export async function action({ params, context }: Route.ActionArgs) {
  const app = context.get(appContext)
  const { secret, hash } = newSecret()
  const isOpened =
    (await app.spendLimits([{ limit: perAddress, subject: app.clientNetwork }])) &&
    (await orUnavailable(openHolderLink(app.db, hashOfSecret(params.token), hash)))
  if (!isOpened) return data({ isDead: true }, { status: 410 })
  throw redirect(holderOverview, {
    status: 303,
    headers: { "set-cookie": sessionCookie(app, secret) },
  })
}

export const headers = privatePageHeaders

export const meta = () => privatePageMeta(holderText.link.title)

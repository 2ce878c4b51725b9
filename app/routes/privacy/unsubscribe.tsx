import { data, Link } from "react-router"
import { unsubscribe } from "../../privacy/holder/holder-store.server.ts"
import { HolderFrame } from "../../privacy/holder/pages/holder-frame.tsx"
import { holderText } from "../../privacy/holder/pages/holder-text.ts"
import { PostButton } from "../../privacy/holder/pages/post-button.tsx"
import { unsubscribePage } from "../../privacy/holder/unsubscribe-links.server.ts"
import { buttonClass } from "../../ui/controls/button.tsx"
import { Row } from "../../ui/layout/row.tsx"
import { siteContext } from "../app-context.ts"
import { orUnavailable } from "../or-unavailable.server.ts"
import type { Route } from "./+types/unsubscribe"
import { holderHome } from "./holder/session.server.ts"
import { privacyContact } from "./privacy-contact.ts"
import { privatePageHeaders, privatePageMeta } from "./private-page.ts"

export default function Unsubscribe({
  loaderData: { isValid, contact, home },
  actionData,
}: Route.ComponentProps) {
  const texts = holderText.unsubscribe
  if (actionData?.isDone)
    return <HolderFrame title={texts.doneTitle} text={texts.doneText} wall="clean" contact={contact} />
  if (isValid)
    return (
      <HolderFrame title={texts.title} text={texts.text} wall="letter" contact={contact}>
        <PostButton label={texts.submit} />
      </HolderFrame>
    )
  return (
    <HolderFrame title={texts.badTitle} text={texts.badText} wall="door" contact={contact}>
      <Row>
        <Link className={buttonClass()} to={home}>
          {texts.mine}
        </Link>
      </Row>
    </HolderFrame>
  )
}

export function loader({ params, context }: Route.LoaderArgs) {
  const { readUnsubscribeToken, company } = context.get(siteContext)
  const isValid = readUnsubscribeToken(params.token) !== null
  return data(
    { isValid, contact: privacyContact(company), home: holderHome },
    { status: isValid ? 200 : 404 },
  )
}

/** RFC 8058: the mail program posts here without a cookie and follows no redirect. */
export async function action({ params, context }: Route.ActionArgs) {
  const app = context.get(siteContext)
  const leadProtocol = app.readUnsubscribeToken(params.token)
  if (!leadProtocol) return data({ isDone: false }, { status: 404 })
  await orUnavailable(unsubscribe(app.db, leadProtocol, unsubscribePage))
  return data({ isDone: true })
}

export const headers = privatePageHeaders

export const meta = () => privatePageMeta(holderText.unsubscribe.title)

import { HolderFrame } from "../../../privacy/holder/pages/holder-frame.tsx"
import { holderText } from "../../../privacy/holder/pages/holder-text.ts"
import { HolderSent } from "../../../privacy/holder/pages/sent.tsx"
import { appContext } from "../../app-context.ts"
import { privacyContact } from "../privacy-contact.ts"
import { privatePageHeaders, privatePageMeta } from "../private-page.ts"
import type { Route } from "./+types/sent"
import { holderHome } from "./session.server.ts"

export default function HolderSentPage({ loaderData: { contact, home } }: Route.ComponentProps) {
  const { title, text } = holderText.sent
  return (
    <HolderFrame title={title} text={text} wall="letter" contact={contact}>
      <HolderSent home={home} />
    </HolderFrame>
  )
}

export function loader({ context }: Route.LoaderArgs) {
  return { contact: privacyContact(context.get(appContext).company), home: holderHome }
}

export const headers = privatePageHeaders

export const meta = () => privatePageMeta(holderText.sent.title)

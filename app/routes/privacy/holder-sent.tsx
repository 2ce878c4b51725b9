import { holderWords } from "../../privacy/content/holder.ts"
import { HolderFrame } from "../../privacy/holder-frame.tsx"
import { HolderSent } from "../../privacy/holder-sent.tsx"
import type { Route } from "./+types/holder-sent"
import { holderHome } from "./holder-session.server.ts"
import { privacyContact } from "./privacy-contact.ts"
import { privatePageHeaders, privatePageMeta } from "./private-page.ts"

export const loader = () => ({ contact: privacyContact, home: holderHome })

export const headers = privatePageHeaders

export const meta: Route.MetaFunction = () => privatePageMeta(holderWords.sent.title)

export default function HolderSentPage({ loaderData: { contact, home } }: Route.ComponentProps) {
  const { title, text } = holderWords.sent
  return (
    <HolderFrame title={title} text={text} wall="letter" contact={contact}>
      <HolderSent home={home} />
    </HolderFrame>
  )
}

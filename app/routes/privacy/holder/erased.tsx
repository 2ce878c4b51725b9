import { readRequestProtocol } from "../../../privacy/holder/holder.ts"
import { HolderErased } from "../../../privacy/holder/pages/erased.tsx"
import { HolderFrame } from "../../../privacy/holder/pages/holder-frame.tsx"
import { holderText } from "../../../privacy/holder/pages/holder-text.ts"
import { privacyContact } from "../privacy-contact.ts"
import { privatePageHeaders, privatePageMeta } from "../private-page.ts"
import type { Route } from "./+types/erased"

export default function HolderErasedPage({ loaderData: { contact, protocol } }: Route.ComponentProps) {
  const { title, text } = holderText.erased
  return (
    <HolderFrame title={title} text={text} wall="clean" contact={contact}>
      <HolderErased protocol={protocol} />
    </HolderFrame>
  )
}

export function loader({ request }: Route.LoaderArgs) {
  return {
    contact: privacyContact,
    protocol: readRequestProtocol(new URL(request.url).searchParams.get("protocolo")),
  }
}

export const headers = privatePageHeaders

export const meta = () => privatePageMeta(holderText.erased.title)

import { chatLink } from "../company/chat-link.ts"
import { useCompany } from "../company/company-context.ts"
import { quoteText } from "../content/quote-text.ts"

/** Phone and chat, beside a form that failed (D8). */
export function FailureContact({ message }: { message: string }) {
  const { mainPhone, whatsapp } = useCompany()
  const { beforePhone, beforeChat, chat } = quoteText.failure
  return (
    <p>
      {beforePhone} <a href={`tel:${mainPhone.e164}`}>{mainPhone.display}</a> {beforeChat}{" "}
      <a href={chatLink(whatsapp, message)} target="_blank" rel="noopener noreferrer">
        {chat}
      </a>
      .
    </p>
  )
}

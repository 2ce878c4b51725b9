import { chatLink } from "../company/chat-link.ts"
import { company } from "../content/company.ts"
import { quoteText } from "../content/quote-text.ts"

/** Phone and chat, beside a form that failed (D8). */
export function FailureContact({ message }: { message: string }) {
  const { beforePhone, beforeChat, chat } = quoteText.failure
  return (
    <p>
      {beforePhone} <a href={`tel:${company.mainPhone.e164}`}>{company.mainPhone.display}</a> {beforeChat}{" "}
      <a href={chatLink(message)} target="_blank" rel="noopener noreferrer">
        {chat}
      </a>
      .
    </p>
  )
}

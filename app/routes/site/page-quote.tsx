import { useSearchParams } from "react-router"
import { LeadForm } from "../../leads/form/lead-form.tsx"
import type { PromiseHours } from "../../leads/form/promise-line.tsx"
import type { LeadAnswer } from "../../leads/intake/lead-answer.ts"
import type { LeadValues } from "../../leads/lead/lead.ts"
import { bondLabel, bondParameter } from "../../plans/catalogue/bonds.ts"
import type { OfferId } from "../../plans/catalogue/offers.ts"
import { chatLink } from "../../site/company/chat-link.ts"
import { useCompany } from "../../site/company/company-context.ts"
import { FailureContact } from "../../site/quote/failure-contact.tsx"
import { type ChatCard, QuoteHeading, QuoteSection } from "../../site/quote/quote-section.tsx"

type Props = {
  section: { id: string; title: string; intro: string; agesHint: string; card: ChatCard }
  offerId: OfferId
  /** Given when the form was posted without script and not accepted: the form is then the whole page (D76). */
  received: { answer: LeadAnswer; values: LeadValues } | undefined
  hours: PromiseHours | null
  hasDetails?: boolean
  chosen?: { subject: string } | null
}

/** The section with the quote form, on every page that has one. */
export function PageQuote({ section, offerId, received, hours, hasDetails = true, chosen = null }: Props) {
  const { id, title, intro, agesHint, card } = section
  const { mainPhone, secondPhone, whatsapp } = useCompany()
  const [parameters] = useSearchParams()
  return (
    <QuoteSection id={id} card={card}>
      <LeadForm
        key={offerId}
        offerId={offerId}
        sectionId={id}
        heading={<QuoteHeading id={id} title={title} intro={intro} level={received ? 1 : 2} />}
        received={received}
        agesHint={agesHint}
        hours={hours}
        hasDetails={hasDetails}
        chosen={chosen}
        bond={bondLabel(parameters.get(bondParameter))}
        callsFrom={`${mainPhone.display} ou ${secondPhone.display}`}
        chatHref={chatLink(whatsapp, card.message)}
        otherWays={<FailureContact message={card.message} />}
      />
    </QuoteSection>
  )
}

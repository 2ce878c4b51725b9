import { detailNames } from "../lead/lead-fields.ts"
import type { LeadForOffice } from "./office-mail.ts"

type LeadForWebhook = LeadForOffice & {
  emailConsent: boolean
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
}

/** The body of the webhook (docs/webhook.md): stored values under the column names of the contract (§3). */
export function leadWebhook(lead: LeadForWebhook) {
  return {
    type: "lead.created",
    lead: {
      id: lead.id,
      protocol: lead.protocol,
      created_at: lead.createdAt.toISOString(),
      due_at: lead.dueAt?.toISOString() ?? null,
      name: lead.name,
      email: lead.email,
      phone: lead.phone,
      phone_e164: lead.phoneE164,
      phone_sent_anyway: lead.phoneSentAnyway,
      operadora: lead.operadora,
      subject: lead.subject,
      message: lead.message,
      message_is_automatic: lead.messageIsAutomatic,
      idade: lead.idade,
      ages: lead.ages,
      ...Object.fromEntries(detailNames.map((name) => [name, lead[name]])),
      email_consent: lead.emailConsent,
      source_page: lead.sourcePage,
      utm_source: lead.utmSource,
      utm_medium: lead.utmMedium,
      utm_campaign: lead.utmCampaign,
      first_touch: lead.firstTouch,
      last_touch: lead.lastTouch,
      suspicions: lead.suspicions,
    },
  }
}

import { parseAges } from "../../plans/catalogue/ages.ts"
import type { Offer } from "../../plans/catalogue/offers.ts"
import { operatorKey } from "../../plans/catalogue/operator-key.ts"
import { formText } from "../../platform/http/form-text.ts"
import { oneLine } from "./clean-text.ts"
import { cleanText, type LeadTexts, leadFieldNames, leadFields, textsBy } from "./lead-fields.ts"
import { brazilianE164 } from "./phone.ts"

export type FieldName = "name" | "email" | "phone" | "subject"
export type FieldErrors = Partial<Record<FieldName, string>>

/** What the visitor typed, as typed. */
export type LeadValues = LeadTexts & { emailConsent: boolean }

/** One visit's marks: the five utm fields and where it began (D12). */
export type Touch = {
  source?: string
  medium?: string
  campaign?: string
  term?: string
  content?: string
  landingPath?: string
}

/** What comes with the form and is not typed by the visitor. */
export type Circumstances = {
  pageUrl: string
  userAgent: string | null
  submissionKey: string | null
  firstTouch: Touch | null
  /** The latest marks seen before this page, for a page that carries none itself. */
  earlierTouch?: Touch | null
  suspicions: string[]
}

export type NewLead = LeadTexts & {
  phoneE164: string | null
  operadora: string
  messageIsAutomatic: boolean
  ages: number[]
  emailConsent: boolean
  emailConsentVersion: string | null
  userAgent: string | null
  sourcePage: string
  utmSource: string | null
  utmMedium: string | null
  utmCampaign: string | null
  firstTouch: Touch | null
  lastTouch: Touch
  suspicions: string[]
  submissionKey: string | null
}

// §9: promised contact
export const promisedWorkingHours = 2
export const promisePhrase = `até ${promisedWorkingHours} horas úteis`

/** §5: agrees to e-mail about plans, offers and content, and can leave at any time. */
export const emailConsent = {
  purpose: "email_marketing",
  version: "2026-11-15",
  text: "Concordo em receber e-mails sobre planos de saúde, ofertas e conteúdos. Posso cancelar a inscrição a qualquer momento.",
} as const

/** D40: something@something.something, no spaces. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** §5, in this order. */
export function checkLead(values: LeadValues, offer: Offer): FieldErrors {
  const errors: FieldErrors = {}
  // Checked as it will be stored: a text of control characters alone is empty.
  if (!cleanText("name", values.name)) errors.name = "Nome é obrigatório"
  const longestEmail = leadFields.email.longest
  const email = oneLine(values.email, longestEmail + 1)
  if (!email) errors.email = "E-mail é obrigatório"
  else if (!looksLikeEmail.test(email) || email.length > longestEmail) errors.email = "E-mail inválido"
  if (!cleanText("phone", values.phone)) errors.phone = "Telefone é obrigatório"
  if (!offer.subjects.some((subject) => subject.code === values.subject))
    errors.subject = "Assunto é obrigatório"
  return errors
}

/** The fields of a form, posted or still on the page. */
export function readValues(form: FormData): LeadValues {
  return {
    ...textsBy(leadFieldNames, (name) => formText(form, name)),
    emailConsent: form.get("email_consent") !== null,
  }
}

/** The same fields, as a form would post them. */
export function fieldsOf({ emailConsent, ...texts }: LeadValues): Record<string, string> {
  return {
    ...texts,
    ...(emailConsent ? { email_consent: "1" } : {}),
  }
}

export function emptyValues(offer: Offer): LeadValues {
  return { ...textsBy(leadFieldNames, () => ""), subject: offer.defaultSubject, emailConsent: false }
}

/** D11: one function names the stored subject of every form. */
export function storedSubject(offer: Offer, code: string) {
  return offer.prefixesSubject ? `${offer.operadora} - ${code}` : code
}

export function touchOf(pageUrl: string): Touch {
  const url = URL.parse(pageUrl)
  const touch: Touch = url ? { landingPath: url.pathname.slice(0, 200) } : {}
  for (const mark of ["source", "medium", "campaign", "term", "content"] as const) {
    const value = url?.searchParams.get(`utm_${mark}`)
    if (value) touch[mark] = oneLine(value, 200)
  }
  return touch
}

/** What a browser says of an earlier page of the visit ('/sobre?utm_source=…'), cleaned like an address of ours. */
export function toldTouch(page: string): Touch | null {
  return page.startsWith("/") && URL.canParse(page, "https://site.invalid")
    ? touchOf(new URL(page, "https://site.invalid").href)
    : null
}

const hasMarks = ({ landingPath: _path, ...marks }: Touch) => Object.keys(marks).length > 0

/** The row's payload (§3) of a form that passed its checks. */
export function newLead(values: LeadValues, offer: Offer, circumstances: Circumstances): NewLead {
  const here = touchOf(circumstances.pageUrl)
  const texts = textsBy(leadFieldNames, (name) => cleanText(name, values[name]))
  return {
    ...texts,
    phoneE164: brazilianE164(texts.phone),
    operadora: operatorKey(offer.operadora),
    subject: storedSubject(offer, values.subject),
    message: texts.message || offer.defaultMessage,
    messageIsAutomatic: texts.message === "",
    ages: parseAges(texts.idade),
    emailConsent: values.emailConsent,
    emailConsentVersion: values.emailConsent ? emailConsent.version : null,
    userAgent: circumstances.userAgent?.slice(0, 1000) ?? null,
    sourcePage: (offer.fixedSourcePage ?? circumstances.pageUrl).slice(0, 2000),
    utmSource: offer.fixedUtmSource ?? here.source ?? null,
    utmMedium: here.medium ?? null,
    utmCampaign: here.campaign ?? null,
    firstTouch: circumstances.firstTouch,
    lastTouch: hasMarks(here) ? here : (circumstances.earlierTouch ?? here),
    suspicions: circumstances.suspicions,
    submissionKey: circumstances.submissionKey,
  }
}

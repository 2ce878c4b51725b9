import { parseAges } from "../../plans/catalogue/ages.ts"
import type { Offer } from "../../plans/catalogue/offers.ts"
import { operatorKey } from "../../plans/catalogue/operator-key.ts"
import { formText } from "../../platform/http/form-text.ts"
import { oneLine } from "./clean-text.ts"
import { cleanText, type LeadTexts, leadFieldNames, leadFields, textsBy } from "./lead-fields.ts"
import { brazilianE164, phoneDigits, phoneProblem } from "./phone.ts"

export type FieldName = "name" | "email" | "phone" | "subject"
export type FieldErrors = Partial<Record<FieldName, string>>

/** What the visitor typed, as typed. */
export type LeadValues = LeadTexts & {
  emailConsent: boolean
  /** D75: the digits of a number that cannot be called and that the visitor sends anyway. */
  confirmedPhone: string
}

/** Where a visit came from: the five utm fields and the path of its first page (D12). */
export type Touch = {
  source?: string
  medium?: string
  campaign?: string
  term?: string
  content?: string
  landingPath?: string
}

/** What comes with the form and is not typed by the visitor. */
export type SubmissionContext = {
  pageUrl: string
  userAgent: string | null
  submissionKey: string | null
  firstTouch: Touch | null
  /** The latest page of the visit with utm fields, used when the current page has none. */
  earlierTouch?: Touch | null
  suspicions: string[]
}

export type NewLead = LeadTexts & {
  phoneE164: string | null
  phoneSentAnyway: boolean
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

/** §5: consent to e-mails about plans, offers and content; the visitor can unsubscribe at any time. */
export const emailConsent = {
  purpose: "email_marketing",
  version: "2026-11-15",
  text: "Concordo em receber e-mails sobre planos de saúde, ofertas e conteúdos. Posso cancelar a inscrição a qualquer momento.",
} as const

/** D40: something@something.something, no spaces. */
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The checks of §5, in the order of §5, and of D75. */
export function checkLead(values: LeadValues, offer: Offer): FieldErrors {
  const errors: FieldErrors = {}
  // The check uses the cleaned text: a name of control characters only is empty.
  if (!cleanText("name", values.name)) errors.name = "Nome é obrigatório"
  const maxEmailLength = leadFields.email.maxLength
  const email = oneLine(values.email, maxEmailLength + 1)
  if (!email) errors.email = "E-mail é obrigatório"
  else if (!looksLikeEmail.test(email) || email.length > maxEmailLength) errors.email = "E-mail inválido"
  if (!cleanText("phone", values.phone)) errors.phone = "Telefone é obrigatório"
  else if (isPhoneQuestioned(values)) errors.phone = phoneProblem(values.phone)
  if (!offer.subjects.some((subject) => subject.code === values.subject))
    errors.subject = "Assunto é obrigatório"
  return errors
}

/** The confirmation is for one number: another wrong number is questioned again. */
function isPhoneQuestioned({ phone, confirmedPhone }: LeadValues) {
  return phoneProblem(phone) !== "" && confirmedPhone !== confirmationOf(phone)
}

/** The value of the checkbox with which a visitor sends a number anyway. Not empty, also for a number without digits. */
export const confirmationOf = (phone: string) => `n${phoneDigits(phone)}`

/** Reads the fields of a form that was posted or is on the page. */
export function readValues(form: FormData): LeadValues {
  return {
    ...textsBy(leadFieldNames, (name) => formText(form, name)),
    emailConsent: form.get("email_consent") !== null,
    confirmedPhone: formText(form, "confirmed_phone"),
  }
}

/** The inverse of readValues: the fields as a form posts them. */
export function fieldsOf({ emailConsent, confirmedPhone, ...texts }: LeadValues): Record<string, string> {
  return {
    ...texts,
    ...(confirmedPhone ? { confirmed_phone: confirmedPhone } : {}),
    ...(emailConsent ? { email_consent: "1" } : {}),
  }
}

export function emptyValues(offer: Offer): LeadValues {
  return {
    ...textsBy(leadFieldNames, () => ""),
    subject: offer.defaultSubject,
    emailConsent: false,
    confirmedPhone: "",
  }
}

/** D11: all forms use this function for the stored subject. */
export function storedSubject(offer: Offer, code: string) {
  return offer.prefixesSubject ? `${offer.operadora} - ${code}` : code
}

export function touchOf(pageUrl: string): Touch {
  const url = URL.parse(pageUrl)
  const touch: Touch = url ? { landingPath: url.pathname.slice(0, 200) } : {}
  for (const field of ["source", "medium", "campaign", "term", "content"] as const) {
    const value = url?.searchParams.get(`utm_${field}`)
    if (value) touch[field] = oneLine(value, 200)
  }
  return touch
}

/** Reads an earlier page of the visit as the browser sent it ('/sobre?utm_source=…'). Null if it is not a path. */
export function readTouch(page: string): Touch | null {
  return page.startsWith("/") && URL.canParse(page, "https://site.invalid")
    ? touchOf(new URL(page, "https://site.invalid").href)
    : null
}

const hasUtmFields = ({ landingPath: _path, ...utmFields }: Touch) => Object.keys(utmFields).length > 0

/** The lead to store (§3), from a form that passed its checks. */
export function newLead(values: LeadValues, offer: Offer, context: SubmissionContext): NewLead {
  const pageTouch = touchOf(context.pageUrl)
  const texts = textsBy(leadFieldNames, (name) => cleanText(name, values[name]))
  return {
    ...texts,
    phoneE164: brazilianE164(texts.phone),
    phoneSentAnyway: phoneProblem(texts.phone) !== "",
    operadora: operatorKey(offer.operadora),
    subject: storedSubject(offer, values.subject),
    message: texts.message || offer.defaultMessage,
    messageIsAutomatic: texts.message === "",
    ages: parseAges(texts.idade),
    emailConsent: values.emailConsent,
    emailConsentVersion: values.emailConsent ? emailConsent.version : null,
    userAgent: context.userAgent?.slice(0, 1000) ?? null,
    sourcePage: (offer.fixedSourcePage ?? context.pageUrl).slice(0, 2000),
    utmSource: offer.fixedUtmSource ?? pageTouch.source ?? null,
    utmMedium: pageTouch.medium ?? null,
    utmCampaign: pageTouch.campaign ?? null,
    firstTouch: context.firstTouch,
    lastTouch: hasUtmFields(pageTouch) ? pageTouch : (context.earlierTouch ?? pageTouch),
    suspicions: context.suspicions,
    submissionKey: context.submissionKey,
  }
}

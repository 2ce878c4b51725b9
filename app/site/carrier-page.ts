import type { OfferId } from "../leads/catalog.ts"
import type { Figure } from "./claim.ts"
import type { PageMetadata } from "./page-metadata.ts"
import type { Prose, TitledText } from "./prose.ts"

/** Where a hero button leads: the page's form, its chat, the main phone, or an anchor of the page. */
export type HeroAction =
  | { label: string; to: "form" | "chat" }
  /** The number itself follows the label. */
  | { label: string; to: "phone" }
  | { label: string; to: "anchor"; href: `#${string}` }

export type BenefitCard = TitledText & { figure?: string }

export type PlanCard = {
  title: string
  text: Prose
  /** The word on the flag of the one card that stands out. */
  highlight: string | null
  terms: readonly TitledText[]
  /** Leads to the form; the subject it asks about is one of the offer's codes. */
  action: { label: string; subject: string }
}

/** A picture beside a block of the dossier; the drawing is the view's, the words are here. */
export type Exhibit =
  | { kind: "bond"; links: readonly string[]; caption: string }
  | { kind: "lives"; caption: string }
  | { kind: "checklist"; items: readonly string[]; caption: string }
  | { kind: "waiting"; periods: readonly (Figure & { days: number })[]; caption: string }
  | { kind: "priceSpan"; first: string; last: string; caption: string }

export type DetailBlock = TitledText & {
  exhibit?: Exhibit
  /** A word of care, set apart from the rest. */
  isWarning?: true
}

export type CarrierSection =
  | {
      kind: "benefits"
      /** The wall of tiles or the stem of leaves. */
      arrangement: "wall" | "stem"
      title: string
      intro?: string
      cards: readonly BenefitCard[]
    }
  | { kind: "stats"; title: string; figures: readonly Figure[] }
  | {
      kind: "plans"
      id: string
      arrangement: "pair" | "doors" | "towers"
      title: string
      intro?: string
      cards: readonly PlanCard[]
    }
  | {
      kind: "details"
      /** Blocks with an exhibit, or questions with their answers. */
      arrangement: "dossier" | "answers"
      title: string
      blocks: readonly DetailBlock[]
      note?: Prose
    }
  | {
      kind: "ageBands"
      title: string
      text: string
      points: readonly string[]
      note: Prose
      bands: readonly string[]
      /** How many of the last bands are the carrier's own public. */
      strongBands: number
      caption: string
    }
  | { kind: "network"; title: string; intro: string; units: readonly TitledText[]; note: string }
  | { kind: "states"; title: string; intro: string; states: readonly { code: string; name: string }[] }

/** Everything one carrier page says (§2). The form's fields and the success modal belong to the offer. */
export type CarrierPage = {
  offerId: OfferId
  name: string
  /** The ground of the hero and of the carrier's tile. */
  glaze: "cobalto" | "verde" | "petroleo"
  metadata: PageMetadata
  hero: { title: string; text: string; actions: readonly HeroAction[] }
  sections: readonly CarrierSection[]
  form: { title: string; intro: string; agesHint: string }
  sideCard: {
    title: string
    text: string
    /** What the visitor's chat begins with. */
    message: string
    button: string
    hasPhone: boolean
  }
}

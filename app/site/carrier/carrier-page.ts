import type { OfferId } from "../../plans/catalogue/offers.ts"
import type { TileCode, WallRows } from "../../ui/tiles/tile-code.ts"
import type { Figure } from "../company/claim.ts"
import type { PageMetadata } from "../metadata/page-metadata.ts"
import { type Prose, plainText, type TitledText } from "../prose/prose.ts"

/** Where a hero button leads: the page's form, its chat, the main phone, or an anchor of the page. */
export type HeroAction =
  | { label: string; to: "form" | "chat" }
  /** The number itself follows the label. */
  | { label: string; to: "phone" }
  | { label: string; to: "anchor"; href: `#${string}` }

export type Glaze = "cobalto" | "verde" | "petroleo"

export type BenefitCard = TitledText & { figure?: string }

/** How a card is laid on the wall of benefits; pictures are in the notation of `ui/tiles/wall-plan.ts`. */
export type BenefitTile = {
  ground?: Glaze | "agua" | "vidrado"
  /** Of the wall's four. */
  columns?: 2 | 3 | 4
  rows?: 2
  art?: WallRows
}

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

type Benefits = {
  kind: "benefits"
  title: string
  intro?: string
  cards: readonly BenefitCard[]
} & (
  | { arrangement: "wall" /** One for each card. */; tiles?: readonly BenefitTile[] }
  | { arrangement: "stem" /** The pictures down the stem, over and over. */; leaves?: readonly WallRows[] }
)

export type CarrierSection =
  | Benefits
  | { kind: "stats"; title: string; figures: readonly Figure[] }
  | {
      kind: "plans"
      id: string
      arrangement: "pair" | "doors" | "towers"
      title: string
      intro?: string
      cards: readonly PlanCard[]
      /** A picture for each card; without one, those of the arrangement. */
      art?: readonly WallRows[]
      /** The ground of the card that stands out. */
      ground?: Glaze
    }
  | {
      kind: "details"
      /** Blocks with an exhibit, or questions with their answers. */
      arrangement: "dossier" | "answers"
      title: string
      /** On which side of a dossier the exhibits stand. */
      exhibits?: "end" | "start"
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

/** A page with its form and its carrier's name, which come from the carrier table. */
export type CarrierPage = { offerId: OfferId; name: string } & CarrierText

/** Everything one carrier page says (§2). The form's fields and the success modal belong to the offer. */
export type CarrierText = {
  /** The ground of the hero and of the carrier's tile. */
  glaze: Glaze
  art: {
    /** The tiles under and after the initials. */
    emblem: { ground: TileCode; motif: TileCode }
    mural: WallRows
    /** What stands on the band that leads to the other carriers. */
    skyline?: WallRows
  }
  metadata: PageMetadata
  /** A line break of the title is kept. */
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

/** The real questions of a section, each with its answer. */
export function askedQuestions(section: CarrierSection) {
  return section.kind === "details" && section.arrangement === "answers"
    ? section.blocks.map(({ title, text }) => ({ question: title, answer: plainText(text) }))
    : []
}

import type { OfferId } from "../../plans/catalogue/offers.ts"
import type { Picture, SheetKind } from "../../ui/tiles/picture.ts"
import type { TileCode, WallRows } from "../../ui/tiles/tile-code.ts"
import type { Figure } from "../company/claim.ts"
import type { StateCode } from "../content/carriers/states.ts"
import type { PageMetadata } from "../metadata/page-metadata.ts"
import { type LabelledLink, type Prose, plainText, type TitledText } from "../prose/prose.ts"

/** A button of the hero. It links to the page's form, its chat, the main phone, or an anchor of the page. */
export type HeroAction =
  | { label: string; to: "form" | "chat" }
  /** The phone number follows the label. */
  | { label: string; to: "phone" }
  | { label: string; to: "anchor"; href: `#${string}` }

/** The dark background colours. */
export type Glaze = "cobalto" | "verde" | "petroleo"

export type BenefitCard = TitledText & { figure?: string }

/** The look of a benefit card with a figure. Its picture is in the notation of `ui/tiles/wall-plan.ts`. */
export type BenefitTile = { ground?: Glaze | "agua"; art?: WallRows }

export type PlanCard = {
  title: string
  text: Prose
  /** The label of the highlighted card; null for the others. */
  highlight: string | null
  terms: readonly TitledText[]
  /** Links to the form; the subject is one of the offer's codes. */
  action: { label: string; subject: string }
}

/** A picture beside a detail block. The content holds its texts, the view draws it. */
export type Exhibit =
  | { kind: "bond"; links: readonly string[]; caption: string }
  | { kind: "lives"; caption: string }
  | { kind: "list"; items: readonly string[]; caption: string }
  | { kind: "waiting"; periods: readonly (Figure & { days: number })[]; caption: string }

export type DetailBlock = TitledText & {
  exhibit?: Exhibit
  /** A warning, with its own background; it is open from the start. */
  isWarning?: true
}

export type CarrierSection =
  | {
      kind: "benefits"
      title: string
      intro?: string
      cards: readonly BenefitCard[]
      /** One for each card, in order; a card without one is plain. */
      tiles?: readonly BenefitTile[]
    }
  | { kind: "stats"; title: string; figures: readonly Figure[] }
  | {
      kind: "plans"
      id: string
      arrangement: "pair" | "doors" | "towers"
      title: string
      intro?: string
      cards: readonly PlanCard[]
      /** A picture for each card; by default those of the arrangement. */
      art?: readonly WallRows[]
      /** The background of the highlighted card. */
      ground?: Glaze
    }
  | {
      kind: "details"
      /** Blocks with an exhibit, or questions with their answers. */
      arrangement: "dossier" | "answers"
      title: string
      blocks: readonly DetailBlock[]
    }
  | {
      kind: "ageBands"
      title: string
      text: string
      /** How many of the last bands the carrier serves. */
      strongBands: number
      caption: Prose
    }
  | {
      kind: "network"
      title: string
      intro: string
      units: readonly TitledText[]
      note: string
      picture: Picture
    }
  | { kind: "states"; title: string; intro: string; states: readonly StateCode[] }
  | {
      /** A drawn document with its parts named. */
      kind: "document"
      sheet: SheetKind
      title: string
      /** One for each numbered mark of the drawing, in its order. */
      parts: readonly string[]
      link: LabelledLink
      caption: string
    }
  /** Questions that an article answers. */
  | { kind: "questions"; title: string; links: readonly LabelledLink[] }

/** A page with its form and its carrier's name, which come from the carrier table. */
export type CarrierPage = { offerId: OfferId; name: string } & CarrierText

/** The content of one carrier page (§2). The form's fields and the success modal belong to the offer. */
export type CarrierText = {
  /** The background of the hero and of the carrier's tile. */
  glaze: Glaze
  art: {
    /** The tiles behind and after the initials. */
    emblem: { ground: TileCode; motif: TileCode }
    mural: WallRows
  }
  metadata: PageMetadata
  /** A line break in the title is kept. */
  hero: { title: string; text: string; actions: readonly HeroAction[] }
  sections: readonly CarrierSection[]
  form: { title: string; intro: string; agesHint: string }
  sideCard: {
    title: string
    text: string
    /** The first message of the visitor's chat. */
    message: string
    button: string
    hasPhone: boolean
  }
}

/** The questions and answers of a section, for structured data. */
export function faqEntries(section: CarrierSection) {
  return section.kind === "details" && section.arrangement === "answers"
    ? section.blocks.map(({ title, text }) => ({ question: title, answer: plainText(text) }))
    : []
}

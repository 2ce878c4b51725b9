import type { reviewers } from "./reviewers.ts"

/** An article kept in the repository and published into the blog by `npm run articles`. */
export type Article = {
  slug: string
  title: string
  excerpt: string
  /** For search engines, when the title is too long for a search result (60 characters). */
  metaTitle?: string
  metaDescription: string
  /** The slug of a person of the team. */
  author: "dalva-nunes" | "caio-brandao" | "rosa-amaral"
  /** Who checked the article against the register of norms. */
  reviewer: keyof typeof reviewers
  /** The first is the topic; it sets the background of the cover. */
  categories: readonly [Topic, ...("guias" | Topic)[]]
  tags: readonly string[]
  isFeatured?: boolean
  /** What the article's picture shows (public/imagens/artigos). Without one its cover is drawn from its slug. */
  pictureAlt?: string
  publishedOn: `${number}-${number}-${number}`
  reviewedOn: `${number}-${number}-${number}`
  /**
   * HTML with allowed markup only (clean-body.ts). A block that states a rule of law ends with the ids it rests on,
   * '[CAR-03, URG-01]'. They are taken out before publishing, and the list of sources is made from them.
   */
  body: string
}

export type ArticleSource = { label: string; href?: string }

type Topic = "beneficios" | "direitos" | "protecao" | "legislacao"

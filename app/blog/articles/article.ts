/** An article kept in the repository and published into the blog by `npm run articles`. */
export type Article = {
  slug: string
  title: string
  excerpt: string
  /** For search engines, when the title is too long for a search result (60 characters). */
  metaTitle?: string
  metaDescription: string
  author: "redacao-webplan" | "equipe-de-beneficios" | "equipe-de-atendimento"
  /** The first is the topic; it sets the background of the cover. */
  categories: readonly [Topic, ...("guias" | Topic)[]]
  tags: readonly string[]
  isFeatured?: boolean
  /** What the article's picture shows (public/imagens/artigos). Without one its cover is drawn from its slug. */
  pictureAlt?: string
  publishedOn: `${number}-${number}-${number}`
  reviewedOn: `${number}-${number}-${number}`
  sources: readonly ArticleSource[]
  /** What was checked in an official text and what the reader should confirm, in one or two sentences. */
  reviewNote: string
  /** HTML with allowed markup only (clean-body.ts). */
  body: string
}

export type ArticleSource = { label: string; href?: string }

type Topic = "beneficios" | "direitos" | "protecao" | "legislacao"

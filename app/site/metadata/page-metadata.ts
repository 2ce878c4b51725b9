/** What a search engine and a shared link are told of a page. */
export type PageMetadata = {
  title: string
  description: string
  /** The canonical path; null where the page has no address of its own. */
  path: string | null
  isIndexed: boolean
}

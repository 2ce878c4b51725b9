/** What search engines and link previews show of a page. */
export type PageMetadata = {
  title: string
  description: string
  /** The canonical path; null when the page has no own address. */
  path: string | null
  isIndexed: boolean
}

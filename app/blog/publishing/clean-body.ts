import sanitize from "sanitize-html"

/**
 * D22: the allowed markup of a post's body. It has no scripts, frames, styles or forms, no svg or math, and no class
 * or id that could affect the rest of the page.
 */
const allowed = {
  allowedTags: [
    ..."h2 h3 h4 p ul ol li strong b em i u s sub sup mark small abbr cite code pre a blockquote q".split(
      " ",
    ),
    ..."table caption thead tbody tfoot tr th td figure figcaption img aside dl dt dd hr br time".split(" "),
  ],
  allowedAttributes: {
    a: ["href", "title"],
    abbr: ["title"],
    img: ["src", "alt", "width", "height"],
    ol: ["start"],
    td: ["colspan", "rowspan"],
    th: ["scope", "colspan", "rowspan"],
    time: ["datetime"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  // No text nests deeper; a thousand open tags are an attack on the parser.
  nestingLimit: 40,
  selfClosing: ["img", "br", "hr"],
} satisfies sanitize.IOptions

/** Removes everything that is not allowed. Runs when a post is saved and again when it is rendered. */
export const cleanBody = (html: string) => sanitize(html, allowed)

const blockEnd =
  /<\/(?:h[1-6]|p|li|ul|ol|tr|th|td|table|caption|blockquote|aside|figure|figcaption|dt|dd|div|pre)>|<br\s*\/?>|<hr\s*\/?>/gi
const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" }

/** The words without markup, for search and reading time (D25). */
export function bodyText(html: string) {
  return sanitize(html.replaceAll(blockEnd, "$& "), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim()
}

// A usual speed of silent reading.
const wordsPerMinute = 200

/** Whole minutes; 0 means 'menos de 1 min'. */
export function readingMinutes(text: string) {
  const words = text.split(/\s+/).filter(Boolean).length
  return words < wordsPerMinute ? 0 : Math.round(words / wordsPerMinute)
}

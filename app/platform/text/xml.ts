import { escapeHtml } from "./escape-html.ts"

// What XML 1.0 cannot hold, not even escaped.
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export const xmlText = (text: string) => escapeHtml(text.replaceAll(unwritable, ""))

export const xmlDocument = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`

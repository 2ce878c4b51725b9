import { escapeHtml } from "./escape-html.ts"

// Characters that XML 1.0 cannot contain, even escaped.
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

export const xmlText = (text: string) => escapeHtml(text.replaceAll(forbidden, ""))

export const xmlDocument = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`

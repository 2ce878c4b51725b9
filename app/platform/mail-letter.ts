import { escapeHtml } from "./escape-html.ts"

/** A mail said once: `letterText` and `letterHtml` write the same parts for both kinds of mail program. */
type LetterPart =
  | { kind: "title"; text: string; above?: string }
  | { kind: "text"; text: string }
  | { kind: "notice"; tone: "promise" | "warning"; text: string }
  | { kind: "buttons"; buttons: readonly { label: string; href: string; tone: "call" | "chat" | "plain" }[] }
  | { kind: "rows"; rows: readonly { label: string; text: string; href?: string | undefined }[] }
  | { kind: "small"; text: string; link?: { label: string; href: string } }

export type Letter = {
  /** Mail programs show it beside the subject. */
  preview: string
  /** Beside the name at the top. */
  sender: string
  parts: readonly LetterPart[]
}

export type LetterColours = Record<
  | "papel"
  | "vidrado"
  | "verde"
  | "petroleo"
  | "petroleoClaro"
  | "sol"
  | "telha"
  | "telhaClara"
  | "chat"
  | "cinza"
  | "line",
  string
>

const partText = (part: LetterPart): string => {
  switch (part.kind) {
    case "title":
      return part.above ? `${part.above}\n${part.text}` : part.text
    case "buttons":
      return part.buttons.map(({ label, href }) => `${label}: ${href}`).join("\n")
    case "rows":
      return part.rows.map(({ label, text }) => `${label}: ${text}`).join("\n")
    case "small":
      return part.link ? `${part.text}\n${part.link.label}: ${part.link.href}` : part.text
    default:
      return part.text
  }
}

export const letterText = ({ sender, parts }: Letter) =>
  `${[...parts.map(partText), `-- \n${sender}`].join("\n\n")}\n`

const fonts = "font-family:'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>")
const cell = (className: string, style: string, content: string) =>
  `<tr><td class="${className}" style="${fonts};${style}">${content}</td></tr>`
// A table inside a cell is what every mail program lays out alike.
const table = (rows: string, style = "") =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`

const partHtml = (c: LetterColours, part: LetterPart): string => {
  const side = "padding-left:24px;padding-right:24px"
  switch (part.kind) {
    case "title": {
      const above = part.above
        ? `<div class="soft" style="font-size:16px;line-height:22px;font-weight:400;color:${c.cinza}">${lines(part.above)}</div>`
        : ""
      return cell(
        "ink",
        `${side};padding-top:24px;font-size:27px;line-height:33px;font-weight:700;color:${c.petroleo};overflow-wrap:anywhere`,
        `${above}${lines(part.text)}`,
      )
    }
    case "text":
      return cell(
        "ink",
        `${side};padding-top:14px;font-size:18px;line-height:27px;color:${c.petroleo};overflow-wrap:anywhere`,
        lines(part.text),
      )
    case "notice": {
      const isPromise = part.tone === "promise"
      const look = isPromise
        ? `background:${c.sol};color:${c.petroleo};font-weight:700`
        : `background:${c.telhaClara};color:${c.telha}`
      const band = cell(
        isPromise ? "promise" : "warning",
        `${look};padding:14px 18px;font-size:17px;line-height:25px;border-radius:8px`,
        lines(part.text),
      )
      return cell("", `${side};padding-top:18px`, table(band))
    }
    case "buttons": {
      const looks = {
        call: `background:${c.verde};color:${c.papel};border:2px solid ${c.verde}`,
        chat: `background:${c.chat};color:${c.petroleo};border:2px solid ${c.chat}`,
        plain: `background:${c.papel};color:${c.petroleo};border:2px solid ${c.petroleo}`,
      }
      const width = Math.floor(100 / part.buttons.length)
      const buttons = part.buttons.map(
        ({ label, href, tone }, at) =>
          `<td width="${width}%" style="${at > 0 ? "padding-left:10px" : ""}"><a class="${tone}" href="${escapeHtml(href)}" style="${fonts};${looks[tone]};display:block;padding:15px 8px;border-radius:10px;font-size:19px;line-height:24px;font-weight:700;text-align:center;text-decoration:none">${lines(label)}</a></td>`,
      )
      return cell("", `${side};padding-top:18px`, table(`<tr>${buttons.join("")}</tr>`))
    }
    case "rows": {
      const rows = part.rows.map(({ label, text, href }) => {
        const value = href
          ? `<a class="ink" href="${escapeHtml(href)}" style="color:${c.petroleo}">${lines(text)}</a>`
          : lines(text)
        return cell(
          "rule",
          `padding:11px 0;border-top:1px solid ${c.line}`,
          `<div class="soft" style="font-size:15px;line-height:20px;color:${c.cinza}">${lines(label)}</div><div class="ink" style="font-size:18px;line-height:26px;color:${c.petroleo};overflow-wrap:anywhere">${value}</div>`,
        )
      })
      return cell("", `${side};padding-top:20px`, table(rows.join("")))
    }
    case "small":
      return cell(
        "soft",
        `${side};padding-top:16px;font-size:15px;line-height:22px;color:${c.cinza}`,
        part.link
          ? `${lines(part.text)} <a class="soft" href="${escapeHtml(part.link.href)}" style="color:${c.cinza}">${lines(part.link.label)}</a>`
          : lines(part.text),
      )
  }
}

export const letterHtml = (c: LetterColours, { preview, sender, parts }: Letter) => {
  const dark = `@media (prefers-color-scheme:dark){.ground{background:${c.petroleo}!important}.paper{background:${c.petroleoClaro}!important}.ink,.plain{color:${c.papel}!important}.soft{color:${c.line}!important}.rule{border-color:${c.cinza}!important}.plain{background:${c.petroleoClaro}!important;border-color:${c.line}!important}}`
  const head = cell(
    "head",
    `background:${c.petroleo};padding:18px 24px;font-size:19px;line-height:24px;font-weight:700;color:${c.papel}`,
    lines(sender),
  )
  const end = `<tr><td style="height:26px;line-height:26px">&nbsp;</td></tr>`
  const paper = `<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${c.papel};border-radius:12px;overflow:hidden">${head}${parts.map((part) => partHtml(c, part)).join("")}${end}</table>`
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}${dark}</style></head>
<body class="ground" style="margin:0;padding:0;background:${c.vidrado}"><div style="display:none;max-height:0;overflow:hidden">${lines(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${c.vidrado}"><tr><td align="center" style="padding:16px 10px">${paper}</td></tr></table></body></html>
`
}

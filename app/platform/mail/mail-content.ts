import { escapeHtml } from "../text/escape-html.ts"

/** One part of a mail. `mailText` and `mailHtml` render the same parts as plain text and as HTML. */
type MailPart =
  | { kind: "title"; text: string; above?: string }
  | { kind: "text"; text: string; link?: { label: string; href: string } }
  | { kind: "list"; title: string; items: readonly string[] }
  | { kind: "notice"; tone: "promise" | "warning"; text: string }
  | { kind: "buttons"; buttons: readonly { label: string; href: string; tone: "call" | "chat" | "plain" }[] }
  | { kind: "rows"; rows: readonly { label: string; text: string; href?: string | undefined }[] }
  | { kind: "small"; text: string; link?: { label: string; href: string } }

export type MailContent = {
  /** Mail programs show it beside the subject. */
  preview: string
  /** Shown at the top of the mail. */
  sender: string
  parts: readonly MailPart[]
}

export type MailColours = Record<
  | "paper"
  | "ground"
  | "accent"
  | "ink"
  | "darkPaper"
  | "highlight"
  | "warning"
  | "warningGround"
  | "chat"
  | "quiet"
  | "line",
  string
>

/** `lang`: the language of the texts, as HTML names it. */
export type MailStyle = { lang: string; colours: MailColours }

type PartOf<Kind extends MailPart["kind"]> = Extract<MailPart, { kind: Kind }>
type Writers = { [Kind in MailPart["kind"]]: (part: PartOf<Kind>) => string }

const plain: Writers = {
  title: ({ above, text }) => (above ? `${above}\n${text}` : text),
  text: ({ text, link }) => (link ? `${text} ${link.label}\n${link.href}` : text),
  list: ({ title, items }) => [title, ...items.map((item) => `- ${item}`)].join("\n"),
  notice: ({ text }) => text,
  // Without the links that call: the text has the number itself.
  buttons: ({ buttons }) =>
    buttons
      .filter(({ href }) => !href.startsWith("tel:"))
      .map(({ label, href }) => `${label}: ${href}`)
      .join("\n"),
  rows: ({ rows }) => rows.map(({ label, text }) => `${label}: ${text}`).join("\n"),
  small: ({ text, link }) => (link ? `${text}\n${link.label}: ${link.href}` : text),
}

export function mailText({ sender, parts }: MailContent) {
  const blocks = parts.map((part) => write(plain, part)).filter((block) => block !== "")
  return `${[...blocks, `-- \n${sender}`].join("\n\n")}\n`
}

function write(writers: Writers, part: MailPart) {
  return (writers[part.kind] as (part: MailPart) => string)(part)
}

const fonts = "font-family:'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>")

function cell(className: string, style: string, content: string) {
  return `<tr><td class="${className}" style="${fonts};${style}">${content}</td></tr>`
}

// Tables, because every mail program renders them alike.
function table(rows: string) {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`
}

const side = "padding-left:24px;padding-right:24px"
const wrap = "overflow-wrap:anywhere"

function laidOut(c: MailColours): Writers {
  const noticeLooks = {
    promise: `background:${c.highlight};color:${c.ink};font-weight:700`,
    warning: `background:${c.warningGround};color:${c.warning}`,
  }
  const buttonLooks = {
    call: `background:${c.accent};color:${c.paper};border:2px solid ${c.accent}`,
    chat: `background:${c.chat};color:${c.ink};border:2px solid ${c.chat}`,
    plain: `background:${c.paper};color:${c.ink};border:2px solid ${c.ink}`,
  }
  const soft = (size: string, text: string) =>
    `<div class="soft" style="${size};font-weight:400;color:${c.quiet}">${lines(text)}</div>`
  return {
    title: ({ above, text }) =>
      cell(
        "ink",
        `${side};padding-top:24px;font-size:27px;line-height:33px;font-weight:700;color:${c.ink};${wrap}`,
        `${above ? soft("font-size:16px;line-height:22px", above) : ""}${lines(text)}`,
      ),
    text: ({ text, link }) => {
      const follow = link
        ? ` <a class="ink" href="${escapeHtml(link.href)}" style="color:${c.ink};font-weight:700">${lines(link.label)}</a>`
        : ""
      return cell(
        "ink",
        `${side};padding-top:14px;font-size:18px;line-height:27px;color:${c.ink};${wrap}`,
        `${lines(text)}${follow}`,
      )
    },
    list: ({ title, items }) => {
      const tile = `<td width="28" valign="top" style="padding:10px 0 0"><div style="width:14px;height:14px;font-size:0;line-height:14px;background:${c.accent};border-radius:0 0 14px 0">&nbsp;</div></td>`
      const look = `${fonts};padding:4px 0;font-size:18px;line-height:27px;color:${c.ink};${wrap}`
      const rows = items.map((item) => `<tr>${tile}<td class="ink" style="${look}">${lines(item)}</td></tr>`)
      const head = cell(
        "ink",
        `${side};padding-top:22px;font-size:19px;line-height:25px;font-weight:700;color:${c.ink}`,
        lines(title),
      )
      return head + cell("", `${side};padding-top:6px`, table(rows.join("")))
    },
    notice: ({ tone, text }) => {
      const look = `${noticeLooks[tone]};padding:14px 18px;font-size:17px;line-height:25px;border-radius:8px`
      return cell("", `${side};padding-top:18px`, table(cell(tone, look, lines(text))))
    },
    buttons: ({ buttons }) => {
      const width = Math.floor(100 / buttons.length)
      const cells = buttons.map(({ label, href, tone }, at) => {
        const look = `${fonts};${buttonLooks[tone]};display:block;padding:15px 8px;border-radius:10px;font-size:19px;line-height:24px;font-weight:700;text-align:center;text-decoration:none`
        const link = `<a class="${tone}" href="${escapeHtml(href)}" style="${look}">${lines(label)}</a>`
        return `<td width="${width}%"${at > 0 ? ' style="padding-left:10px"' : ""}>${link}</td>`
      })
      return cell("", `${side};padding-top:18px`, table(`<tr>${cells.join("")}</tr>`))
    },
    rows: ({ rows }) => {
      const cells = rows.map(({ label, text, href }) => {
        const link = href && `<a class="ink" href="${escapeHtml(href)}" style="color:${c.ink}">`
        const value = link ? `${link}${lines(text)}</a>` : lines(text)
        return cell(
          "rule",
          `padding:11px 0;border-top:1px solid ${c.line}`,
          `${soft("font-size:15px;line-height:20px", label)}<div class="ink" style="font-size:18px;line-height:26px;color:${c.ink};${wrap}">${value}</div>`,
        )
      })
      return cell("", `${side};padding-top:20px`, table(cells.join("")))
    },
    small: ({ text, link }) => {
      const follow = link
        ? ` <a class="soft" href="${escapeHtml(link.href)}" style="color:${c.quiet}">${lines(link.label)}</a>`
        : ""
      return cell(
        "soft",
        `${side};padding-top:16px;font-size:15px;line-height:22px;color:${c.quiet}`,
        `${lines(text)}${follow}`,
      )
    },
  }
}

export function mailHtml({ lang, colours: c }: MailStyle, { preview, sender, parts }: MailContent) {
  const writers = laidOut(c)
  const dark = `@media (prefers-color-scheme:dark){.ground{background:${c.ink}!important}.paper{background:${c.darkPaper}!important}.ink,.plain{color:${c.paper}!important}.soft{color:${c.line}!important}.rule{border-color:${c.quiet}!important}.plain{background:${c.darkPaper}!important;border-color:${c.line}!important}}`
  const head = cell(
    "head",
    `background:${c.ink};padding:18px 24px;font-size:19px;line-height:24px;font-weight:700;color:${c.paper}`,
    lines(sender),
  )
  const end = `<tr><td style="height:26px;line-height:26px">&nbsp;</td></tr>`
  const paper = `<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${c.paper};border-radius:12px;overflow:hidden">${head}${parts.map((part) => write(writers, part)).join("")}${end}</table>`
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark}${dark}</style></head>
<body class="ground" style="margin:0;padding:0;background:${c.ground}"><div style="display:none;max-height:0;overflow:hidden">${lines(preview)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${c.ground}"><tr><td align="center" style="padding:16px 10px">${paper}</td></tr></table></body></html>
`
}

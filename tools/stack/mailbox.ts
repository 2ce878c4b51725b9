import { createServer } from "node:http"
import type { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"
import { escapeHtml } from "../../app/platform/text/escape-html.ts"

type StoredMail = Record<"to" | "from" | "replyTo" | "subject" | "text" | "html", string> & {
  id: number
  at: Date
}

const maxMails = 200

/** A mail server for development: accepts every mail, shows it on a page and keeps it in memory. */
export async function startMailbox({ smtpPort, pagePort }: { smtpPort: number; pagePort: number }) {
  const mails: StoredMail[] = []
  let nextId = 1
  const receive = async (stream: Readable) => {
    const mail = await PostalMime.parse(await buffer(stream))
    mails.push({
      id: nextId++,
      to: mail.to?.map((a) => a.address).join(", ") ?? "",
      from: mail.from?.address ?? "",
      replyTo: mail.replyTo?.map((a) => a.address).join(", ") ?? "",
      subject: mail.subject ?? "(sem assunto)",
      text: mail.text ?? "",
      html: mail.html ?? "",
      at: new Date(),
    })
    if (mails.length > maxMails) mails.shift()
  }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, _session, done) => void receive(stream).then(() => done(), done),
  })
  const web = createServer((request, response) => {
    const mail = mails.find(({ id }) => `/${id}` === request.url)
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(mail ? mailPage(mail) : listPage(mails))
  })
  await new Promise<void>((resolve) => smtp.listen(smtpPort, "127.0.0.1", resolve))
  await new Promise<void>((resolve) => web.listen(pagePort, "127.0.0.1", resolve))
  const close = async () => {
    web.closeAllConnections()
    await Promise.all([
      new Promise<void>((r) => web.close(() => r())),
      new Promise<void>((r) => smtp.close(() => r())),
    ])
  }
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, pageUrl: `http://localhost:${pagePort}`, close }
}

function page(body: string) {
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Caixa de correio local</title>
<style>body{font:17px/1.5 system-ui;max-width:50rem;margin:2rem auto;padding:0 1rem}pre{white-space:pre-wrap;background:#eef3ef;padding:1rem}</style>${body}</html>`
}

function listPage(mails: StoredMail[]) {
  return page(
    `<h1>Caixa de correio local</h1>${mails.length === 0 ? "<p>Nenhuma mensagem ainda.</p>" : ""}<ul>${mails
      .toReversed()
      .map(
        (l) =>
          `<li><a href="/${l.id}">${escapeHtml(l.subject)}</a> · ${escapeHtml(l.to)} · ${l.at.toLocaleTimeString("pt-BR")}</li>`,
      )
      .join("")}</ul>`,
  )
}

function mailPage(mail: StoredMail) {
  return page(`<p><a href="/">Voltar</a></p><h1>${escapeHtml(mail.subject)}</h1>
<p>De ${escapeHtml(mail.from)} para ${escapeHtml(mail.to)}; respostas para ${escapeHtml(mail.replyTo || mail.from)}</p>
<iframe sandbox title="HTML" width="100%" height="1100" srcdoc="${escapeHtml(mail.html)}"></iframe><pre>${escapeHtml(mail.text)}</pre>`)
}

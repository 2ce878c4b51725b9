import type { HolderLeadView, HolderRecord, HolderView } from "./holder.ts"
import { holderText } from "./pages/holder-text.ts"
import { lockSentences } from "./pages/lock-sentences.ts"

type Controller = { name: string; cnpj: string; email: string }

/** Portability (LGPD art. 18, V): every stored field under its stored name. */
export function holderFileJson(controller: Controller, record: HolderRecord<unknown>, madeAt: Date) {
  return `${JSON.stringify(
    {
      formato: "webplan.titular.1",
      geradoEm: madeAt.toISOString(),
      controlador: controller,
      titular: { email: record.email },
      pedidosDeCotacao: record.leads,
      pedidosDoTitular: record.requests,
      pedidoParaApagar: record.erasure,
    },
    null,
    2,
  )}\n`
}

const texts = holderText.overview

function section(title: string, lines: readonly string[]) {
  return lines.length > 0
    ? `${title}\n${lines.map((line) => `  ${line.replaceAll("\n", "\n  ")}`).join("\n")}\n`
    : ""
}

function leadText(lead: HolderLeadView) {
  return [
    `${lead.protocol} · ${lead.title}\n${"=".repeat(60)}\n`,
    section("Enviado", [lead.sent]),
    section(texts.status, [lead.status]),
    section(texts.lockTitle, lockLines(lead)),
    ...lead.facts.map(({ label, text }) => section(label, [text])),
    section(
      texts.consentsTitle,
      lead.consents.map(({ when, text }) => `${when}: ${text}`),
    ),
    section(
      texts.sharedTitle,
      lead.shared.length > 0 ? [texts.sharedAlso, ...lead.shared] : [texts.sharedNobody],
    ),
    section(
      texts.eventsTitle,
      lead.events.map(({ when, text }) => `${when}: ${text}`),
    ),
  ].join("\n")
}

function lockLines({ lock, contractUntil }: HolderLeadView) {
  if (!lock) return []
  const openings = lock.openings.map(({ when }) => when).join("; ")
  return [
    ...lockSentences({ ...lock, contractUntil }),
    ...(openings ? [`${texts.lockOpened} ${openings}.`] : []),
  ]
}

/** The same data as text, to read or print. */
export function holderFileText(controller: Controller, view: HolderView, madeAt: string) {
  return [
    `Dados guardados por ${controller.name} (CNPJ ${controller.cnpj}) sobre ${view.email}\nEm ${madeAt}\n`,
    ...view.leads.map(leadText),
    section(
      texts.requestsTitle,
      view.requests.map(
        ({ protocol, opened, due, message }) => `${protocol}, ${opened}, resposta até ${due}: ${message}`,
      ),
    ),
    `Dúvidas: ${controller.email}\n`,
  ].join("\n")
}

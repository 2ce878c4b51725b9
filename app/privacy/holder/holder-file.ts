import type { HolderLeadView, HolderRecord, HolderView } from "./holder.ts"
import { holderText } from "./pages/holder-text.ts"

type Controller = { name: string; cnpj: string; email: string }

/** Portability (LGPD art. 18, V): every stored field under the name it is stored by. */
export function holderFileJson(controller: Controller, record: HolderRecord<unknown>, madeAt: Date) {
  return `${JSON.stringify(
    {
      formato: "webplan.titular.1",
      geradoEm: madeAt.toISOString(),
      controlador: controller,
      titular: { email: record.email },
      pedidosDeCotacao: record.leads,
      pedidosDoTitular: record.requests,
    },
    null,
    2,
  )}\n`
}

const words = holderText.overview

function under(title: string, lines: readonly string[]) {
  return lines.length > 0
    ? `${title}\n${lines.map((line) => `  ${line.replaceAll("\n", "\n  ")}`).join("\n")}\n`
    : ""
}

function leadText(lead: HolderLeadView) {
  return [
    `${lead.protocol} · ${lead.title}\n${"=".repeat(60)}\n`,
    under("Enviado", [lead.sent]),
    under(words.status, [lead.status]),
    ...lead.facts.map(({ label, text }) => under(label, [text])),
    under(
      words.consentsTitle,
      lead.consents.map(({ when, text }) => `${when}: ${text}`),
    ),
    under(
      words.sharedTitle,
      lead.shared.length > 0 ? [words.sharedAlso, ...lead.shared] : [words.sharedNobody],
    ),
    under(
      words.eventsTitle,
      lead.events.map(({ when, text }) => `${when}: ${text}`),
    ),
  ].join("\n")
}

/** The same to read or print. */
export function holderFileText(controller: Controller, view: HolderView, madeAt: string) {
  return [
    `Dados guardados por ${controller.name} (CNPJ ${controller.cnpj}) sobre ${view.email}\nEm ${madeAt}\n`,
    ...view.leads.map(leadText),
    under(
      words.requestsTitle,
      view.requests.map(
        ({ protocol, opened, due, message }) => `${protocol}, ${opened}, resposta até ${due}: ${message}`,
      ),
    ),
    `Dúvidas: ${controller.email}\n`,
  ].join("\n")
}

import * as v from "valibot"
import { carriersWithPage } from "../../plans/catalogue/carriers.ts"
import { isDay } from "../../platform/time/plain-day.ts"
import type { CarrierFact } from "../../site/carrier/carrier-fact.ts"
import { carrierPath } from "../../site/carrier/carrier-path.ts"
import type { Entry, EntryRow, EntryValues, List, RowContext } from "../list.ts"
import { oneOf, optionalAddress, text } from "../schemas.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"
import { offSite, sentence, validityOf } from "./validity.ts"

const carriers = carriersWithPage().map(({ slug, name }) => ({ value: slug, label: name }))

/** What the office checked about a carrier at its source, until a day. */
export const factList: List = {
  area: "operadoras",
  fields: {
    title: { label: "O que é", hint: "Por exemplo: Registro na ANS.", control: "text", schema: text(3, 80) },
    carrier: {
      label: "Operadora",
      control: "select",
      options: [{ value: "", label: "Escolha" }, ...carriers],
      schema: oneOf(carriers),
    },
    text: { label: "O que o site diz", control: "area", schema: text(3, 300) },
    source: {
      label: "Fonte",
      hint: "Onde está escrito: site da ANS, contrato, tabela da operadora.",
      control: "text",
      schema: text(3, 120),
    },
    sourceHref: {
      label: "Endereço da fonte (opcional)",
      hint: "Com https://. O visitante pode abrir e conferir.",
      control: "url",
      schema: optionalAddress(),
    },
    checkedOn: { label: "Conferido em", control: "date", schema: day() },
    until: {
      label: "Vale até",
      hint: "No fim desse dia, sai do site sozinho.",
      control: "date",
      schema: day(),
    },
  },
  defaults: [],
  addLabel: "Nova informação",
  isOrdered: false,
  faultsOf,
  titleOf: ({ values }) => `${carrierName(values["carrier"] ?? "")}: ${values["title"] ?? ""}`,
  rowOf,
  seenAt: ({ values }) => carrierPath(values["carrier"] ?? ""),
}

/** The facts of one carrier's page that are valid on this day. */
export function factsIn(
  { lists }: SettingsSnapshot,
  { slug, today }: { slug: string; today: string },
): CarrierFact[] {
  return (
    lists.carrierFacts
      .filter(({ values }) => values["carrier"] === slug && (values["until"] ?? "") >= today)
      // In a preview a date may still be missing.
      .filter(({ values }) => isDay(values["checkedOn"] ?? ""))
      .map(factOf)
  )
}

function factOf({ id, values }: Entry): CarrierFact {
  const { title = "", text = "", source = "", sourceHref, checkedOn = "" } = values
  return { id, title, text, source, ...(sourceHref && { sourceHref }), checkedOn }
}

function faultsOf({ values }: Entry, _after: SettingsSnapshot, today: string): EntryValues {
  const [checkedOn = "", until = ""] = [values["checkedOn"], values["until"]]
  if (checkedOn > today) return { checkedOn: "Esse dia ainda não chegou." }
  return until < today ? { until: "Esse dia já passou." } : {}
}

function rowOf({ values }: Entry, { today }: RowContext): EntryRow {
  const { text = "", source = "", until = "" } = values
  return validityOf(`${sentence(text)} Fonte: ${source}`, { until, today, ended: offSite })
}

const carrierName = (slug: string) => carriers.find(({ value }) => value === slug)?.label ?? slug

function day() {
  return v.pipe(text(1, 10), v.check(isDay, "Escreva a data como dia, mês e ano."))
}

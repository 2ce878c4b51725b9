import { href } from "react-router"
import { locale } from "../../locale/pt-br.ts"
import { carriersWithPage } from "../../plans/catalogue/carriers.ts"
import { carrierPath } from "../../site/carrier/carrier-path.ts"
import type { Entry, EntryRow, EntryValues, List, RowContext } from "../list.ts"
import { optionalDay, optionalText, text } from "../schemas.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"
import { claimOf, claimsToConfirm, contradictsHours, isConfirmed, wordsOf } from "./shown-claims.ts"
import { offSite, sentence, validityOf } from "./validity.ts"

/** D72: the figures and conditions that only the owner can prove, each with its proof and its last day. */
export const claimList: List = {
  area: "numeros",
  fields: {
    value: {
      label: "Número",
      hint: "Como aparece em destaque: 2.400+.",
      control: "text",
      // As long as the sentence of the hours, which a claim about hours repeats.
      schema: text(1, 120),
    },
    label: {
      label: "O que ele conta",
      hint: "Fica embaixo do número: operadoras com contrato.",
      control: "text",
      schema: text(3, 80),
    },
    phrase: {
      label: "Como o site diz dentro de uma frase",
      hint: "Com o mesmo número: mais de 2.400 famílias.",
      control: "text",
      schema: text(1, 100),
    },
    proof: {
      label: "Prova",
      hint: "Onde está o documento ou a conta que o comprova.",
      control: "area",
      schema: optionalText(300),
    },
    until: {
      label: "Vale até",
      hint: "No fim desse dia, sai do site sozinho. Uma condição fica, e o painel cobra a prova.",
      control: "date",
      schema: optionalDay(),
    },
  },
  defaults: claimsToConfirm.map(({ id, value, label, phrase }) => ({
    id,
    values: { value, label, phrase, proof: "", until: "" },
  })),
  isOrdered: false,
  // The words of a condition are part of the text of its page: they change together, in the content files.
  fieldsOf: (id) =>
    claimOf(id)?.isTerm ? ["proof", "until"] : ["value", "label", "phrase", "proof", "until"],
  faultsOf,
  titleOf: (entry) => {
    const { value, label } = shownWords(entry)
    return `${value} ${label}`
  },
  rowOf,
  seenAt: ({ id }) => claimOf(id)?.appearsOn.find((place) => place.startsWith("/")),
}

/** Those of the page: a condition is said as its page says it. */
function shownWords({ id, values }: Entry) {
  const claim = claimOf(id)
  return claim?.isTerm ? claim : wordsOf(values)
}

function faultsOf({ id, values }: Entry, after: SettingsSnapshot, today: string): EntryValues {
  const { proof = "", until = "" } = values
  const { value, label, phrase } = wordsOf(values)
  for (const [field, words] of Object.entries({ value, label, phrase }))
    if (/\d{4,}/.test(words)) return { [field]: "Escreva os milhares com ponto, como em 2.400." }
  if (!claimOf(id)?.isTerm && numbersIn(value).some((number) => !phrase.includes(number)))
    return { phrase: "A frase precisa dizer o mesmo número." }
  if (proof === "" && claimOf(id)?.isTerm)
    return { proof: "O site precisa desta condição. Escreva onde está a prova." }
  if (proof === "" && until === "") return {}
  if (proof === "") return { proof: "Escreva onde está a prova, ou apague a data." }
  if (until === "") return { until: "Escreva até que dia a prova vale." }
  if (until < today) return { until: "Esse dia já passou." }
  const contradiction = contradictionOf({ id, values }, after, today)
  return contradiction ? { proof: contradiction } : {}
}

const numbersIn = (text: string) => text.match(/\d[\d.]*/g) ?? []

/** D72: of two claims that state one fact differently only one can be confirmed. */
function contradictionOf({ id, values }: Entry, after: SettingsSnapshot, today: string) {
  const claim = claimOf(id)
  if (!claim?.fact) return null
  const { openingHours } = after
  if (contradictsHours(claim, values, openingHours))
    return `Não combina com o horário do calendário: “${openingHours}”. O site não pode dizer os dois.`
  const other = after.lists.claims.find(
    (entry) =>
      entry.id !== id &&
      claimOf(entry.id)?.fact === claim.fact &&
      isConfirmed(entry.values, today) &&
      entry.values["value"] !== values["value"],
  )
  return other
    ? `Não combina com “${claimList.titleOf(other)}”, já confirmado no site. O site não pode dizer os dois.`
    : null
}

function rowOf(entry: Entry, context: RowContext): EntryRow {
  const { value, label } = shownWords(entry)
  return {
    figure: { value, title: `${label} (${placesOf(entry.id)})` },
    ...stateOf(entry, context),
  }
}

function stateOf({ id, values }: Entry, { today, showsExamples, openingHours }: RowContext): EntryRow {
  const { proof = "", until = "" } = values
  const claim = claimOf(id)
  const isTerm = claim?.isTerm ?? false
  const off = offState(showsExamples, isTerm)
  if (proof === "")
    return {
      note: isTerm ? "Condição do site, ainda sem prova." : "Sem prova.",
      state: off,
      needsAttention: isTerm,
    }
  if (claim && contradictsHours(claim, values, openingHours))
    return { note: `Não combina com o calendário: “${openingHours}”.`, state: off, needsAttention: true }
  // A condition that a release words differently needs a proof of its own.
  if (claim && isTerm && values["phrase"] !== claim.phrase)
    return {
      note: `${sentence(proof)} A prova era de “${values["phrase"] ?? ""}”.`,
      state: off,
      needsAttention: true,
    }
  return validityOf(proof, { until, today, ended: off })
}

/** 'Início e Escritório' */
function placesOf(id: string) {
  return places.format((claimOf(id)?.appearsOn ?? []).map((place) => placeNames.get(place) ?? place))
}

const places = new Intl.ListFormat(locale, { type: "conjunction" })
const placeNames = new Map([
  [href("/"), "Início"],
  [href("/sobre"), "Escritório"],
  [href("/sucesso"), "confirmação do pedido"],
  [href("/acessibilidade"), "Acessibilidade"],
  ["operadoras", "páginas de operadoras"],
  ...carriersWithPage().map(({ name, slug }) => [carrierPath(slug), name] as const),
])

function offState(showsExamples: boolean, isTerm: boolean): NonNullable<EntryRow["state"]> {
  if (isTerm) return { label: "Confirme", tone: "look" }
  return showsExamples ? { label: "Só na demonstração", tone: "look" } : offSite
}

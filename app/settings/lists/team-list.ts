import { people } from "../../team/people.ts"
import type { Person } from "../../team/person.ts"
import type { Entry, EntryRow, EntryValues, List, RowContext } from "../list.ts"
import { oneOf, optionalText, text } from "../schemas.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"
import { onSite } from "./validity.ts"

const samples: readonly Person[] = Object.values(people)

const yesOrNo = [
  { value: "nao", label: "Não" },
  { value: "sim", label: "Sim" },
]

/** N10.01: the people whom visitors meet by name. */
export const teamList: List = {
  area: "equipe",
  fields: {
    name: { label: "Nome", control: "text", schema: text(3, 80) },
    role: {
      label: "Função",
      hint: "Por exemplo: Corretora, aposentados.",
      control: "text",
      schema: text(3, 80),
    },
    work: {
      label: "Do que cuida",
      hint: "Uma frase: reembolso, carteirinha e segunda via.",
      control: "area",
      schema: text(3, 200),
    },
    quote: {
      label: "Uma frase da pessoa (opcional)",
      hint: "Com as palavras dela, sem aspas.",
      control: "area",
      schema: optionalText(160),
    },
    languages: { label: "Idiomas", control: "text", schema: text(3, 80) },
    hours: {
      label: "Horário da pessoa",
      hint: "Por exemplo: Segunda a sexta, das 9h às 18h.",
      control: "text",
      schema: text(3, 80),
    },
    susep: {
      label: "Registro na Susep (opcional)",
      hint: "Quem vende plano precisa ter. O site mostra e leva à consulta.",
      control: "text",
      schema: optionalText(30),
    },
    isResponsible: {
      label: "É a corretora ou o corretor responsável",
      hint: "Aparece em primeiro lugar e em tamanho maior. Só uma pessoa pode ser.",
      control: "select",
      options: yesOrNo,
      schema: oneOf(yesOrNo),
    },
  },
  defaults: samples.map(
    ({ slug, name, role, work, quote = "", languages, hours, susep = "", isResponsibleBroker }) => ({
      id: slug,
      values: {
        name,
        role,
        work,
        quote,
        languages,
        hours,
        susep,
        isResponsible: isResponsibleBroker ? "sim" : "nao",
      },
    }),
  ),
  addLabel: "Nova pessoa",
  isOrdered: true,
  faultsOf,
  titleOf: ({ values }) => values["name"] ?? "",
  rowOf,
}

/** The people of the team page, in their order. */
export function peopleIn({ lists }: SettingsSnapshot): Person[] {
  return lists.team.map(personOf)
}

function personOf({ id, values }: Entry): Person {
  const { name = "", role = "", work = "", quote, languages = "", hours = "", susep, isResponsible } = values
  const sample = sampleOf(id, values)
  return {
    slug: id,
    name,
    role,
    work,
    ...(quote && { quote }),
    languages,
    hours,
    ...(susep && { susep }),
    ...(isResponsible === "sim" && { isResponsibleBroker: true }),
    picture: sample?.picture ?? { kind: "initials" },
    isSample: sample !== undefined,
  }
}

/** The invented person of the demonstration, until the office writes another name there. */
function sampleOf(id: string, { name }: EntryValues) {
  return samples.find((sample) => sample.slug === id && sample.name === name)
}

function faultsOf({ id, values }: Entry, after: SettingsSnapshot): EntryValues {
  const invented = samples.find(({ slug, name }) => slug === id && name !== values["name"])
  if (values["susep"] && values["susep"] === invented?.susep)
    return { susep: "É o número inventado do exemplo. Escreva o verdadeiro, ou apague." }
  if (values["quote"] && values["quote"] === invented?.quote)
    return { quote: "É a frase inventada do exemplo. Escreva a da pessoa, ou apague." }
  if (values["isResponsible"] !== "sim") return {}
  if (!values["susep"]) return { susep: "Quem é responsável precisa do número de registro." }
  const other = after.lists.team.find(
    (entry) =>
      entry.id !== id && entry.values["isResponsible"] === "sim" && !sampleOf(entry.id, entry.values),
  )
  return other
    ? {
        isResponsible: `Só uma pessoa pode ser: hoje é ${other.values["name"] ?? ""}. Mude primeiro a ficha dela.`,
      }
    : {}
}

function rowOf({ id, values }: Entry, { showsExamples }: RowContext): EntryRow {
  const note = values["role"] ?? ""
  if (!sampleOf(id, values)) return { note, state: onSite }
  return {
    note,
    state: showsExamples
      ? { label: "Exemplo", tone: "look" }
      : { label: "Exemplo, fora do site", tone: "off" },
  }
}

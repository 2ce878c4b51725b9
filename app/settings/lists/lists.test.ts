import * as v from "valibot"
import { expect, test } from "vitest"
import { readyTexts } from "../../desk/lead-page/ready-texts.ts"
import { allClaims } from "../../site/content/all-claims.ts"
import { defaultMenu } from "../../site/content/navigation.ts"
import { defaultQuestions } from "../../site/content/questions.ts"
import { people } from "../../team/people.ts"
import { areas } from "../areas.ts"
import { newEntryId } from "../change/new-entry-id.ts"
import type { EntryValues, List } from "../list.ts"
import { settingNames, settingsOf } from "../settings.ts"
import { type SettingsSnapshot, snapshotOf, withValues } from "../store/settings-snapshot.ts"
import { entryName, type StoredValue } from "../stored-value.ts"
import { linesOf } from "../value-text.ts"
import { factsIn } from "./fact-list.ts"
import { type ListName, listNames, listOf, lists } from "./lists.ts"
import { menuIn } from "./menu-list.ts"
import { questionsIn } from "./question-list.ts"
import { readyTextsIn } from "./ready-text-list.ts"
import { peopleIn } from "./team-list.ts"

const initial = snapshotOf([])
const today = "2026-11-20"

function listed(name: ListName, values: Readonly<Record<string, StoredValue | null>>): string[] {
  return withValues(initial, values).lists[name].map(({ id }) => id)
}

/** An entry with these fields changed, or a new one with the other fields empty. */
function entry(name: ListName, id: string, changed: EntryValues): Record<string, EntryValues> {
  const list: List = lists[name]
  const base = list.defaults.find((one) => one.id === id)?.values
  const empty = Object.fromEntries(Object.keys(list.fields).map((field) => [field, ""]))
  return { [entryName(name, id)]: { ...empty, ...base, ...changed } }
}

test("[N5.06] a list is declared once: its fields, checks, defaults and place in an area follow", () => {
  expect(
    Object.keys(areas).filter((area) => settingsOf(area as never).length > 0 && listOf(area as never)),
  ).toEqual([])
  for (const name of listNames) {
    const list: List = lists[name]
    // A single setting of this name would be stored under the name of the order.
    expect(settingNames).not.toContain(name)
    expect(listOf(list.area)).toBe(name)
    for (const [field, { label, control, options }] of Object.entries(list.fields)) {
      expect(label.length, `${name}.${field}`).toBeGreaterThan(2)
      expect(control === "select", `${name}.${field}`).toBe(options !== undefined)
      // The other fields of the form.
      expect(["seen", "entry", "reason", "intent", "change", "page", "width"]).not.toContain(field)
    }
    for (const { id, values } of list.defaults) {
      // As the table of versions checks it.
      expect(entryName(name, id)).toMatch(/^[a-z][a-zA-Z]{1,40}\.[a-zA-Z0-9][a-zA-Z0-9-]{0,59}$/)
      expect(["novo", "previa"]).not.toContain(id)
      for (const [field, { schema }] of Object.entries(list.fields))
        expect(v.parse(schema, values[field]), `${name}.${id}.${field}`).toBe(values[field])
      // A condition of a page waits for its proof.
      const { proof: _proof, ...faults } = list.faultsOf?.({ id, values }, initial, today) ?? {}
      expect(faults, `${name}.${id}`).toEqual({})
      expect(list.titleOf({ id, values }).length).toBeGreaterThan(2)
    }
  }
})

test("without stored values pages and desk show the content files", () => {
  expect(peopleIn(initial)).toEqual(Object.values(people))
  expect(questionsIn(initial)).toEqual(defaultQuestions)
  expect(menuIn(initial)).toEqual(defaultMenu)
  expect(readyTextsIn(initial)).toEqual(readyTexts)
  expect(initial.lists.claims.map(({ id }) => id)).toEqual(
    allClaims.filter(({ ownerMustConfirm }) => ownerMustConfirm).map(({ id }) => id),
  )
})

test("an entry that was taken out is missing, an added one follows at the end, and the stored order wins", () => {
  const defaults = initial.lists.questions.map(({ id }) => id)
  const [first = "", ...others] = defaults
  const added = entry("questions", "ja-tenho-plano", {
    question: "Já tenho plano. E agora?",
    answer: "Ligue.",
  })
  expect(listed("questions", { [`questions.${first}`]: false })).toEqual(others)
  expect(listed("questions", added)).toEqual([...defaults, "ja-tenho-plano"])
  expect(listed("questions", { ...added, questions: ["ja-tenho-plano", "nao-existe"] })).toEqual([
    "ja-tenho-plano",
    ...defaults,
  ])
  // The default again.
  expect(listed("questions", { ...added, "questions.ja-tenho-plano": null })).toEqual(defaults)
})

test("a stored entry that this release cannot read leaves the default, one of a list that takes no new ones is ignored", () => {
  const unreadable: string[] = []
  const { lists: read } = snapshotOf(
    [
      { name: "team.rosa-amaral", value: { name: "" }, changeId: 1 },
      { name: "menu.shop", value: { label: "Loja" }, changeId: 2 },
      { name: "team.nova.pessoa", value: { name: "Nova Pessoa" }, changeId: 3 },
      { name: "listOfALaterRelease.x", value: { a: "b" }, changeId: 4 },
    ],
    { onUnreadable: (name) => unreadable.push(name) },
  )
  expect(read.team).toEqual(initial.lists.team)
  expect(read.menu).toEqual(initial.lists.menu)
  expect(unreadable).toEqual(["team.rosa-amaral"])
})

test("an added entry gets an id that no entry ever had", () => {
  const taken: SettingsSnapshot = { ...initial, changeOf: { "team.jose-da-silva": 3 } }
  expect(newEntryId("team", "José da Silva", initial)).toBe("jose-da-silva")
  expect(newEntryId("team", "José da Silva", taken)).toBe("jose-da-silva-2")
  expect(newEntryId("team", "Rosa Amaral", initial)).toBe("rosa-amaral-2")
  expect(newEntryId("team", "Novo", initial)).toBe("novo-2")
  expect(newEntryId("team", "李", initial)).toBe("item")
})

test("a person with another name than the sample is a real one, with initials until there is a photograph", () => {
  const then = withValues(initial, entry("team", "rosa-amaral", { name: "Rita Lima", susep: "20.1.3" }))
  expect(peopleIn(then).find(({ slug }) => slug === "rosa-amaral")).toMatchObject({
    name: "Rita Lima",
    susep: "20.1.3",
    isSample: false,
    picture: { kind: "initials" },
  })
})

test("a person with another name keeps nothing that was invented for the sample", () => {
  const { faultsOf } = lists.team
  const [helena] = initial.lists.team
  const renamed = (changed: EntryValues) => ({
    id: "helena-prado",
    values: { ...helena?.values, name: "Rita Lima", ...changed },
  })
  expect(faultsOf?.(renamed({}), initial, today)).toHaveProperty("susep")
  expect(faultsOf?.(renamed({ susep: "20.1.3" }), initial, today)).toHaveProperty("quote")
  expect(faultsOf?.(renamed({ susep: "20.1.3", quote: "" }), initial, today)).toEqual({})
})

test("line breaks of a message stay, and more than one empty line becomes one", () => {
  const { schema } = lists.readyTexts.fields["text"] ?? {}
  if (!schema) throw new Error("no field")
  expect(v.parse(schema, " {ola}  Tudo bem?\r\n\r\n\r\nAté logo. ")).toBe("{ola} Tudo bem?\n\nAté logo.")
})

test("of the real people only one is the responsible broker, and that one has a registration", () => {
  const { faultsOf } = lists.team
  const rita = { name: "Rita Lima", isResponsible: "sim", susep: "20.1.3" }
  const after = withValues(initial, entry("team", "rita-lima", { ...initial.lists.team[0]?.values, ...rita }))
  const own = after.lists.team.find(({ id }) => id === "rita-lima")
  expect(own && faultsOf?.(own, after, today)).toEqual({})
  const other = { id: "ana-melo", values: { ...own?.values, name: "Ana Melo" } }
  expect(faultsOf?.(other, after, today)).toHaveProperty("isResponsible")
  expect(faultsOf?.({ id: "rita-lima", values: { ...rita, susep: "" } }, after, today)).toHaveProperty(
    "susep",
  )
})

test("[N5.04] a fact is on its carrier's page until the end of its last day", () => {
  const fact = {
    title: "Registro na ANS",
    carrier: "amil",
    text: "Texto de exemplo.",
    source: "site da ANS",
    checkedOn: "2026-11-01",
    until: "2026-11-20",
  }
  const then = withValues(initial, entry("carrierFacts", "registro", fact))
  const shown = (slug: string, day: string) => factsIn(then, { slug, today: day }).map(({ title }) => title)
  expect(shown("amil", "2026-11-20")).toEqual(["Registro na ANS"])
  expect(shown("amil", "2026-11-21")).toEqual([])
  expect(shown("alice", "2026-11-20")).toEqual([])
})

test("a question needs an answer or an article of this site, and a source an address with https", () => {
  const { faultsOf, fields } = lists.questions
  expect(faultsOf?.({ id: "x", values: { question: "Quanto custa?" } }, initial, today)).toHaveProperty(
    "answer",
  )
  const article = fields["article"]?.schema
  const source = lists.carrierFacts.fields["sourceHref"]?.schema
  if (!article || !source) throw new Error("no field")
  expect(v.parse(article, " /blog/carencias ")).toBe("/blog/carencias")
  for (const typed of [
    "https://evil.example/blog/x",
    "javascript:alert(1)",
    "//evil.example/blog/x",
    "/blog/../painel",
    "/sobre",
  ])
    expect(v.safeParse(article, typed).success, typed).toBe(false)
  expect(v.safeParse(source, "https://www.gov.br/ans").success).toBe(true)
  for (const typed of [
    "javascript:alert(1)",
    "http://www.gov.br",
    "https://a:b@gov.br",
    "gov.br",
    "https://x",
  ])
    expect(v.safeParse(source, typed).success, typed).toBe(false)
})

test("the history says what changed in an entry, field by field, and long texts only where they differ", () => {
  const [before] = initial.lists.team
  if (!before) throw new Error("no person")
  const name = entryName("team", before.id)
  expect(
    linesOf(
      name,
      { before: before.values, after: { ...before.values, role: "Diretora", quote: "" } },
      initial.lists,
    ),
  ).toEqual([
    { label: "Helena Prado: Função", before: before.values["role"], after: "Diretora" },
    { label: expect.stringContaining("Uma frase") as string, before: before.values["quote"], after: "vazio" },
  ])
  expect(linesOf(name, { before: null, after: false }, initial.lists)).toEqual([
    { label: "Helena Prado", before: "está na lista", after: "fora da lista" },
  ])
  expect(linesOf("menu", { before: null, after: ["blog", "home"] }, initial.lists)[0]?.after).toMatch(
    /^Blog, Home/,
  )
  const text = initial.lists.readyTexts.find(({ id }) => id === "portabilidade")?.values
  const changed = { ...text, text: text?.["text"]?.replace("60 dias", "sessenta dias") ?? "" }
  const [line] = linesOf("readyTexts.portabilidade", { before: text ?? null, after: changed }, initial.lists)
  expect(line?.after).toContain("sessenta dias")
  expect(line?.after.length).toBeLessThan(200)
})

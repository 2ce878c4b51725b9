import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { team as samplePeople } from "../../team/people.ts"
import type { Person } from "../../team/person.ts"
import { companyOf } from "../company/company.ts"
import { defaultCompany } from "../content/company.ts"
import { team } from "../content/team.ts"
import { TeamPeople } from "./team-people.tsx"

const texts = team(companyOf(defaultCompany, "Todos os dias"), [])

/** A real person without photograph, registration and quote. */
function person(name: string, overrides: Partial<Person> = {}): Person {
  return {
    slug: name.toLowerCase().replaceAll(" ", "-"),
    name,
    role: "Consultora",
    work: "Cotações.",
    languages: "Português",
    hours: "Segunda a sexta, das 9h às 18h",
    picture: { kind: "initials" },
    isSample: false,
    ...overrides,
  }
}

function render(people: readonly Person[]) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <TeamPeople texts={texts} people={people} />
    </MemoryRouter>,
  )
}

const names = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, name]) => name)
const dark = / data-ground="petroleo"/g

test("a person without photograph or drawing has the initials, hidden from assistive technology, and no sample label", () => {
  const html = render([person("Ana Beatriz Moura")])
  expect(html).toMatch(/<svg[^>]* aria-hidden="true">.*<text[^>]*>AM<\/text><\/svg>/)
  expect(html).not.toContain(texts.labels.samplePortrait)
  expect(html).not.toContain(texts.labels.sampleNote)
  expect(html).toContain(texts.labels.unregistered)
})

test("initials beside each other have different colours", () => {
  const html = render(["Ana Reis", "Bia Reis", "Caio Reis"].map((name) => person(name)))
  const walls = [...html.matchAll(/<svg[^>]*><path class="([^"]*)"/g)].map(([, wall]) => wall)
  expect(new Set(walls).size).toBe(3)
})

test("the responsible broker is first wherever the list has them, and without one the order stays", () => {
  const [ana, bia] = [person("Ana Reis"), person("Bia Reis", { isResponsibleBroker: true, susep: "10.1" })]
  expect(names(render([ana, bia]))).toEqual(["Bia Reis", "Ana Reis"])
  expect(render([ana, bia]).match(dark)).toHaveLength(1)
  const plain = [ana, person("Caio Reis"), person("Davi Reis")]
  expect(names(render(plain))).toEqual(["Ana Reis", "Caio Reis", "Davi Reis"])
  expect(render(plain)).not.toMatch(dark)
})

test("the only person is large, also when they are not the responsible broker", () => {
  expect(render([person("Ana Reis")]).match(dark)).toHaveLength(1)
})

test("drawn people keep their portraits and their order", () => {
  const html = render(samplePeople)
  expect(names(html)).toEqual(samplePeople.map(({ name }) => name))
  expect(html).not.toContain("<text")
})

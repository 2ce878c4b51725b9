import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { showClaims } from "../company/claimed.ts"
import { home } from "../content/home.ts"
import { defaultQuestions, shownQuestions } from "../content/questions.ts"
import { HomeAbout } from "./home-about.tsx"
import type { ShownQuestion } from "./home-questions.tsx"

const about = showClaims(home.about, (claim) => claim)

function render(questions: readonly ShownQuestion[]) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <HomeAbout {...about} questions={questions} />
    </MemoryRouter>,
  )
}

test("each default question links to its article, and its id is not sent", () => {
  const questions = shownQuestions(defaultQuestions)
  const html = render(questions)
  for (const { question, href } of questions) {
    expect(href).toMatch(/^\/blog\/./)
    expect(html).toMatch(new RegExp(`<a href="${href}"[^>]*>${question.replace("?", "\\?")}<svg`))
  }
  expect(html).not.toContain("<details")
  expect(questions.every((shown) => !("id" in shown))).toBe(true)
  expect(new Set(defaultQuestions.map(({ id }) => id)).size).toBe(defaultQuestions.length)
})

test("a question with an answer opens it without script, with its article after it", () => {
  const question = { question: "Atendem aos sábados?", answer: "Sim.\n\nPor telefone.", href: "/blog/sabado" }
  expect(render([question])).toMatch(
    /<li><details[^>]*><summary>Atendem aos sábados\?<svg.*?<\/summary><p>Sim\.<\/p><p>Por telefone\.<\/p><p><a href="\/blog\/sabado"[^>]*>Ler o artigo<\/a><\/p><\/details><\/li>/,
  )
})

test("an answer without an article has no link", () => {
  const html = render([{ question: "Atendem aos sábados?", answer: "Sim." }])
  expect(html).toContain("<p>Sim.</p></details>")
  expect(html).not.toContain("Ler o artigo")
})

test("without questions there is no section for them", () => {
  expect(render([])).not.toContain(about.questionsTitle)
})

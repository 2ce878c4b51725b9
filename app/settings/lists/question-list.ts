import * as v from "valibot"
import { defaultQuestions, type Question } from "../../site/content/questions.ts"
import type { Entry, EntryValues, List } from "../list.ts"
import { longText, optionalText, text } from "../schemas.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"

const articlePath = /^\/blog\/[a-z0-9-]+$/

/** The questions of the home page, each with an answer there, an article, or both. */
export const questionList: List = {
  area: "perguntas",
  fields: {
    question: { label: "Pergunta", hint: "Como o visitante diria.", control: "text", schema: text(8, 120) },
    answer: {
      label: "Resposta curta (opcional)",
      hint: "Abre ali mesmo, na página inicial.",
      control: "area",
      schema: longText(0, 600),
    },
    article: {
      label: "Artigo que responde (opcional)",
      hint: "O endereço do artigo neste site: /blog/carencias.",
      control: "text",
      schema: v.pipe(
        optionalText(200),
        v.check(
          (typed) => typed === "" || articlePath.test(typed),
          "Escreva o endereço como /blog/ e o nome do artigo.",
        ),
      ),
    },
  },
  defaults: defaultQuestions.map(({ id, question, answer = "", href = "" }) => ({
    id,
    values: { question, answer, article: href },
  })),
  addLabel: "Nova pergunta",
  isOrdered: true,
  faultsOf,
  titleOf: ({ values }) => values["question"] ?? "",
  rowOf: ({ values }) => ({ note: values["answer"] || values["article"] || "" }),
}

function faultsOf({ id, values }: Entry, after: SettingsSnapshot): EntryValues {
  if (!values["answer"] && !values["article"])
    return { answer: "Escreva a resposta ou o endereço do artigo." }
  const isTwice = after.lists.questions.some(
    (other) => other.id !== id && other.values["question"] === values["question"],
  )
  return isTwice ? { question: "Essa pergunta já está na lista." } : {}
}

/** The questions of the home page, in their order. */
export function questionsIn({ lists }: SettingsSnapshot): Question[] {
  return lists.questions.map(questionOf)
}

function questionOf({ id, values }: Entry): Question {
  const { question = "", answer, article } = values
  return { id, question, ...(answer && { answer }), ...(article && { href: article }) }
}

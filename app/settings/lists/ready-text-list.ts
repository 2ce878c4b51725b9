import * as v from "valibot"
import { exampleOf, placeholders, unknownPlaceholders } from "../../desk/lead-page/ready-text.ts"
import { type ReadyText, readyTexts, textMoments } from "../../desk/lead-page/ready-texts.ts"
import { brand } from "../../site/content/brand.ts"
import type { Entry, List } from "../list.ts"
import { longText, oneOf, text } from "../schemas.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"

const moments = Object.entries(textMoments).map(([value, label]) => ({ value, label }))

/** The messages that the office writes most. */
export const readyTextList: List = {
  area: "textos",
  fields: {
    title: { label: "Nome do texto", control: "text", schema: text(3, 60) },
    moment: { label: "Quando usar", control: "select", options: moments, schema: oneOf(moments) },
    text: {
      label: "Texto",
      hint: "O aviso contra golpes entra sozinho no fim. O que está entre chaves é preenchido.",
      control: "area",
      schema: v.pipe(
        longText(10, 1500),
        v.check(
          (typed) => unknownPlaceholders(typed).length === 0,
          "Há algo entre chaves que não é preenchido. Confira a lista do que é preenchido.",
        ),
      ),
    },
  },
  defaults: readyTexts.map(({ key, moment, title, text }) => ({ id: key, values: { title, moment, text } })),
  addLabel: "Novo texto",
  isOrdered: true,
  titleOf: ({ values }) => values["title"] ?? "",
  rowOf: ({ values }) => ({ note: momentOf(values["moment"]) }),
  example: {
    textOf: (values) => exampleOf(values["text"] ?? "", brand.name),
    placeholders: Object.entries(placeholders).map(([name, meaning]) => ({ name: `{${name}}`, meaning })),
  },
}

/** The texts that a consultant may choose, in their order. */
export function readyTextsIn({ lists }: SettingsSnapshot): ReadyText[] {
  return lists.readyTexts.map(readyTextOf)
}

function readyTextOf({ id, values }: Entry): ReadyText {
  const { title = "", moment = "", text = "" } = values
  return { key: id, title, moment: isMoment(moment) ? moment : "primeiro", text }
}

const momentOf = (moment = "") => (isMoment(moment) ? textMoments[moment] : "")

function isMoment(text: string): text is keyof typeof textMoments {
  return Object.hasOwn(textMoments, text)
}

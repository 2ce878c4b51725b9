import { Link } from "react-router"
import { Disclosure } from "../../ui/controls/disclosure.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import type { Question } from "../content/questions.ts"
import type { LabelledLink } from "../prose/prose.ts"
import style from "./home-about.module.css"

export type ShownQuestion = Omit<Question, "id">

type Props = { title: string; more: LabelledLink; questions: readonly ShownQuestion[] }

/** Questions of visitors: each opens its answer, or links to the article that answers it. */
export function HomeQuestions({ title, more, questions }: Props) {
  return (
    <div className={style.questions}>
      <h2>{title}</h2>
      <div>
        <ul>
          {questions.map((each) => (
            <li key={each.question}>{each.answer ? <Answered {...each} /> : <QuestionLink {...each} />}</li>
          ))}
        </ul>
        <p>
          <Link to={more.href}>{more.label}</Link>
        </p>
      </div>
    </div>
  )
}

const readArticle = "Ler o artigo"

function QuestionLink({ question, href = "" }: ShownQuestion) {
  return (
    <Link to={href}>
      {question}
      <ArrowIcon />
    </Link>
  )
}

function Answered({ question, answer = "", href }: ShownQuestion) {
  return (
    <Disclosure label={question}>
      {paragraphs(answer).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {href && (
        <p>
          <Link to={href}>{readArticle}</Link>
        </p>
      )}
    </Disclosure>
  )
}

function paragraphs(answer: string) {
  return answer.split(/\n+/).filter((paragraph) => paragraph.trim() !== "")
}

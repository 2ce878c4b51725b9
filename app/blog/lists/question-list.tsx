import { Link } from "react-router"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { blogHome } from "../content/blog.ts"
import { postUrl } from "../post.ts"
import style from "./question-list.module.css"

export type Question = { post: string; question: string; answer: string }

/** Questions with a short answer, each linking to the article that says more. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <section className={style.questions} aria-labelledby="perguntas">
      <h2 id="perguntas">{blogHome.questions}</h2>
      <ul>
        {questions.map(({ post, question, answer }) => (
          <li key={post} data-part="question">
            <Link to={postUrl(post)}>
              <span>
                <b>{question}</b> {answer}
              </span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { Link } from "react-router"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { blogHome } from "../content/blog.ts"
import { questions } from "../content/questions.ts"
import { postUrl } from "../post.ts"
import style from "./question-list.module.css"

/** The questions of these articles with a short answer, each linking to its article. */
export function QuestionList({ slugs }: { slugs: readonly string[] }) {
  return (
    <section className={style.questions} aria-labelledby="perguntas">
      <h2 id="perguntas">{blogHome.questions}</h2>
      <ul>
        {questions
          .filter(({ post }) => slugs.includes(post))
          .map(({ post, question, answer }) => (
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

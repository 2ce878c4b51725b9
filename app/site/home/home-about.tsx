import { Link } from "react-router"
import { buttonClass } from "../../ui/controls/button.tsx"
import { Figures } from "../../ui/tiles/figures.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { tile } from "../../ui/tiles/tile-code.ts"
import { Tile } from "../../ui/tiles/wall.tsx"
import type { home } from "../content/home.ts"
import { ClosingBanner } from "./closing-banner.tsx"
import style from "./home-about.module.css"
import { HomeQuestions, type ShownQuestion } from "./home-questions.tsx"

type Texts = typeof home.about
type Props = Texts & { questions: readonly ShownQuestion[] }

const figureTiles = [tile("q1ae"), tile("a3tm"), tile("c2cnc"), tile("m0sy")]
const markTiles = ["c2wts", "f1wct", "a3wt", "x0wc", "m0wt", "q2wc"] as const
const plainTile = tile("l0a")

export function HomeAbout({ questions, ...about }: Props) {
  return (
    <section id={about.id} className={style.about} aria-labelledby={`${about.id}-title`}>
      <Reasons {...about} />
      {about.numbers.length > 0 && (
        <Figures
          label={about.numbersTitle}
          figures={about.numbers.map((figure, index) => ({
            ...figure,
            tile: figureTiles[index] ?? plainTile,
          }))}
        />
      )}
      <Differentiators {...about} />
      {questions.length > 0 && (
        <HomeQuestions title={about.questionsTitle} more={about.questionsMore} questions={questions} />
      )}
      <ClosingBanner {...about.closing} />
    </section>
  )
}

function Reasons({ id, title, text, link, reasons }: Texts) {
  return (
    <div className={style.why} data-ground="petroleo">
      <div className={style.whyHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
        <Link className={buttonClass("line")} to={link.href}>
          {link.label}
          <ArrowIcon />
        </Link>
      </div>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <h3>{reason.title}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Differentiators({ differentiatorsTitle, differentiatorsText, differentiators }: Texts) {
  return (
    <div className={style.strengths}>
      <div className={style.strengthsHead}>
        <h2>{differentiatorsTitle}</h2>
        <p>{differentiatorsText}</p>
      </div>
      <ul>
        {differentiators.map(({ title, text }, index) => (
          <li key={title}>
            <Tile of={markTiles[index] ?? plainTile} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

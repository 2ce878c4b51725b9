import { Link } from "react-router"
import { BackIcon } from "../../ui/tiles/icon.tsx"
import { listText } from "../content/lists.ts"
import { AuthorPortrait } from "../pictures/author-portrait.tsx"
import { Cover } from "../pictures/cover.tsx"
import { topicOf } from "../pictures/cover-art.ts"
import { type Author, blogUrl } from "../post.ts"
import { Breadcrumb, type Step } from "../reading/breadcrumb.tsx"
import style from "./label-hero.module.css"

const backgrounds = {
  beneficios: undefined,
  direitos: "cobalto",
  protecao: "verde",
  legislacao: "petroleo",
} as const

type Props = {
  /** "Categoria", "Tag" or "Autoria", above the name. */
  kind: string
  name: string
  slug: string
  text: string
  steps: readonly Step[]
  author?: Pick<Author, "name" | "avatarUrl">
}

/** The head of a category, tag or author, with a cover and its background colour. */
export function LabelHero({ kind, name, slug, text, steps, author }: Props) {
  return (
    <header className={style.hero} data-ground={backgrounds[topicOf(slug)]}>
      <div className={style.textBlock}>
        <div className={style.ways}>
          <Link className={style.back} to={blogUrl}>
            <BackIcon />
            {listText.back}
          </Link>
          <Breadcrumb steps={steps} />
        </div>
        <div className={style.title}>
          {author && <AuthorPortrait author={author} />}
          <h1>
            <small>{kind}</small> {name}
          </h1>
        </div>
        {text && <p className={style.text}>{text}</p>}
      </div>
      <div className={style.art}>
        <Cover post={{ slug, categories: [{ slug }] }} />
      </div>
    </header>
  )
}

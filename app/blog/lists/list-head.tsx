import { SearchBox } from "../search/search-box.tsx"
import style from "./list-head.module.css"

type Props = {
  id: string
  title: string
  text: string
  /** h1 where no hero stands above the list. */
  heading: "h1" | "h2"
  /** The search box stands beside the title where no hero holds it. */
  search?: { term: string | null }
}

export function ListHead({ id, title, text, heading: Heading, search }: Props) {
  return (
    <div className={search ? style.find : style.head}>
      <div>
        <Heading id={id} className={style.title}>
          {title}
        </Heading>
        {search && <p>{text}</p>}
      </div>
      {search ? <SearchBox term={search.term} /> : <p>{text}</p>}
    </div>
  )
}

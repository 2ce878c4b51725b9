import { SearchBox } from "../search/search-box.tsx"
import style from "./list-head.module.css"

type Props = {
  id: string
  title: string
  text: string
  /** h1 when there is no hero above the list. */
  heading: "h1" | "h2"
  /** Set when the search box is beside the title instead of in the hero. */
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

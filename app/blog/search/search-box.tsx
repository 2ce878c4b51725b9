import { Form } from "react-router"
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx"
import { SearchIcon } from "../../ui/tiles/icon.tsx"
import { listText } from "../content/lists.ts"
import { blogUrl } from "../post.ts"
import style from "./search-box.module.css"

const { label, placeholder, button } = listText.search

/** Searches the whole blog, from any page. A plain GET form, so it works without script. */
export function SearchBox({ term }: { term: string | null }) {
  return (
    <search>
      <Form action={blogUrl} className={style.box}>
        <label htmlFor="busca">
          <VisuallyHidden>{label}</VisuallyHidden>
          <SearchIcon />
        </label>
        <input
          key={term}
          id="busca"
          name="busca"
          type="search"
          defaultValue={term ?? ""}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">{button}</button>
      </Form>
    </search>
  )
}

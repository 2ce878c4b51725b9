import { Link } from "react-router"
import { ButtonLink } from "../../ui/controls/button.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { listText } from "../content/lists.ts"
import { postUrl } from "../post.ts"
import { EmptyScreen, EmptyWays } from "./empty-screen.tsx"

const { title, afterSearch, soon, suggestion: intro, quote } = listText.empty

export type Suggestion = { title: string; slug: string }

type Props = {
  isSearch: boolean
  /** A featured post to read meanwhile. */
  suggestion: Suggestion | null
  heading: "h2" | "h3"
}

export function EmptyList({ isSearch, suggestion, heading }: Props) {
  return (
    <EmptyScreen title={title} text={isSearch ? afterSearch : soon} heading={heading}>
      {suggestion && (
        <p>
          {intro} <Link to={postUrl(suggestion.slug)}>{suggestion.title}</Link>
        </p>
      )}
      {!isSearch && (
        <EmptyWays>
          <ButtonLink look="quiet" href={quote.href}>
            {quote.label}
            <ArrowIcon />
          </ButtonLink>
        </EmptyWays>
      )}
    </EmptyScreen>
  )
}

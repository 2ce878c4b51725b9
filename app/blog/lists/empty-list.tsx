import { Fragment } from "react"
import { Link } from "react-router"
import { ButtonLink } from "../../ui/controls/button.tsx"
import { ArrowIcon } from "../../ui/tiles/icon.tsx"
import { listText } from "../content/lists.ts"
import { blogUrl, postUrl } from "../post.ts"
import style from "./empty-list.module.css"
import { EmptyActions, EmptyScreen } from "./empty-screen.tsx"
import { listAddress } from "./list-address.ts"

const { title, afterSearch, soon, didYouMean, featured: intro, mostRead, quote } = listText.empty

type PostLink = { title: string; slug: string }

/** What a search without results offers instead (D74). */
export type SearchHelp = {
  terms: readonly string[]
  featured: PostLink | null
  mostRead: readonly PostLink[]
}

type Props = {
  /** Null when there was no search. */
  help: SearchHelp | null
  heading: "h2" | "h3"
}

export function EmptyList({ help, heading }: Props) {
  return (
    <EmptyScreen title={title} text={help ? afterSearch : soon} heading={heading} hasArt={!help}>
      {help ? (
        <SearchSuggestions help={help} heading={heading === "h2" ? "h3" : "h4"} />
      ) : (
        <EmptyActions>
          <ButtonLink look="quiet" href={quote.href}>
            {quote.label}
            <ArrowIcon />
          </ButtonLink>
        </EmptyActions>
      )}
    </EmptyScreen>
  )
}

type SuggestionsProps = { help: SearchHelp; heading: "h3" | "h4" }

function SearchSuggestions({
  help: { terms, featured, mostRead: posts },
  heading: Heading,
}: SuggestionsProps) {
  return (
    <>
      {terms.length > 0 && (
        <p className={style.terms}>
          {didYouMean.before}
          {terms.map((term, index) => (
            <Fragment key={term}>
              {didYouMean.between(index, terms.length)}
              <Link to={listAddress(blogUrl, { term, page: 1 })}>{term}</Link>
            </Fragment>
          ))}
          {didYouMean.after}
        </p>
      )}
      {featured && (
        <p>
          {intro} <Link to={postUrl(featured.slug)}>{featured.title}</Link>
        </p>
      )}
      {posts.length > 0 && (
        <div className={style.mostRead}>
          <Heading className={style.title}>{mostRead}</Heading>
          <ol>
            {posts.map((post) => (
              <li key={post.slug}>
                <Link to={postUrl(post.slug)}>
                  {post.title}
                  <ArrowIcon />
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  )
}

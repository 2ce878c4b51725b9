import { Link } from "react-router"
import { ButtonLink, buttonClass } from "../../ui/controls/button.tsx"
import { ArrowIcon, BackIcon } from "../../ui/tiles/icon.tsx"
import { postText } from "../content/post.ts"
import { EmptyActions, EmptyScreen } from "../lists/empty-screen.tsx"
import { blogUrl } from "../post.ts"
import { goBack } from "./go-back.ts"

/** D26: one screen for a missing post and for a failure to read one; only a failure has a retry link. */
export function MissingPost({ retryHref }: { retryHref: string | null }) {
  const { title, text } = retryHref === null ? postText.missing : postText.failed
  return (
    <EmptyScreen title={title} text={text} heading="h1">
      <EmptyActions>
        {retryHref !== null && (
          // external: the browser loads the page again from the server, without the state of the failure.
          <ButtonLink href={retryHref} rel="external">
            {postText.failed.retry}
            <ArrowIcon />
          </ButtonLink>
        )}
        <Link className={buttonClass("quiet")} to={blogUrl} onClick={goBack}>
          <BackIcon />
          {postText.back}
        </Link>
        <Link className={buttonClass("quiet")} to={blogUrl}>
          {postText.missing.blog}
        </Link>
      </EmptyActions>
    </EmptyScreen>
  )
}

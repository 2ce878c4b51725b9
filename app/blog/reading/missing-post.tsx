import { Link } from "react-router"
import { ButtonLink, buttonClass } from "../../ui/controls/button.tsx"
import { ArrowIcon, BackIcon } from "../../ui/tiles/icon.tsx"
import { postText } from "../content/post.ts"
import { EmptyScreen, EmptyWays } from "../lists/empty-screen.tsx"
import { blogUrl } from "../post.ts"
import { goBack } from "./go-back.ts"

/** D26: one screen for a post that is not there and for one that could not be read; the latter can be tried again. */
export function MissingPost({ retryHref }: { retryHref: string | null }) {
  const { title, text } = retryHref === null ? postText.missing : postText.failed
  return (
    <EmptyScreen title={title} text={text} heading="h1">
      <EmptyWays>
        {retryHref !== null && (
          // external: the browser loads the page afresh, whatever state the failure left behind.
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
      </EmptyWays>
    </EmptyScreen>
  )
}

import { Link } from "react-router"
import { ButtonLink, buttonClass } from "../../ui/controls/button.tsx"
import { Alert } from "../../ui/feedback/alert.tsx"
import { BackIcon } from "../../ui/tiles/icon.tsx"
import { faultText, listText } from "../content/lists.ts"
import { blogUrl } from "../post.ts"
import { BlogHero } from "./blog-hero.tsx"
import { EmptyScreen, EmptyWays } from "./empty-screen.tsx"
import style from "./list-fault.module.css"

type Failure = { retryHref: string; phone: { e164: string; display: string } }

/** §8: the list could not be read. */
export function ListFailure({ retryHref, phone }: Failure) {
  return (
    <>
      <BlogHero />
      <div className={style.failure}>
        <Alert title={faultText.list.title}>
          <p>
            {faultText.list.text} <a href={`tel:${phone.e164}`}>{phone.display}</a>.
          </p>
          <div className={style.ways}>
            <Retry href={retryHref} />
          </div>
        </Alert>
      </div>
    </>
  )
}

// external: the browser loads the page afresh, whatever state the failure left behind.
function Retry({ href }: { href: string }) {
  return (
    <ButtonLink look="quiet" href={href} rel="external">
      {faultText.retry}
    </ButtonLink>
  )
}

function BackToBlog() {
  return (
    <Link className={buttonClass("quiet")} to={blogUrl}>
      <BackIcon />
      {listText.back}
    </Link>
  )
}

type Missing = {
  words: { title: string; text: string }
  /** D26: it could not be read, which may pass. */
  retryHref: string | null
}

/** No such category, tag or author. */
export function MissingLabel({ words, retryHref }: Missing) {
  return (
    <div className={style.missing}>
      <EmptyScreen {...words} heading="h1">
        <EmptyWays>
          {retryHref && <Retry href={retryHref} />}
          <BackToBlog />
        </EmptyWays>
      </EmptyScreen>
    </div>
  )
}

/** A page beyond the last. */
export function MissingPage({ firstHref }: { firstHref: string }) {
  return (
    <div className={style.missing}>
      <EmptyScreen title={faultText.page.title} text={faultText.page.text} heading="h1">
        <EmptyWays>
          <Link className={buttonClass("quiet")} to={firstHref}>
            {faultText.page.first}
          </Link>
          {firstHref !== blogUrl && <BackToBlog />}
        </EmptyWays>
      </EmptyScreen>
    </div>
  )
}

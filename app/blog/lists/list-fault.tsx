import { Link } from "react-router"
import { ButtonLink, buttonClass } from "../../ui/controls/button.tsx"
import { Alert } from "../../ui/feedback/alert.tsx"
import { BackIcon } from "../../ui/tiles/icon.tsx"
import { faultText, listText } from "../content/lists.ts"
import { blogUrl } from "../post.ts"
import { BlogHero } from "./blog-hero.tsx"
import { EmptyActions, EmptyScreen } from "./empty-screen.tsx"
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

// external: the browser loads the page again from the server, without the state of the failure.
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
  texts: { title: string; text: string }
  /** D26: set when reading failed, because a retry may succeed. */
  retryHref: string | null
}

/** The category, tag or author does not exist. */
export function MissingLabel({ texts, retryHref }: Missing) {
  return (
    <div className={style.missing}>
      <EmptyScreen {...texts} heading="h1">
        <EmptyActions>
          {retryHref && <Retry href={retryHref} />}
          <BackToBlog />
        </EmptyActions>
      </EmptyScreen>
    </div>
  )
}

/** A page beyond the last. */
export function MissingPage({ firstHref }: { firstHref: string }) {
  return (
    <div className={style.missing}>
      <EmptyScreen title={faultText.page.title} text={faultText.page.text} heading="h1">
        <EmptyActions>
          <Link className={buttonClass("quiet")} to={firstHref}>
            {faultText.page.first}
          </Link>
          {firstHref !== blogUrl && <BackToBlog />}
        </EmptyActions>
      </EmptyScreen>
    </div>
  )
}

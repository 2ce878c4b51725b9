import { isRouteErrorResponse, useLocation } from "react-router"
import { blogTitle } from "../../blog/blog-title.ts"
import { faultText } from "../../blog/content/lists.ts"
import { ListFailure, MissingLabel, MissingPage } from "../../blog/lists/list-fault.tsx"
import { company } from "../../site/content/company.ts"
import type { ListFault } from "./read-list.server.ts"

type Props = {
  error: unknown
  /** How the page says that its category, tag or author is not there. */
  missing?: { title: string; text: string }
}

/** The boundary of every list of the blog. */
export function ListBoundary({ error, missing }: Props) {
  const { pathname, search } = useLocation()
  const retryHref = pathname + search
  const told = faultOf(error)
  const isAbsent = isRouteErrorResponse(error) && error.status === 404
  const label = told.fault === "label" ? missing?.title : undefined
  const title = told.fault === "page" ? faultText.page.title : label
  return (
    <>
      <title>{blogTitle(title ? { label: title } : {})}</title>
      <meta name="robots" content="noindex" />
      {told.fault === "page" && <MissingPage firstHref={told.firstHref} />}
      {told.fault === "label" && missing && (
        <MissingLabel texts={missing} retryHref={isAbsent ? null : retryHref} />
      )}
      {told.fault === "list" && <ListFailure retryHref={retryHref} phone={company.mainPhone} />}
    </>
  )
}

function faultOf(error: unknown): ListFault {
  return isRouteErrorResponse(error) && error.data ? (error.data as ListFault) : { fault: "list" }
}

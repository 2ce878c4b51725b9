import { isRouteErrorResponse, useLocation } from "react-router"
import { blogTitle } from "../../blog/blog-title.ts"
import { faultText } from "../../blog/content/lists.ts"
import { ListFailure, MissingLabel, MissingPage } from "../../blog/lists/list-fault.tsx"
import { useCompany } from "../../site/company/company-context.ts"
import type { ListFault } from "./read-list.server.ts"

type Props = {
  error: unknown
  /** Texts for a missing category, tag or author. */
  missing?: { title: string; text: string }
}

/** Shows the errors of every list of the blog. */
export function ListBoundary({ error, missing }: Props) {
  const { pathname, search } = useLocation()
  const { mainPhone } = useCompany()
  const retryHref = pathname + search
  const listFault = faultOf(error)
  const isAbsent = isRouteErrorResponse(error) && error.status === 404
  const label = listFault.fault === "label" ? missing?.title : undefined
  const title = listFault.fault === "page" ? faultText.page.title : label
  return (
    <>
      <title>{blogTitle(title ? { label: title } : {})}</title>
      <meta name="robots" content="noindex" />
      {listFault.fault === "page" && <MissingPage firstHref={listFault.firstHref} />}
      {listFault.fault === "label" && missing && (
        <MissingLabel texts={missing} retryHref={isAbsent ? null : retryHref} />
      )}
      {listFault.fault === "list" && <ListFailure retryHref={retryHref} phone={mainPhone} />}
    </>
  )
}

function faultOf(error: unknown): ListFault {
  return isRouteErrorResponse(error) && error.data ? (error.data as ListFault) : { fault: "list" }
}

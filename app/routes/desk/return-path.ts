import { href } from "react-router"
import { deskAccess } from "./desk-access.ts"

export const returnParameter = "volta"
export const deskHome = href("/painel")

const plainPath = /^(?:\/[\w-]+)+$/

/** Where a person wanted to go before the sign-in; anything that is not a page of the desk is its first page. */
export function returnPathOf(url: URL) {
  const wanted = url.searchParams.get(returnParameter) ?? ""
  return isOfDesk(wanted) && !wanted.startsWith(href("/painel/entrar")) ? wanted : deskHome
}

function isOfDesk(path: string) {
  return plainPath.test(path) && (path in deskAccess || path.startsWith(`${deskHome}/`))
}

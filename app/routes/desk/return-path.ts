import { href } from "react-router"
import { deskAccess } from "./desk-access.ts"

export const returnParameter = "volta"
export const deskHome = href("/painel")

const plainPath = /^(?:\/[\w-]+)+$/

/** The desk page requested before the sign-in, or the desk's first page for any other address. */
export function returnPathOf(url: URL) {
  const path = url.searchParams.get(returnParameter) ?? ""
  return isOfDesk(path) && !path.startsWith(href("/painel/entrar")) ? path : deskHome
}

function isOfDesk(path: string) {
  return plainPath.test(path) && (path in deskAccess || path.startsWith(`${deskHome}/`))
}

const reasonParameter = "motivo"
const manyReads = "leituras"

/** As confirmPath, and the page says why it asks: many leads were read in an hour. */
export function manyReadsPath(backTo: string) {
  return `${confirmPath(backTo)}&${reasonParameter}=${manyReads}`
}

export function isForManyReads(url: URL) {
  return url.searchParams.get(reasonParameter) === manyReads
}

/** The page that asks for a fresh proof and then continues on `backTo`. */
export function confirmPath(backTo: string) {
  return `${href("/painel/confirmar")}?${returnParameter}=${backTo}`
}

import type { RouterContextProvider } from "react-router"
import type { AccountContext } from "../../../staff/account/change-account.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"

/** What the pages of the account need to change something of the signed-in person. */
export function accountOf(context: Readonly<RouterContextProvider>): AccountContext {
  const { person, sessionId } = context.get(deskContext)
  const { auth, authDb } = context.get(deskAppContext).staff
  return { auth, authDb, personId: person.id, sessionId }
}

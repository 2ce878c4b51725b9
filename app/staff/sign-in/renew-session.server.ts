import { generateRandomString, makeSignature } from "better-auth/crypto"
import type { Db } from "../../platform/db/db.server.ts"
import type { SessionMethod, StaffAuth } from "./auth.server.ts"
import { deleteSession, updateProof } from "./credential-store.server.ts"
import { idleSeconds } from "./session-limits.ts"

type Context = { auth: StaffAuth; authDb: Db }

const tokenLength = 32

/**
 * The person has just proved who they are. The session gets a new token, so that a copy of the old one gains nothing from the
 * proof. Returns the cookie.
 */
export async function renewSession(
  { auth, authDb }: Context,
  sessionId: string,
  method: SessionMethod,
): Promise<Headers> {
  const { authCookies, secret } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  const token = generateRandomString(tokenLength)
  await updateProof(authDb, sessionId, { method, token })
  const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`)
  const secure = attributes.secure ? "; Secure" : ""
  return new Headers({
    "set-cookie": `${name}=${value}; Path=/; Max-Age=${idleSeconds}; HttpOnly; SameSite=Lax${secure}`,
  })
}

/** Ends the session that this browser had before a new sign-in. */
export async function endReplacedSession({ auth, authDb }: Context, headers: Headers) {
  const earlier = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (earlier) await deleteSession(authDb, { id: earlier.session.id, personId: earlier.user.id })
}

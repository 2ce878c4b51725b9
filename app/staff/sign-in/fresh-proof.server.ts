import type { Db } from "../../platform/db/db.server.ts"
import type { SessionMethod, StaffAuth } from "./auth.server.ts"
import { renewSession } from "./renew-session.server.ts"
import { checkPassword, signInWithCode } from "./sign-in.server.ts"

/** How long a proof allows dangerous actions. */
const freshMs = 10 * 60_000

/** A recovery code is no proof: the list of codes may have been stolen. */
export function hasFreshProof(session: { method: SessionMethod; provedAt: Date }, now: Date) {
  const isProof = session.method === "password+code" || session.method === "passkey"
  return isProof && now.getTime() - session.provedAt.getTime() <= freshMs
}

type Proof = { sessionId: string; password: string; code: string }

/** Password and code once more, within a session. Returns the cookie of the renewed session. */
export async function proveAgain(
  { auth, authDb }: { auth: StaffAuth; authDb: Db },
  headers: Headers,
  { sessionId, password, code }: Proof,
): Promise<Headers | "refused"> {
  // The password first, so that a wrong one does not use up the code.
  if ((await checkPassword(auth, headers, password)) === "refused") return "refused"
  if ((await signInWithCode(auth, headers, code)) === "refused") return "refused"
  return renewSession({ auth, authDb }, sessionId, "password+code")
}

import type { Db } from "../../platform/db/db.server.ts"
import type { StaffAuth } from "../sign-in/auth.server.ts"
import { deleteSession } from "../sign-in/credential-store.server.ts"
import { renewSession } from "../sign-in/renew-session.server.ts"
import { type CodeOutcome, orRefused } from "../sign-in/sign-in.server.ts"
import { readAssertion, readAttestation } from "./credential.ts"
import { updatePasskeyUse } from "./passkey-store.server.ts"

type Context = { auth: StaffAuth; authDb: Db }

/** Starts a sign-in: what the browser passes to the device, and the cookie that belongs to it. */
export async function beginPasskeySignIn(auth: StaffAuth, headers: Headers) {
  const begun = await auth.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true })
  return { options: { ...begun.response, userVerification: "required" }, headers: begun.headers }
}

/** Completes a sign-in with what the device signed. Password and code are not needed. */
export async function signInWithPasskey(
  context: Context,
  headers: Headers,
  credential: string,
): Promise<CodeOutcome> {
  const opened = await openSession(context, headers, credential)
  return opened === "refused" ? opened : { personId: opened.session.userId, headers: opened.headers }
}

async function openSession({ auth, authDb }: Context, headers: Headers, credential: string) {
  const response = readAssertion(credential)
  if (!response) return "refused"
  const verified = await orRefused(
    auth.api.verifyPasskeyAuthentication({ body: { response }, headers, returnHeaders: true }),
  )
  if (verified === "refused") return "refused"
  await updatePasskeyUse(authDb, response.id)
  return { session: verified.response.session, headers: verified.headers }
}

type Proof = { sessionId: string; personId: string; credential: string }

/** A passkey once more, within a session. It must be one of this person. Returns the cookie of the renewed session. */
export async function proveWithPasskey(
  context: Context,
  headers: Headers,
  { sessionId, personId, credential }: Proof,
): Promise<Headers | "refused"> {
  const opened = await openSession(context, headers, credential)
  if (opened === "refused") return "refused"
  // The plugin knows no proof without a new session. Nobody has received its cookie.
  await deleteSession(context.authDb, { id: opened.session.id, personId: opened.session.userId })
  if (opened.session.userId !== personId) return "refused"
  return renewSession(context, sessionId, "passkey")
}

/** Starts the creation of a passkey for the signed-in person. */
export async function beginPasskey(auth: StaffAuth, headers: Headers) {
  const begun = await auth.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
  return { options: begun.response, headers: begun.headers }
}

/** Stores a created passkey. */
export async function storePasskey(
  auth: StaffAuth,
  headers: Headers,
  { credential, name }: { credential: string; name: string },
): Promise<"stored" | "refused"> {
  const response = readAttestation(credential)
  if (!response) return "refused"
  const stored = await orRefused(
    auth.api.verifyPasskeyRegistration({ body: { response, name }, headers, returnHeaders: true }),
  )
  return stored === "refused" ? stored : "stored"
}

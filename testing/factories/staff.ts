import { hashPassword, isPassword } from "../../app/staff/passwords/password-hash.server.ts"
import { acceptInvitation } from "../../app/staff/people/accept-invitation.server.ts"
import { insertInvitation } from "../../app/staff/people/invitation-store.server.ts"
import type { StaffRole } from "../../app/staff/people/staff-person.ts"
import { createAuth } from "../../app/staff/sign-in/auth.server.ts"
import {
  beginSecondFactor,
  confirmSecondFactor,
  signInWithCode,
  signInWithPassword,
} from "../../app/staff/sign-in/sign-in.server.ts"
import type { TestDatabase } from "../servers/test-database.ts"
import { testSecrets } from "../test-secrets.ts"
import { codeOf } from "../visitors/authenticator.ts"

export const staffPassword = "cavalo bateria grampo certo"

/** A cookie jar: cookies of a response are sent with the next request. */
export function createCookieJar() {
  const jar = new Map<string, string>()
  return {
    store: (response: Headers) => {
      for (const line of response.getSetCookie()) {
        const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s)
        if (/max-age=0/i.test(line)) jar.delete(name)
        else jar.set(name, value)
      }
    },
    /** In the format of Playwright's addCookies. */
    cookiesFor: (url: string) =>
      [...jar].map(([name, value]) => ({ name, value, url, secure: url.startsWith("https:") })),
    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    headers: () => new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") }),
  }
}

const answers = new Map<string, Promise<unknown>>()

function once<T>(key: string, answer: () => Promise<T>) {
  const known = answers.get(key) ?? answer()
  answers.set(key, known)
  return known as Promise<T>
}

/** The product's hashes, each computed once: everybody has the same password and so the same hash. */
const passwords = {
  hash: (password: string) => once(password, () => hashPassword(password)),
  verify: (pair: { hash: string; password: string }) =>
    once(`${pair.hash} ${pair.password}`, () => isPassword(pair)),
}

function accepted<T>(outcome: T | "refused"): T {
  if (outcome === "refused") throw new Error("refused")
  return outcome
}

/** The person may use the code of the present half minute again. */
export async function forgetUsedCodes({ as }: { as: Pick<TestDatabase["as"], "owner"> }, personId: string) {
  await as.owner
    .updateTable("staffTwoFactors")
    .set({ lastUsedStep: null })
    .where("userId", "=", personId)
    .execute()
}

type Newcomer = { name: string; role: StaffRole; publicUrl?: string }

/** Invites a person, sets password and second factor, and signs in, all with the product's own functions. */
export async function enrolPerson(
  database: { as: Pick<TestDatabase["as"], "auth" | "owner"> },
  { name, role, publicUrl = "http://localhost" }: Newcomer,
) {
  const authDb = database.as.auth
  const auth = createAuth({ db: authDb, secrets: testSecrets.signIn, publicUrl, passwords })
  const email = `${name.split(" ")[0]?.toLowerCase()}@webplan.example`
  const invitationId = await insertInvitation(database.as.owner, {
    email,
    name,
    role,
    invitedBy: null,
    // A person of the same name may have been enrolled before.
    replacesSecondFactor: true,
  })
  await acceptInvitation({ auth, authDb }, invitationId, staffPassword)
  const browser = createCookieJar()
  const first = accepted(
    await signInWithPassword(auth, browser.headers(), { email, password: staffPassword }),
  )
  browser.store(first.headers)
  const { uri, recoveryCodes } = accepted(await beginSecondFactor(auth, browser.headers(), staffPassword))
  const secret = new URL(uri).searchParams.get("secret") ?? ""
  browser.store(
    accepted(await confirmSecondFactor({ auth, authDb }, browser.headers(), codeOf(secret))).headers,
  )
  // As if the enrolment was some time ago, so that the next code of the same half minute can be used.
  const { id } = await database.as.owner
    .selectFrom("staffPeople")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow()
  await forgetUsedCodes(database, id)
  return { id, name, email, role, secret, recoveryCodes, invitationId, browser }
}

type Enrolled = { email: string; secret: string; publicUrl?: string }

/** A second browser of the same person. */
export async function signInAgain(
  database: { as: Pick<TestDatabase["as"], "auth"> },
  { email, secret, publicUrl = "http://localhost" }: Enrolled,
) {
  const auth = createAuth({ db: database.as.auth, secrets: testSecrets.signIn, publicUrl, passwords })
  const browser = createCookieJar()
  const first = accepted(
    await signInWithPassword(auth, browser.headers(), { email, password: staffPassword }),
  )
  browser.store(first.headers)
  browser.store(accepted(await signInWithCode(auth, browser.headers(), codeOf(secret))).headers)
  return browser
}

import { deskChannel } from "./app/desk/actions/desk-write-store.server.ts"
import { exitOnFaults, listSettings, readEnv } from "./app/env.server.ts"
import { createDb, createPool } from "./app/platform/db/db.server.ts"
import { createListener } from "./app/platform/db/listen.server.ts"
import { ownAddress } from "./app/platform/http/own-address.ts"
import { createLimiter } from "./app/platform/http/rate-limit.server.ts"
import { systemClock } from "./app/platform/time/clock.ts"
import { passwordFault } from "./app/staff/passwords/new-password.server.ts"
import { createInvitationLinks } from "./app/staff/people/invitation-links.server.ts"
import { createAccessCheck } from "./app/staff/sign-in/access-check.server.ts"
import { createAuth } from "./app/staff/sign-in/auth.server.ts"
import { dbAsPerson } from "./app/staff/sign-in/db-as-person.server.ts"
import { openWebServer } from "./web-server.ts"

/** The pages behind the sign-in. */
const env = exitOnFaults(() => readEnv("desk"))
const { common, log, metrics, serve } = openWebServer("desk", env)
const authDb = createDb({
  url: env.DATABASE_URL_AUTH,
  name: "webplan sign-in",
  log,
  maxConnections: 4,
  metrics,
})
const staffPool = createPool({ url: env.DATABASE_URL_STAFF, name: "webplan staff", log, metrics })
const news = createListener({ url: env.DATABASE_URL_STAFF, name: "webplan news", channel: deskChannel, log })
const limiter = createLimiter({
  db: authDb,
  secrets: env.LIMIT_SECRETS,
  clock: systemClock,
  log,
  mustCount: true,
})
const nobody = { id: "", role: "" }

await serve(
  {
    ...common,
    process: "desk",
    spendLimits: limiter.spend,
    ownUrl: ownAddress(env.HOST, env.PORT),
    environment: listSettings("desk", env),
    staff: {
      auth: createAuth({ db: authDb, secrets: env.SIGN_IN_SECRETS, publicUrl: env.PUBLIC_URL }),
      authDb,
      serve: (served, work) => work(dbAsPerson(staffPool, served)),
      hasAccess: createAccessCheck({ db: authDb, clock: systemClock }),
      news,
      readInvitationToken: createInvitationLinks(env.INVITATION_SECRETS).readToken,
      passwordFault,
    },
  },
  {
    databases: [
      { db: authDb, setting: "DATABASE_URL_AUTH", url: env.DATABASE_URL_AUTH },
      { db: dbAsPerson(staffPool, nobody), setting: "DATABASE_URL_STAFF", url: env.DATABASE_URL_STAFF },
    ],
    endStreams: news.close,
    close: () => Promise.all([authDb.destroy(), staffPool.end()]),
  },
)

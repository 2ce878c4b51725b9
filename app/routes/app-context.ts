import { createContext } from "react-router"
import type { createViewRecorder } from "../blog/counting/view-recorder.server.ts"
import type { OfficeCalendar } from "../leads/deadline/calendar-cache.server.ts"
import type { Db } from "../platform/db/db.server.ts"
import type { Listener } from "../platform/db/listen.server.ts"
import type { HashSpends, SpendLimits } from "../platform/http/rate-limit.server.ts"
import type { Readiness } from "../platform/http/readiness.server.ts"
import type { PageAssets } from "../platform/page/page-assets.server.ts"
import type { Log } from "../platform/process/log.server.ts"
import type { SettingFact } from "../platform/process/setting-fact.ts"
import type { Clock } from "../platform/time/clock.ts"
import type { OptionalTag } from "../privacy/consent/optional-tags.ts"
import type { StaffAuth } from "../staff/sign-in/auth.server.ts"
import type { ServedPerson } from "../staff/sign-in/serve-as.server.ts"

/** What the door hands to every route: no module of the site opens a connection by itself. */
export type AppContext = {
  isDevelopment: boolean
  /** The origin visitors type: canonical addresses and share cards begin with it. */
  publicUrl: string
  /** A demonstration with fictional company data says so on every page (D4). */
  showsPlaceholders: boolean
  /** Scripts of others that the owner configured; each waits for its consent (D32). */
  optionalTags: readonly OptionalTag[]
  pageAssets: PageAssets
  db: Db
  /** The protocol of the lead a mail's way out was signed for. */
  readUnsubscribeToken: (token: string) => string | null
  spendLimits: SpendLimits
  /** For limits that are spent by a larger statement. */
  hashSpends: HashSpends
  recordViewQuietly: ReturnType<typeof createViewRecorder>["recordViewQuietly"]
  /** After the commit of a lead: its job is waiting. */
  wakeWorker: () => void
  readiness: () => Promise<Readiness>
  /** Where this very door answers; the connectivity test asks it (D51). */
  ownUrl: string
  /** The door's settings, secrets masked. */
  settings: readonly SettingFact[]
  clock: Clock
  /** Everything behind the sign-in. The desk's connections are lent only in somebody's name. */
  staff: {
    auth: StaffAuth
    authDb: Db
    serve: <T>(served: ServedPerson, work: (db: Db) => Promise<T>) => Promise<T>
    /** What happens to leads, as the database tells it. */
    news: Pick<Listener, "subscribe" | "onClose">
    readInvitationToken: (token: string) => string | null
  }
  officeCalendar: OfficeCalendar
}

/** The world plus what belongs to one visit. */
export type VisitContext = AppContext & {
  log: Log
  requestId: string
  /** An IPv4 address or an IPv6 /64: what limits count. */
  clientNetwork: string
  /** A whole page is asked for, not the data of one for a page that is there already. */
  isDocument: boolean
}

export const appContext = createContext<VisitContext>()

/** A post's body on its way from the loader to the page, past the data that the page carries for its script. */
export const bodyContext = createContext<string | null>(null)

/** Set when a route of this visit failed because the database is away. */
export const outageContext = createContext(false)

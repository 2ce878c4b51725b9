import { createContext } from "react-router"
import type { createViewRecorder } from "../blog/counting/view-recorder.server.ts"
import type { PostHtml } from "../blog/reading/post-view.ts"
import type { OfficeCalendar } from "../leads/deadline/promise-clock.ts"
import type { CountLead } from "../leads/intake/lead-metrics.server.ts"
import type { Db } from "../platform/db/db.server.ts"
import type { Listener } from "../platform/db/listen.server.ts"
import type { HashSpends, SpendLimits } from "../platform/http/rate-limit.server.ts"
import type { Readiness } from "../platform/http/readiness.server.ts"
import type { PageAssets } from "../platform/page/page-assets.server.ts"
import type { Log } from "../platform/process/log.server.ts"
import type { SettingFact } from "../platform/process/setting-fact.ts"
import type { Clock } from "../platform/time/clock.ts"
import type { OptionalTag } from "../privacy/consent/optional-tags.ts"
import type { SettingsReader } from "../settings/store/settings-reader.server.ts"
import type { SettingsSnapshot } from "../settings/store/settings-snapshot.ts"
import type { Claim } from "../site/company/claim.ts"
import type { Company } from "../site/company/company.ts"
import type { passwordFault } from "../staff/passwords/new-password.server.ts"
import type { AccessCheck } from "../staff/sign-in/access-check.server.ts"
import type { StaffAuth } from "../staff/sign-in/auth.server.ts"
import type { DbPerson } from "../staff/sign-in/db-as-person.server.ts"

/** What both web processes pass to every route. No module of the site opens a connection by itself. */
export type AppContext = {
  process: "site" | "desk"
  settings: Pick<SettingsReader, "current" | "atLeast">
  isDevelopment: boolean
  /** The public origin of canonical addresses and share cards. */
  publicUrl: string
  /** D4: development and demonstrations may show fictional data. */
  mayBeFictional: boolean
  /** D72: a demonstration shows every claim, production the ones that are confirmed. */
  showsEveryClaim: boolean
  /** Third-party scripts from the configuration; each needs the visitor's consent (D32). */
  optionalTags: readonly OptionalTag[]
  pageAssets: PageAssets
  db: Db
  spendLimits: SpendLimits
  readiness: () => Promise<Readiness>
  clock: Clock
  officeCalendar: OfficeCalendar
}

/** What only the process of the public pages has (site.ts). */
type SiteContext = AppContext & {
  process: "site"
  /** The lead protocol in a mail's signed unsubscribe link. */
  readUnsubscribeToken: (token: string) => string | null
  recordViewQuietly: ReturnType<typeof createViewRecorder>["recordViewQuietly"]
  /** For limits that are spent inside a larger statement. */
  hashSpends: HashSpends
  countLead: CountLead
  /** Called after the commit of a lead, whose job is waiting. */
  wakeWorker: () => void
}

/** A public page as it would be with these settings (entry.fetch.server.ts). */
export type RenderPublicPage = (path: string, snapshot: SettingsSnapshot) => Promise<Response>

/** What only the process of the desk has (desk.ts). */
type DeskContext = AppContext & {
  process: "desk"
  /** The address of this process, for the connectivity test (D51). */
  ownUrl: string
  /** The environment variables of this process, with secrets masked. */
  environment: readonly SettingFact[]
  /** Connections that always act as a signed-in person, and the sign-in itself. */
  staff: {
    auth: StaffAuth
    authDb: Db
    serve: <T>(served: DbPerson, work: (db: Db) => Promise<T>) => Promise<T>
    /** For responses that outlive the check at their start. */
    hasAccess: AccessCheck
    /** Changes of leads and of the access of people, as database notifications. */
    news: Pick<Listener, "subscribe" | "onClose">
    readInvitationToken: (token: string) => string | null
    /** Passed in, because it starts a thread from a source file, and the built site is one file. */
    passwordFault: typeof passwordFault
  }
}

export type ProcessContext = SiteContext | DeskContext

/** The data of one request. */
type Visit = {
  log: Log
  requestId: string
  /** An IPv4 address or an IPv6 /64, which limits count as one client. */
  clientNetwork: string
  /** True for a request for a whole page, false for a data request of a page in the browser. */
  isDocument: boolean
  /** The settings during this request, from its start to its end. */
  snapshot: SettingsSnapshot
  company: Company
  /** True in a demonstration with fictional data: every page shows a notice (D4). */
  showsPlaceholders: boolean
  /** A claim in the words that are stored; null while it may not be shown. */
  shownClaim: (claim: Claim) => Claim | null
  /** Rendered for a preview on the desk: without script, and no link works. */
  isPreview?: boolean
}
export type VisitContext = AppContext & Visit
export type SiteVisit = SiteContext & Visit
export type DeskVisit = DeskContext & Visit & { renderPublicPage: RenderPublicPage }

/** For routes and components that both processes have. */
export const appContext = createContext<VisitContext>()
/** For the public routes that need more. */
export const siteContext = createContext<SiteVisit>()
/** For every route of the desk. */
export const deskAppContext = createContext<DeskVisit>()

/** Carries a post's HTML from the loader to the page outside the loader data, so that the page contains it only once. */
export const postHtmlContext = createContext<PostHtml | null>(null)

/** True when a route failed in this request because the database is unavailable. */
export const outageContext = createContext(false)

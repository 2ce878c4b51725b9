import * as v from "valibot"
import { developmentSecret, foreignVariables, insecureSettings } from "./insecure-settings.ts"
import { parseSecrets, secretsFormat } from "./platform/keys/secrets.ts"
import { readDkimKey } from "./platform/mail/dkim-key.server.ts"
import { domainOf } from "./platform/mail/mail-address.ts"
import { type SettingFact, settingFact } from "./platform/process/setting-fact.ts"

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, "must be a port number"), v.transform(Number))
const count = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,6}$/, "must be a whole number above 0"),
  v.transform(Number),
)
const flag = v.pipe(
  v.picklist(["0", "1"], "must be 0 or 1"),
  v.transform((value) => value === "1"),
)
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^/\s]+$/, "must be an origin such as https://example.com, without a path"),
)
const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(",").map((part) => part.trim())),
  v.array(origin),
)
const databaseUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, "must be a postgres:// address"))
const smtpUrl = v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, "must be an smtp:// or smtps:// address"))
const scriptUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s"'<>;,]+$/, "must be the address of a script"))
const secrets = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseSecrets(dataset.value)
    if (parsed) return parsed
    addIssue({ message: secretsFormat })
    return NEVER
  }),
)
const webhookUrl = v.pipe(v.string(), v.url("must be an address such as https://crm.example.com/leads"))
const mailAddress = v.pipe(v.string(), v.email("must be an e-mail address"))
const selector = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, "must be letters, digits and hyphens, such as webplan1"),
)
const dkimKey = v.pipe(
  v.string(),
  v.check(
    (text) => readDkimKey(text) !== null,
    "must be an RSA key of 2048 bits or more (docs/operations.md)",
  ),
)
// Without a raw @, : or / in user and password, so that the mask of the settings list always finds the whole password.
const mailboxUrl = v.pipe(
  v.string(),
  v.regex(
    /^imaps?:\/\/[^\s/:@?#]+:[^\s/:@?#]+@[^\s/:@?#]+(:\d{1,5})?\/[^\s?#]+$/,
    "must look like imaps://user:password@host/INBOX, with @ in user or password written as %40",
  ),
  v.check(isDecodable, "must have % in user or password written as %25"),
)

const commonSettings = {
  NODE_ENV: v.picklist(["development", "production"], "must be development or production"),
  LOG_LEVEL: v.picklist(["trace", "debug", "info", "warn", "error", "silent"], "must be a pino level"),
  PUBLIC_URL: origin,
  METRICS_PORT: port,
  ALLOW_PLACEHOLDERS: flag,
  ONLY_PROVEN_CLAIMS: flag,
  LIMIT_SECRETS: secrets,
}

const webSettings = {
  ...commonSettings,
  HOST: v.string(),
  PORT: port,
  TRUST_PROXY: flag,
  DATABASE_URL_WEB: databaseUrl,
}

const processes = {
  site: v.object({
    ...webSettings,
    UNSUBSCRIBE_SECRETS: secrets,
    GOOGLE_TAG_ID: v.optional(
      v.pipe(v.string(), v.regex(/^[A-Z]{1,3}-[A-Z0-9]{4,20}$/, "must look like G-XXXXXXX")),
    ),
    META_PIXEL_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{5,20}$/, "must be digits"))),
    ANALYTICS_SCRIPT_URL: v.optional(scriptUrl),
    MARKETING_SCRIPT_URL: v.optional(scriptUrl),
  }),
  desk: v.object({
    ...webSettings,
    DATABASE_URL_STAFF: databaseUrl,
    DATABASE_URL_AUTH: databaseUrl,
    SIGN_IN_SECRETS: secrets,
    INVITATION_SECRETS: secrets,
  }),
  worker: v.object({
    ...commonSettings,
    INVITATION_SECRETS: secrets,
    UNSUBSCRIBE_SECRETS: secrets,
    DATABASE_URL_WORKER: databaseUrl,
    SMTP_URL: smtpUrl,
    MAIL_FROM: mailAddress,
    OFFICE_EMAIL: mailAddress,
    AUDIT_COPY_EMAIL: mailAddress,
    DKIM_SELECTOR: v.optional(selector),
    DKIM_PRIVATE_KEY: v.optional(dkimKey),
    MAIL_RETURNS_ADDRESS: v.optional(mailAddress),
    MAIL_RETURNS_URL: v.optional(mailboxUrl),
    OFFICE_MAILS_PER_MINUTE: count,
    CRM_WEBHOOK_URL: v.optional(webhookUrl),
    CRM_WEBHOOK_SECRETS: v.optional(secrets),
    CRM_WEBHOOK_ALLOW_PRIVATE: flag,
    EDGE_REFRESH_URLS: v.optional(origins),
    EDGE_REFRESH_SECRETS: v.optional(secrets),
  }),
} as const

export type ProcessName = keyof typeof processes
export type SiteEnv = v.InferOutput<typeof processes.site>
export type DeskEnv = v.InferOutput<typeof processes.desk>
export type WorkerEnv = v.InferOutput<typeof processes.worker>

type Variables = Record<string, string | undefined>

/** Safe in development and in production. */
const defaults = {
  LOG_LEVEL: "info",
  HOST: "127.0.0.1",
  PORT: "3000",
  TRUST_PROXY: "0",
  ALLOW_PLACEHOLDERS: "0",
  ONLY_PROVEN_CLAIMS: "0",
  CRM_WEBHOOK_ALLOW_PRIVATE: "0",
  // D88
  OFFICE_MAILS_PER_MINUTE: "60",
}

/** Production must set these; development uses defaults. */
const developmentDefaults = {
  PUBLIC_URL: "http://localhost:3000",
  LIMIT_SECRETS: developmentSecret,
  INVITATION_SECRETS: developmentSecret,
  UNSUBSCRIBE_SECRETS: developmentSecret,
  SIGN_IN_SECRETS: developmentSecret,
  MAIL_FROM: "site@webplan.example",
  OFFICE_EMAIL: "cotacoes@webplan.example",
  AUDIT_COPY_EMAIL: "auditoria@webplan.example",
  METRICS_PORT: "0",
}

export function readEnv(name: "site", source?: Variables): SiteEnv
export function readEnv(name: "desk", source?: Variables): DeskEnv
export function readEnv(name: "worker", source?: Variables): WorkerEnv
export function readEnv(name: ProcessName, source: Variables = process.env): SiteEnv | DeskEnv | WorkerEnv {
  // An empty variable counts as absent, as in `PORT= npm start`.
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  )
  const isDevelopment = given["NODE_ENV"] === "development"
  const variables = { ...defaults, ...(isDevelopment ? developmentDefaults : {}), ...given }
  const result = v.safeParse(processes[name], variables)
  const invalid = new Set((result.issues ?? []).map((issue) => String(issue.path?.[0]?.key)))
  const isChecked = (key: string) => key in processes[name].entries || foreignVariables.includes(key)
  const own = Object.entries(variables).filter(([key]) => isChecked(key) && !invalid.has(key))
  const insecure = isDevelopment
    ? []
    : [...insecureSettings(Object.fromEntries(own)), ...misplaced(name, given)]
  const together = [...faultsTogether(Object.fromEntries(own)), ...insecure]
  if (result.success && together.length === 0) return result.output
  const alone = (result.issues ?? []).map((issue) => {
    const variable = String(issue.path?.[0]?.key)
    return variable in variables ? `${variable} ${issue.message}` : `${variable} is missing`
  })
  throw new EnvFaults(name, [...alone, ...together])
}

function isDecodable(text: string) {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Faults that involve several variables. */
function faultsTogether(variables: Variables) {
  const { CRM_WEBHOOK_URL: url, CRM_WEBHOOK_SECRETS: keys } = variables
  return [
    url && !keys && "CRM_WEBHOOK_SECRETS is missing: CRM_WEBHOOK_URL needs it",
    keys && !url && "CRM_WEBHOOK_URL is missing: CRM_WEBHOOK_SECRETS is set",
    url &&
      variables["CRM_WEBHOOK_ALLOW_PRIVATE"] !== "1" &&
      !url.startsWith("https://") &&
      "CRM_WEBHOOK_URL must begin with https://",
    variables["EDGE_REFRESH_URLS"] &&
      !variables["EDGE_REFRESH_SECRETS"] &&
      "EDGE_REFRESH_SECRETS is missing: EDGE_REFRESH_URLS needs it",
    ...mailFaults(variables),
  ].filter((fault): fault is string => Boolean(fault))
}

function mailFaults({
  DKIM_SELECTOR: dkimSelector,
  DKIM_PRIVATE_KEY: key,
  MAIL_FROM: from,
  MAIL_RETURNS_ADDRESS: returns,
}: Variables) {
  const ofSender = from && returns && `.${domainOf(returns)}`.endsWith(`.${domainOf(from)}`)
  return [
    dkimSelector && !key && "DKIM_PRIVATE_KEY is missing: DKIM_SELECTOR needs it",
    key && !dkimSelector && "DKIM_SELECTOR is missing: DKIM_PRIVATE_KEY is set",
    // Otherwise a mail that passes SPF would not count for DMARC.
    from && returns && !ofSender && "MAIL_RETURNS_ADDRESS must be at the domain of MAIL_FROM or below it",
  ]
}

/** An intruder in a process reads its environment: production refuses what belongs to another one (N17.06). */
function misplaced(name: ProcessName, given: Variables) {
  return Object.keys(given)
    .filter((variable) => isOfOthers(name, variable))
    .map((variable) => `${variable} must not be set: it belongs to another process`)
}

/** These variables without the settings of the other processes and of the administrator. */
export function ownSettings<T>(name: ProcessName, variables: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(variables).filter(([variable]) => !isOfOthers(name, variable)))
}

const administratorSettings = new Set([
  "DATABASE_URL",
  "DATABASE_ROLE_SECRETS",
  "EDGE_REFRESH_KEYS",
  "PGPASSWORD",
])

function isOfOthers(name: ProcessName, variable: string) {
  const isKnown = Object.values(processes).some(({ entries }) => variable in entries)
  return administratorSettings.has(variable) || (isKnown && !(variable in processes[name].entries))
}

export class EnvFaults extends Error {
  readonly faults: string[]
  constructor(process: ProcessName, faults: string[]) {
    super(
      `The ${process} process cannot start. Correct all of these (see .env.example):\n${faults.map((f) => `  - ${f}`).join("\n")}`,
    )
    this.name = "EnvFaults"
    this.faults = faults
  }
}

/** Every setting of a process, including absent ones, as an administrator may see it. */
export function listSettings(process: ProcessName, env: SiteEnv | DeskEnv | WorkerEnv): SettingFact[] {
  return Object.entries(processes[process].entries).map(([name, schema]) =>
    settingFact(name, (env as Record<string, unknown>)[name], schema.type !== "optional"),
  )
}

/** Prints all faults without a stack and ends the process. */
export function exitOnFaults<Env>(read: () => Env): Env {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof EnvFaults)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(1)
  }
}

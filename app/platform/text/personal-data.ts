/** What must never stand in a log line, a metric or an error report, whatever the product. */
const usualKeys = [
  "name",
  "email",
  "phone",
  "phonee164",
  "message",
  "address",
  "ip",
  "useragent",
  "cookie",
  "authorization",
  "password",
  "token",
  "body",
  "detail",
  "parameters",
]

const emailLike = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+\.[^\s@<>"'(),;:=]+/g
const phoneLike = /(?<![\w.-])\+?\(?\d[\d\s().-]{7,}\d(?![\w-])/g
// 256 random bits in a path or a cookie; slugs and file names are long too, but not of mixed case.
const secretLike = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}(?![\w-])/g
const queryOfUrl = /([?&][\w.~-]+=)[^&\s"'<>]+/g

export function scrubText(text: string) {
  return text
    .replaceAll(secretLike, "[secret]")
    .replaceAll(emailLike, "[email]")
    .replaceAll(queryOfUrl, "$1[value]")
    .replaceAll(phoneLike, "[number]")
}

/**
 * Makes copies that are safe to keep: personal keys hidden, text scrubbed, depth bounded. `ownKeys` are the product's own
 * names of personal things, in lower case and without underscores.
 */
export function createScrub(ownKeys: readonly string[]) {
  const personalKeys = new Set([...usualKeys, ...ownKeys])
  const scrub = (value: unknown, depth = 0): unknown => {
    if (typeof value === "string") return scrubText(value)
    if (typeof value !== "object" || value === null || value instanceof Date) return value
    if (depth > 5) return "[deep]"
    if (value instanceof Error) return scrubError(value)
    if (Array.isArray(value)) return value.slice(0, 50).map((item) => scrub(item, depth + 1))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const isPersonal = personalKeys.has(key.toLowerCase().replaceAll("_", ""))
        return [key, isPersonal ? "[redacted]" : scrub(item, depth + 1)]
      }),
    )
  }
  return (value: unknown) => scrub(value)
}

type Details = Partial<Record<"code" | "constraint" | "table" | "severity" | "response", unknown>>

/** Values that were refused, and words our own functions raise: their codes say which, their texts may say whose. */
function isAboutValues({ code, severity }: Details) {
  return severity !== undefined && typeof code === "string" && /^(22|23|P0)/.test(code)
}

function textOf({ message }: Error, details: Details) {
  if (isAboutValues(details)) return "[message of the database]"
  // A mail server may repeat whatever it was sent.
  const { response } = details
  return scrubText(
    typeof response === "string" && response ? message.replaceAll(response, "[answer]") : message,
  )
}

// A database error repeats the row it refused in `detail` and `where`; only its class and name are kept.
function scrubError(error: Error): Record<string, unknown> {
  const details = error as Details
  // A message of several lines stands in the stack as well.
  const stack = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    text: textOf(error, details),
    code: details.code,
    constraint: details.constraint,
    table: details.table,
    stack: scrubText(stack.slice(0, 11).join("\n")),
    cause: error.cause instanceof Error ? scrubError(error.cause) : undefined,
  }
}

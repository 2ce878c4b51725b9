/** Keys whose values must never appear in a log line, a metric or an error report. */
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
// 256 random bits in a path or a cookie. Slugs and file names can be as long, but have no mixed case.
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
 * Creates a function that copies a value without personal data: personal keys are redacted, text is scrubbed and depth is
 * limited. `ownKeys` are further personal keys of the product, in lower case and without underscores.
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

/** Errors about refused values, and errors raised by our own functions: their texts may contain personal data. */
function isAboutValues({ code, severity }: Details) {
  return severity !== undefined && typeof code === "string" && /^(22|23|P0)/.test(code)
}

function textOf({ message }: Error, details: Details) {
  if (isAboutValues(details)) return "[message of the database]"
  // A mail server's response may repeat personal data.
  const { response } = details
  return scrubText(
    typeof response === "string" && response ? message.replaceAll(response, "[answer]") : message,
  )
}

// A database error repeats the refused row in `detail` and `where`, so these are dropped.
function scrubError(error: Error): Record<string, unknown> {
  const details = error as Details
  // The stack repeats the lines of the message, so only its call sites are kept.
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

/** What must never stand in a log line, a metric or an error report. */
const personalKeys = new Set([
  "name",
  "nome",
  "email",
  "phone",
  "telefone",
  "phonee164",
  "message",
  "mensagem",
  "idade",
  "ages",
  "notes",
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
])

const emailLike = /[^\s@<>"'(),;:=]+@[^\s@<>"'(),;:=]+\.[^\s@<>"'(),;:=]+/g
const phoneLike = /(?<![\w.-])\+?\(?\d[\d\s().-]{7,}\d(?![\w-])/g
// 256 random bits in a path or a cookie; slugs and file names are long too, but not of mixed case.
const secretLike = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}(?![\w-])/g
const queryOfUrl = /([?&][\w.~-]+=)[^&\s"'<>]+/g

export const scrubText = (text: string) =>
  text
    .replaceAll(secretLike, "[secret]")
    .replaceAll(emailLike, "[email]")
    .replaceAll(queryOfUrl, "$1[value]")
    .replaceAll(phoneLike, "[number]")

/** A copy that is safe to keep: personal keys hidden, text scrubbed, depth bounded. */
export const scrub = (value: unknown, depth = 0): unknown => {
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

// A database error repeats the row it refused in `detail` and `where`; only its class and name are kept.
const scrubError = (error: Error): Record<string, unknown> => {
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  return {
    type: error.name,
    text: scrubText(error.message),
    code,
    constraint,
    table,
    stack: scrubText((error.stack ?? "").split("\n").slice(1, 12).join("\n")),
    cause: error.cause instanceof Error ? scrubError(error.cause) : undefined,
  }
}

const credentials = /\/\/[^\s/@]*@/g

/**
 * The error's own text, for administrators only (D50), without credentials of addresses. Null when there is none. An error
 * that groups refused connections to several addresses has a code but no message.
 */
export function errorText(error: unknown): string | null {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  const found = [message, code].find((text) => typeof text === "string" && text !== "")
  return typeof found === "string" ? found.replaceAll(credentials, "//***@") : null
}

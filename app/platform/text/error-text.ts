const credentials = /\/\/[^\s/@]*@/g

/**
 * An error in its own words, for administrators only (D50), without the credentials an address may carry. Null when it
 * says nothing. Refused connections to several addresses at once come as one error without a message of its own.
 */
export function errorText(error: unknown): string | null {
  const { message, code } = (error ?? {}) as { message?: unknown; code?: unknown }
  const words = [message, code].find((text) => typeof text === "string" && text !== "")
  return typeof words === "string" ? words.replaceAll(credentials, "//***@") : null
}

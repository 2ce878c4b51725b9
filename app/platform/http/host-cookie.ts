type SameSite = "Lax" | "Strict"

/**
 * A cookie for this host alone that no script can read. Browsers accept the prefix only with Secure, and Secure only over
 * TLS; development uses plain HTTP.
 */
export function hostCookie(plainName: string, publicUrl: string, sameSite: SameSite) {
  const isSecure = publicUrl.startsWith("https:")
  const name = isSecure ? `__Host-${plainName}` : plainName
  return {
    name,
    isSecure,
    /** Null when the request has no such cookie. */
    read: (headers: Headers) => {
      const pair = (headers.get("cookie") ?? "").split(/;\s*/).find((one) => one.startsWith(`${name}=`))
      return pair?.slice(name.length + 1) || null
    },
    /** The line for `set-cookie`. An empty value with 0 seconds deletes the cookie. */
    write: (value: string, seconds: number) =>
      `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${isSecure ? "; Secure" : ""}`,
  }
}

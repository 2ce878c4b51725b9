/** What a browser would send back after this answer. */
export function cookiesFrom(answered: Headers) {
  return new Headers({
    cookie: answered
      .getSetCookie()
      .map((line) => line.split(";")[0] ?? "")
      .join("; "),
  })
}

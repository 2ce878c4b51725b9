/** What a browser would send back after this answer. */
export const cookiesFrom = (answered: Headers) =>
  new Headers({
    cookie: answered
      .getSetCookie()
      .map((line) => line.split(";")[0] ?? "")
      .join("; "),
  })

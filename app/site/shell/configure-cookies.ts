/** Opens the cookie question again (D33). */
export const configureCookiesEvent = "webplan:configure-cookies"

export const configureCookies = () => window.dispatchEvent(new CustomEvent(configureCookiesEvent))

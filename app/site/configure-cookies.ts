/** The cookie banner listens and shows itself again. */
export const configureCookies = () => window.dispatchEvent(new CustomEvent("webplan:configure-cookies"))

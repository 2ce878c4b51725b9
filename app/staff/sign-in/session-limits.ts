/** A session ends after two hours without a request, and twelve hours after sign-in in any case. */
export const idleSeconds = 2 * 60 * 60
export const maxSessionMs = 12 * 60 * 60 * 1000

/** The remaining seconds, rounded up: the last second is 1, and 0 is the end. */
export const secondsLeft = (endsAt: number, now: number) => Math.max(0, Math.ceil((endsAt - now) / 1000))

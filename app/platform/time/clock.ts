/** Time is a parameter: code that needs `now` takes a clock. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

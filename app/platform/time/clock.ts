/** Time is a parameter: whoever needs `now` is handed a clock. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

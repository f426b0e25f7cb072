/** Length of a reason, in characters. */
export const REASON_LENGTH = { min: 3, max: 200 } as const

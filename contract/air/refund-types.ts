/**
 * RefundType: which tickets or legs are refunded (gaps 80, 228). `tickets` the named e-tickets, `unflown` the
 * legs that are not flown yet, `all` every e-ticket. zod-free.
 */
export const refundTypes = { tickets: 1, unflown: 2, all: 3 } as const

export type RefundType = keyof typeof refundTypes

/** The type of a RefundType; undefined for a number that is none. */
export function refundTypeOf(code: number): RefundType | undefined {
  return (Object.keys(refundTypes) as RefundType[]).find((name) => refundTypes[name] === code)
}

/** Cents as the session and activity families write money: USD, a number with at most two decimals. */
export function usdOf(cents: bigint | number): number {
  return Number(cents) / 100
}

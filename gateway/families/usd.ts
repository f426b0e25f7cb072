/** Cents as a USD number with at most two decimals, as the session and activity families write money. */
export function usdOf(cents: bigint | number): number {
  return Number(cents) / 100
}

/**
 * Divides an amount in proportion to weights, to the cent: every share is rounded down, and the cents that
 * are left go to the largest fractions, the earlier share first where they are equal. Without any weight
 * every share is zero.
 */
export function largestRemainder(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  // A product of two amounts in cents may not fit a number exactly.
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const shares = exact.map((product) => Number(product / BigInt(sum)))
  const left = cents - shares.reduce((all, share) => all + share, 0)
  const byFraction = exact
    .map((product, index) => ({ index, fraction: product % BigInt(sum) }))
    .sort((a, b) => (a.fraction === b.fraction ? a.index - b.index : a.fraction > b.fraction ? -1 : 1))
  for (const { index } of byFraction.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

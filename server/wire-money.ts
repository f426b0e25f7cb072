import 'server-only'

/** Integer cents of a USD amount as the documents write it: a number with two decimals; its binary fraction is rounded away. */
export function centsOf(amount: number): number {
  return Math.round(amount * 100)
}

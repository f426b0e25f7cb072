/** The amount that the office can spend, from one reading of the booking service. */
export type Balance = {
  /** Integer cents; null if the service did not answer: then no figure is shown. */
  spendableCents: number | null
  /** When the reading was asked for, by the desk's clock, epoch milliseconds: the later one is right. */
  readAt: number
}

/** The later of two readings. */
export function laterBalance(stored: Balance | undefined, incoming: Balance): Balance {
  return stored !== undefined && stored.readAt >= incoming.readAt ? stored : incoming
}

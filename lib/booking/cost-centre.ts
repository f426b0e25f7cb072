/** Most bookings whose cost centre is set at once: those that can be selected. */
export const MOST_COST_CENTRE_BOOKINGS = 1000

/** The outcome of setting a cost centre: what happened to each booking, in the order of the request. */
export type CostCentreOutcome =
  | { kind: 'done'; rows: readonly CostCentreRow[] }
  | { kind: 'session' }
  | { kind: 'refused'; code: string; message: string }

/** `unchanged`: it had this cost centre before. */
export type CostCentreRow = { reference: string; outcome: 'set' | 'unchanged' | 'not-found' }

/**
 * The v3 id of an order is the hex of the booking's UniqueId, so that none has to be stored. Whether the
 * office has such a booking is not known from it (v3, flight_order).
 */
const PREFIX = 'ord_'

export function orderIdOf(reference: string): string {
  return PREFIX + Buffer.from(reference).toString('hex')
}

/** The UniqueId in an order's id; null when it has another form. */
export function referenceOfOrderId(id: string): string | null {
  const match = /^ord_((?:[0-9a-f]{2}){1,32})$/.exec(id)
  const reference = match?.[1] ? Buffer.from(match[1], 'hex').toString('latin1') : null
  return reference !== null && /^[A-Z0-9]+$/.test(reference) ? reference : null
}

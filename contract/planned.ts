import type { Doc, Family } from './operation.ts'

/** An operation that the documents or the gap register name and that is not built yet. zod-free. */
export type PlannedOperation = {
  name: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  family: Family
  source: { doc: Doc; section: string }
  standing: 'documented' | 'assumed'
}

type Verb = PlannedOperation['method']

const v3 = (
  name: string,
  method: Verb,
  path: string,
  section: string,
  standing: PlannedOperation['standing'] = 'documented',
): PlannedOperation => ({ name, method, path, family: 'v3', source: { doc: 'v3', section }, standing })

/**
 * The operations that are still to be built, for the generated overview. An operation that is built is
 * removed here.
 */
export const planned: readonly PlannedOperation[] = [
  v3('Flight search', 'POST', '/flights/searches', 'Flight orders', 'assumed'),
  v3('Flight offer', 'GET', '/flights/offers/{id}', 'Flight orders', 'assumed'),
  v3('Flight offer revalidation', 'POST', '/flights/offers/{id}/revalidation', 'Flight orders', 'assumed'),
  v3('Create order', 'POST', '/flights/orders', 'Flight orders, POST /flights/orders'),
  v3('Read order', 'GET', '/flights/orders/{id}', 'Flight orders, GET /flights/orders/{id}'),
  v3('List orders', 'GET', '/flights/orders', 'Pagination', 'assumed'),
  v3('Ticket order', 'POST', '/flights/orders/{id}/ticket', 'Flight orders'),
  v3('Cancel order', 'POST', '/flights/orders/{id}/cancellation', 'Flight orders'),
  v3('Refund quote', 'GET', '/flights/orders/{id}/refund', 'Flight orders'),
  v3('Refund order', 'POST', '/flights/orders/{id}/refund', 'Flight orders'),
  v3('Add notes', 'POST', '/flights/orders/{id}/notes', 'Flight orders'),
  v3('Own bookings', 'GET', '/bookings', 'Pagination', 'assumed'),
]

import type { QuotesView } from '../../../lib/quote/quote.ts'
import type { TripOption, TripPageView } from '../../../lib/trip/trip.ts'
import type { TripTraveller } from '../../../lib/trip/trip-traveller.ts'

/** A traveller of a trip. */
export function tripTraveller(name: string, fields: Partial<TripTraveller> = {}): TripTraveller {
  return {
    id: crypto.randomUUID(),
    name,
    birthDate: '1988-06-12',
    age: 38,
    type: 'adult',
    passport: '•••••T47',
    passportExpiry: '2031-03-14',
    ...fields,
  }
}

/** The page of a trip with these options; nothing is booked yet. */
export function tripView(options: readonly TripOption[], fields: Partial<TripPageView> = {}): TripPageView {
  return {
    trip: {
      id: '0f1e2d3c-4b5a-4678-9abc-def012345678',
      name: 'Singapore in January',
      state: 'planning',
      clientId: null,
      options,
      attached: [],
      days: null,
      madeBy: 'Maya Lindt',
      madeAt: '2026-11-26T12:00:00.000Z',
      changedAt: '2026-11-26T12:00:00.000Z',
      version: 3,
    },
    client: null,
    travellers: [],
    touched: [],
    invoiced: {},
    timeline: [],
    run: null,
    holds: [],
    isCurrent: true,
    changeBar: null,
    serverNow: '2026-11-26T14:32:00.000Z',
    ...fields,
  }
}

/** The quotes of a trip that nothing was offered for. */
export const noQuotes: QuotesView = { quotes: [], texts: { payment: '', words: '' }, mailTo: null }

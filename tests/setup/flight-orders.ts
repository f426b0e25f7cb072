import type { InputOf, ResponseOf } from '../../contract/registry.ts'
import type { TestGateway } from './gateway.ts'

export type FlightOrder = ResponseOf<'flight-order.read'>

type Wanted = {
  from?: string
  to?: string
  date?: string
  passengers?: readonly ('adult' | 'child' | 'infant')[]
}

const born = { adult: '1988-06-12', child: '2018-03-04', infant: '2026-01-05' } as const

/** The body of a search in v3; by default one adult, one way. */
export function flightSearchBody({ from = 'LHR', to = 'AMS', date = '2026-12-20', passengers }: Wanted = {}) {
  return {
    slices: [{ origin: from, destination: to, departure_date: date }],
    passengers: (passengers ?? ['adult']).map((type) => ({ type })),
  }
}

/** The cheapest offer of a route, not revalidated. */
export async function flightOfferOf(gateway: TestGateway, token: string, wanted: Wanted = {}) {
  const results = await gateway.mustCall('flight.search', { token, ...flightSearchBody(wanted) })
  const [offer] = results.offers
  if (!offer) throw new Error('no offer')
  return offer
}

/** The cheapest offer of a route, revalidated. */
export async function openOffer(gateway: TestGateway, token: string, wanted: Wanted = {}) {
  const { id } = await flightOfferOf(gateway, token, wanted)
  return gateway.mustCall('flight.offer-revalidation', { token, id })
}

/** The body of an order of an offer. */
export function orderBody(
  offer_id: string,
  { passengers = ['adult'] }: Wanted = {},
): InputOf<'flight-order.create'> {
  return {
    offer_id,
    passengers: passengers.map((type, index) => ({
      type,
      given_name: ['ANNA', 'BORIS', 'CLARA', 'DAVID'][index % 4] ?? 'ANNA',
      family_name: 'KELLER',
      date_of_birth: born[type],
      gender: 'female' as const,
      nationality: 'DE',
      document: {
        number: `C01X${1000 + index}`,
        expires_on: '2033-05-01',
        country_code: 'DE',
        issued_on: '2023-05-01',
      },
    })),
    contact: { email: 'anna@example.com', phone: '+49 30 1234567' },
    client_reference: null,
  }
}

/** A held order of the cheapest offer of a route. */
export async function heldOrder(
  gateway: TestGateway,
  token: string,
  wanted: Wanted & { client_reference?: string } = {},
): Promise<FlightOrder> {
  const offer = await openOffer(gateway, token, wanted)
  const client_reference = wanted.client_reference ?? null
  return gateway.mustCall('flight-order.create', { token, ...orderBody(offer.id, wanted), client_reference })
}

/** Time in which any ticket that the gateway issues is issued. Seconds. */
const TICKET_SECONDS = 10

/** An order whose tickets are issued. */
export async function ticketedOrder(
  gateway: TestGateway,
  { officeId, token }: { officeId: string; token: string },
  wanted: Wanted = {},
): Promise<FlightOrder> {
  const { id } = await heldOrder(gateway, token, wanted)
  await gateway.mustCall('flight-order.ticket', { token, id })
  await gateway.advance(TICKET_SECONDS, officeId)
  return gateway.mustCall('flight-order.read', { token, id })
}

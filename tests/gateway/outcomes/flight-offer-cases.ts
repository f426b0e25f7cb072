import type { OperationId } from '../../../contract/registry.ts'
import { flightOfferOf, flightSearchBody } from '../../setup/flight-orders.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import type { Cases } from './case.ts'

/** After which an offer cannot be used any more. Seconds (gap 54). */
const OFFER_SECONDS = 20 * 60

async function client(gateway: TestGateway) {
  const office = await gateway.mint()
  return { office, token: await gateway.token(office) }
}

/** An offer whose search is too old. */
async function expired(gateway: TestGateway) {
  const { office, token } = await client(gateway)
  const { id } = await flightOfferOf(gateway, token)
  await gateway.advance(OFFER_SECONDS + 1, office.officeId)
  return { token, id }
}

/** An offer that another office was shown. */
async function foreign(gateway: TestGateway) {
  const { id } = await flightOfferOf(gateway, (await client(gateway)).token)
  return { token: (await client(gateway)).token, id }
}

export const flightOfferCases: Pick<Cases, Extract<OperationId, `flight.${string}`>> = {
  'flight.search': {
    ok: async (gateway) => {
      const { token } = await client(gateway)
      return gateway.call('flight.search', { token, ...flightSearchBody() })
    },
    validation_failed: async (gateway) => {
      const { token } = await client(gateway)
      return gateway.call('flight.search', { token, ...flightSearchBody({ date: '2020-01-01' }) })
    },
  },
  'flight.offer': {
    ok: async (gateway) => {
      const { token } = await client(gateway)
      return gateway.call('flight.offer', { token, id: (await flightOfferOf(gateway, token)).id })
    },
    not_found: async (gateway) => gateway.call('flight.offer', await foreign(gateway)),
    offer_expired: async (gateway) => gateway.call('flight.offer', await expired(gateway)),
  },
  'flight.offer-revalidation': {
    ok: async (gateway) => {
      const { token } = await client(gateway)
      const { id } = await flightOfferOf(gateway, token)
      return gateway.call('flight.offer-revalidation', { token, id })
    },
    not_found: async (gateway) => gateway.call('flight.offer-revalidation', await foreign(gateway)),
    offer_expired: async (gateway) => gateway.call('flight.offer-revalidation', await expired(gateway)),
  },
}

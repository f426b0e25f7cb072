import type { TestGateway } from '../../setup/gateway.ts'
import { cardsOf, placeId } from '../../setup/hotel.ts'
import type { Cases } from './case.ts'
import { RATE_LIFE_SECONDS } from './hotel-offices.ts'

const stay = { check_in: '2026-12-10', check_out: '2026-12-12', occupancies: [{ adults: 2 }] }

async function tokenOf(gateway: TestGateway) {
  const office = await gateway.mint()
  return { office, token: await gateway.token(office), SessionId: await gateway.signIn(office) }
}

/** The id of a rate, found with a search in hotel mode. */
async function rateOf(gateway: TestGateway) {
  const { office, token, SessionId } = await tokenOf(gateway)
  const [card] = await cardsOf(gateway, SessionId, 'Lisbon')
  const results = await gateway.mustCall('hotel.search', { token, ...stay, hotel_id: card?.HotelId })
  const [offer] = results.offers
  if (offer?.object !== 'hotel_rate') throw new Error('hotel mode answers rates')
  return { office, token, id: offer.id }
}

export const v3Cases: Pick<Cases, 'hotel.search' | 'hotel.rate-confirmation'> = {
  'hotel.search': {
    ok: async (gateway) => {
      const { token } = await tokenOf(gateway)
      const city_id = await placeId(gateway, 'Lisbon')
      const filters = { stars: ['4', '5'], free_cancellation: ['true'] }
      return gateway.call('hotel.search', {
        token,
        ...stay,
        city_id,
        filters,
        sort: 'distance',
        page_size: 5,
      })
    },
    validation_failed: async (gateway) => {
      const { token } = await tokenOf(gateway)
      const city_id = await placeId(gateway, 'Lisbon')
      return gateway.call('hotel.search', { token, ...stay, city_id, filters: { colour: ['red'] } })
    },
  },
  'hotel.rate-confirmation': {
    ok: async (gateway) => {
      const { token, id } = await rateOf(gateway)
      return gateway.call('hotel.rate-confirmation', { token, id })
    },
    not_found: async (gateway) => {
      const { token } = await tokenOf(gateway)
      return gateway.call('hotel.rate-confirmation', { token, id: `hrt_${'0'.repeat(42)}` })
    },
    offer_expired: async (gateway) => {
      const { office, token, id } = await rateOf(gateway)
      await gateway.advance(RATE_LIFE_SECONDS + 1, office.officeId)
      return gateway.call('hotel.rate-confirmation', { token, id })
    },
  },
}

import { RATE_LIFE_SECONDS, agentOf, colleagueBooking, strangerTo } from './hotel-offices.ts'
import {
  checked,
  heldHotel,
  hotelBookBody,
  placeId,
  ratesOf,
  scenarioHotel,
  someRate,
  stayDates,
  twoAdults,
} from '../../setup/hotel.ts'
import type { TestGateway } from '../../setup/gateway.ts'
import type { Cases } from './case.ts'

type SessionIds =
  | 'hotel.availability'
  | 'hotel.availability-v1'
  | 'hotel.check-rate'
  | 'hotel.book'
  | 'hotel.order'
  | 'hotel.booking-data'
  | 'hotel.cancel-display'
  | 'hotel.cancel'
  | 'hotel.extend-payment-deadline'

const UNKNOWN = 'PH9999999'

const search =
  (id: 'hotel.availability' | 'hotel.availability-v1', more: Record<string, unknown>) =>
  async (gateway: TestGateway) => {
    const { SessionId } = await agentOf(gateway)
    const CityId = await placeId(gateway, 'Lisbon')
    return gateway.call(id, { SessionId, ...stayDates, CityId, Occupancies: twoAdults, ...more })
  }

/** A verb on an unknown booking. */
const onUnknown = (id: SessionIds) => async (gateway: TestGateway) => {
  const { SessionId } = await agentOf(gateway)
  return gateway.call(id, { SessionId, UniqueId: UNKNOWN })
}

/** A verb on a booking of the office's admin, called by an agent. */
const onColleagues = (id: SessionIds) => async (gateway: TestGateway) =>
  gateway.call(id, await colleagueBooking(gateway))

/** A verb on a cancelled booking. */
const onCancelled = (id: SessionIds) => async (gateway: TestGateway) => {
  const { SessionId } = await agentOf(gateway)
  const UniqueId = await heldHotel(gateway, SessionId)
  await gateway.mustCall('hotel.cancel', { SessionId, UniqueId })
  return gateway.call(id, { SessionId, UniqueId })
}

/** A verb on a booking that reserved nothing, because the wallet balance was too low. */
const onShort = (id: SessionIds) => async (gateway: TestGateway) => {
  const { SessionId } = await agentOf(gateway, '1.00')
  const UniqueId = await heldHotel(gateway, SessionId)
  return gateway.call(id, { SessionId, UniqueId })
}

/** A verb on a booking that has just been held. */
const onHeld = (id: SessionIds) => async (gateway: TestGateway) => {
  const { SessionId } = await agentOf(gateway)
  return gateway.call(id, { SessionId, UniqueId: await heldHotel(gateway, SessionId) })
}

/** An agent's session and the code of a rate from a search, not checked yet. */
async function checkedCode(gateway: TestGateway) {
  const { office, SessionId } = await agentOf(gateway)
  const rate = await someRate(gateway, SessionId)
  return { office, SessionId, FareSourceCode: rate.FareSourceCode }
}

export const hotelCases: Pick<Cases, SessionIds> = {
  'hotel.availability': {
    ok: search('hotel.availability', { Filters: { class: ['4', '5'] }, Sort: 'distance', PageSize: 5 }),
    Err0106001: search('hotel.availability', { Sort: 'colour' }),
  },
  'hotel.availability-v1': {
    ok: search('hotel.availability-v1', { Provider: 'example-provider-1' }),
    Err0106001: search('hotel.availability-v1', { HotelId: 1 }),
  },
  'hotel.check-rate': {
    ok: async (gateway) => {
      const { SessionId, FareSourceCode } = await checkedCode(gateway)
      return gateway.call('hotel.check-rate', { SessionId, FareSourceCode })
    },
    Err0102003: async (gateway) => {
      const { office, ...rate } = await checkedCode(gateway)
      await gateway.advance(RATE_LIFE_SECONDS + 1, office.officeId)
      return gateway.call('hotel.check-rate', rate)
    },
    Err0102005: async (gateway) => {
      const { SessionId } = await agentOf(gateway)
      const HotelId = await scenarioHotel(gateway, SessionId, 'Sold Out at Check')
      const [rate] = await ratesOf(gateway, SessionId, HotelId)
      return gateway.call('hotel.check-rate', { SessionId, FareSourceCode: rate?.FareSourceCode })
    },
  },
  'hotel.book': {
    ok: async (gateway) => {
      const { SessionId, FareSourceCode } = await checkedCode(gateway)
      const offer = await checked(gateway, SessionId, FareSourceCode)
      return gateway.call('hotel.book', { SessionId, ...hotelBookBody(offer.FareSourceCode) })
    },
    Err0102004: async (gateway) => {
      const { SessionId, FareSourceCode } = await checkedCode(gateway)
      return gateway.call('hotel.book', { SessionId, ...hotelBookBody(FareSourceCode) })
    },
    Err0102005: async (gateway) => {
      const { office, SessionId, FareSourceCode } = await checkedCode(gateway)
      await checked(gateway, SessionId, FareSourceCode)
      // The office was reset meanwhile, so the search of the code is gone.
      await gateway.services.db.deleteFrom('search').where('office_id', '=', office.officeId).execute()
      return gateway.call('hotel.book', { SessionId, ...hotelBookBody(FareSourceCode) })
    },
    Err0106001: async (gateway) => {
      const { SessionId, FareSourceCode } = await checkedCode(gateway)
      await checked(gateway, SessionId, FareSourceCode)
      return gateway.call('hotel.book', { SessionId, ...hotelBookBody(FareSourceCode, [{ AdultCount: 1 }]) })
    },
  },
  'hotel.order': {
    ok: onHeld('hotel.order'),
    Err0103006: onCancelled('hotel.order'),
    Err0103007: onColleagues('hotel.order'),
    Err0104002: onUnknown('hotel.order'),
  },
  'hotel.booking-data': {
    ok: async (gateway) => {
      const { SessionId } = await agentOf(gateway)
      await heldHotel(gateway, SessionId, undefined, 'KELLER-H1')
      return gateway.call('hotel.booking-data', { SessionId, ClientUniqueId: 'KELLER-H1' })
    },
    Err0104002: async (gateway) => gateway.call('hotel.booking-data', await strangerTo(gateway)),
    Err0106002: async (gateway) => {
      const { SessionId } = await agentOf(gateway)
      return gateway.call('hotel.booking-data', { SessionId })
    },
  },
  'hotel.cancel-display': {
    ok: onHeld('hotel.cancel-display'),
    Err0103004: onShort('hotel.cancel-display'),
    Err0103005: onCancelled('hotel.cancel-display'),
    Err0104002: onUnknown('hotel.cancel-display'),
  },
  'hotel.cancel': {
    ok: onHeld('hotel.cancel'),
    Err0103004: async (gateway) => {
      const { SessionId } = await agentOf(gateway)
      const rate = await someRate(gateway, SessionId, (each) => each.NonRefundable)
      const UniqueId = await heldHotel(gateway, SessionId, rate)
      await gateway.mustCall('hotel.order', { SessionId, UniqueId })
      return gateway.call('hotel.cancel', { SessionId, UniqueId })
    },
    Err0103005: onCancelled('hotel.cancel'),
    Err0103007: onColleagues('hotel.cancel'),
    Err0104002: onUnknown('hotel.cancel'),
  },
  'hotel.extend-payment-deadline': {
    ok: onHeld('hotel.extend-payment-deadline'),
    Err0103006: onCancelled('hotel.extend-payment-deadline'),
    Err0103007: onColleagues('hotel.extend-payment-deadline'),
    Err0104002: onUnknown('hotel.extend-payment-deadline'),
  },
}

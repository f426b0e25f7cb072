import type { AnyGrant } from '../../../../server/session/grant.ts'
import { faresOf } from '../../../setup/air.ts'
import { someRate, stayDates } from '../../../setup/hotel.ts'
import type { World } from '../world.ts'

type Here = Pick<World, 'gateway'>

/** The address of the form of a fare London to Amsterdam for one adult. */
export async function addressOfFare({ gateway }: Here, grant: AnyGrant, rank = 0): Promise<string> {
  const fares = await faresOf(gateway, grant.gatewaySession.reveal(), 'LHR', 'AMS')
  return `fare=${fares[rank]?.FareSourceCode}`
}

/** The address of the form of a rate for two adults. */
export async function addressOfRate({ gateway }: Here, grant: AnyGrant): Promise<string> {
  const rate = await someRate(gateway, grant.gatewaySession.reveal())
  const { CheckIn, CheckOut } = stayDates
  return `rate=${rate.FareSourceCode}&hotel=${rate.HotelId}&in=${CheckIn}&out=${CheckOut}&rooms=2`
}

/**
 * The address of the form of a start of an activity for one adult.
 * @param asksNothing its host asks no question that must be answered
 */
export async function addressOfStart(
  { gateway }: Here,
  grant: AnyGrant,
  asksNothing = false,
): Promise<string> {
  const SessionId = grant.gatewaySession.reveal()
  const { data } = await gateway.mustCall('activity.products', { SessionId, per_page: 40 })
  for (const { uuid } of data) {
    const [type] = await gateway.mustCall('activity.product-types', { SessionId, uuid })
    const variant = await gateway.mustCall('activity.product-type', { SessionId, uuid: type?.uuid ?? '' })
    const { perBooking, perPax } = variant.options
    if (asksNothing && [...perBooking, ...perPax].some(({ required }) => required)) continue
    const slot = variant.timeslots[0]?.uuid
    const date = '2026-12-11'
    const entry = await gateway.mustCall('activity.price-list', { SessionId, uuid: variant.uuid, date })
    const isSold = entry?.prices.some(({ quantity }) => quantity > 4)
    if (isSold) {
      return `variant=${variant.uuid}&product=${uuid}&date=${date}${slot ? `&slot=${slot}` : ''}&adults=1`
    }
  }
  throw new Error('no start')
}

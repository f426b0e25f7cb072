import { dateOf } from '../../clock.ts'
import type { Services } from '../../services.ts'
import { localDateAt } from '../../time-zone.ts'
import type { Caller } from '../session/caller.ts'
import { hotelHere, hotelsHere } from './hotels-of-environment.ts'

/** The target of a search: one hotel, or the hotels of a place by its external id. */
export type StayTarget = { hotelId: number } | { placeId: number }

/**
 * The first check-in that is not past, `YYYY-MM-DD`: the date that a hotel has now, and of a place the
 * earliest that one of its hotels has. Those where it is later have no rates for it. It is the office's date
 * where the environment has no such hotel or place, or the place no hotels.
 */
export async function firstCheckIn(
  services: Pick<Services, 'hotels'>,
  { environment, now }: Pick<Caller, 'environment' | 'now'>,
  target: StayTarget,
): Promise<string> {
  if ('hotelId' in target) {
    const hotel = await hotelHere(services, target.hotelId, environment)
    return hotel ? localDateAt(hotel.timeZone, now) : dateOf(now)
  }
  const place = await hotelsHere(services, target.placeId, environment)
  const [first] = place ? [...place.daysAt(now)].sort() : []
  return first ?? dateOf(now)
}

import 'server-only'
import { itemsOf } from '../../lib/trip/trip-items.ts'
import { chosenOptions } from '../../lib/trip/trip-state.ts'
import { nightsWithoutBed } from '../../lib/trip/misfits.ts'
import { mayBook } from '../booking/book-bar.ts'
import type { KindHandling } from '../booking/kind.ts'
import type { SearchWish } from '../booking/search-wish.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { travellersOfTrip } from './travellers.ts'
import { tripById } from './trips.ts'

/** The search of a kind with the days, places and people of a trip. */
export async function searchForTrip(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling,
  tripId: string,
): Promise<{ kind: 'found'; href: string } | { kind: 'refused'; message: string }> {
  const trip = await tripById(desk, grant, tripId)
  if (trip === null) return { kind: 'refused', message: 'There is no such trip in this office.' }
  const [travellers, config] = await Promise.all([
    mayBook(grant) ? travellersOfTrip(desk, grant, tripId) : [],
    officeConfig(desk, grant),
  ])
  const items = itemsOf(trip)
  const stretches = items
    .flatMap((item) => item.stretches)
    .sort((one, other) => one.from.wall.localeCompare(other.from.wall))
  const wish: SearchWish = {
    birthDates: travellers.map(({ birthDate }) => birthDate),
    party: items.find(({ party }) => party !== null)?.party ?? null,
    journeys: stretches.filter(({ use }) => use === 'moves'),
    stays: stretches.filter(({ use }) => use === 'nights'),
    bedless: nightsWithoutBed(trip),
    days: trip.days,
    sameHref: chosenOptions(trip.options).find((option) => option.kind === kind.kind)?.searchHref ?? null,
    today: serverNowOf(desk, config).slice(0, 10),
  }
  return { kind: 'found', href: await kind.offers.search(desk, grant, wish) }
}

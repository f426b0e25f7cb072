import 'server-only'
import { activitiesHref } from '../../lib/activity/activity-params.ts'
import { DEFAULT_TRAVELLERS, defaultTrip, MAX_TRIP_DAYS } from '../../lib/activity/activity-trip.ts'
import { NO_ACTIVITY_FILTERS, PLAIN_ACTIVITIES } from '../../lib/activity/activity-view.ts'
import { addDays } from '../../lib/dates.ts'
import { daysThere, partyOn, type SearchWish } from '../booking/search-wish.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { AnyGrant } from '../session/grant.ts'

/** From this age on most hosts count a person as an adult. */
const ADULT_FROM = 12

/** The activities of a trip: in the city of the stay or of the arrival, on the days there. */
export async function activitySearchFor(desk: Desk, grant: AnyGrant, wish: SearchWish): Promise<string> {
  const { from, to } = daysThere(wish) ?? wish.days ?? defaultTrip(wish.today)
  const latest = addDays(from, MAX_TRIP_DAYS)
  const party = partyOn(wish, from, ADULT_FROM)
  const city = wish.stays[0]?.from.city ?? wish.journeys[0]?.to.city ?? null
  const place = city === null ? null : await placeNamed(desk, grant, city)
  const filters = { ...NO_ACTIVITY_FILTERS, places: place === null ? [] : [place] }
  return activitiesHref(
    { ...PLAIN_ACTIVITIES, filters },
    {
      from,
      to: to < latest ? to : latest,
      ...DEFAULT_TRAVELLERS,
      ...(party && { adults: party.adults, children: party.childAges.length }),
    },
  )
}

/** The id of a city where activities are sold; null where none are, or places cannot be read. */
async function placeNamed(desk: Desk, grant: AnyGrant, name: string): Promise<string | null> {
  const answer = await callAs(desk, grant, 'activity.products-by-location', {})
  if (answer.kind !== 'ok') return null
  const cities = answer.data.data.flatMap((country) => country.cities)
  return cities.find(({ city }) => city === name)?.cityUuid ?? null
}

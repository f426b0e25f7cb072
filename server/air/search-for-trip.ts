import 'server-only'
import { passengerAges } from '../../contract/air/codes.ts'
import { readSearch, searchHref, writeSearchStart } from '../../lib/air/search-params.ts'
import { partyOn, type SearchWish } from '../booking/search-wish.ts'
import type { Desk } from '../desk.ts'
import { nameRows } from '../reference/name-file.ts'
import type { AnyGrant } from '../session/grant.ts'

/**
 * The search for a flight of a trip: the flights that it has, for its people, or the bar with what is known
 * of days, people and the city of the stay.
 */
export async function flightSearchFor(desk: Desk, grant: AnyGrant, wish: SearchWish): Promise<string> {
  const { sameHref, stays, days } = wish
  const same = sameHref === null ? null : readSearch(new URL(sameHref, 'http://desk').searchParams)
  const people = travellersOn(wish, same?.legs.at(-1)?.date ?? days?.to ?? wish.today)
  if (same) return searchHref({ ...same, ...people })
  const [stay] = stays
  return `/flights?${writeSearchStart({
    ...people,
    to: stay?.from.city ? await codeOf(desk, grant, stay.from.city, stay.from.timeZone) : null,
    depart: days?.from ?? null,
    return: days?.to ?? null,
  })}`
}

/** The people by the types of passengers; nothing where nobody is known. */
function travellersOn(wish: SearchWish, day: string) {
  const { below: childBelow } = passengerAges[2]
  const party = partyOn(wish, day, childBelow)
  if (party === null) return {}
  const infants = party.childAges.filter((age) => age !== null && age < passengerAges[3].below).length
  return { adults: Math.max(1, party.adults), children: party.childAges.length - infants, infants }
}

/** The code of a city, by its name and zone; null where it has no flights, or names cannot be read. */
async function codeOf(
  desk: Desk,
  grant: AnyGrant,
  city: string,
  zone: string | null,
): Promise<string | null> {
  const rows = (await nameRows(desk, grant, 'places.json')) ?? []
  const named = rows.filter(([, name]) => name === city)
  const row = named.find(([, , , , , timeZone]) => timeZone === zone) ?? named[0]
  return row?.[0] ?? null
}

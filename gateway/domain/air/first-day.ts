import { dateOf } from '../../clock.ts'
import type { ReferenceSupply } from '../../supply/reference/port.ts'
import { localDateAt } from '../../time-zone.ts'
import { zoneOfPlace } from './zone-of-place.ts'

/**
 * The first date of departure from a place that is not past at `now`, `YYYY-MM-DD`. A departure is dated by
 * the clocks of its airport (gap 25), so this is the place's local date where the office (UTC) is a day
 * further. Where the place is, it is the office's date: no flight of that date is left there, and a search
 * says so by being empty.
 * @param place IATA code of an airport or a city; one that no airport has is taken to be on UTC.
 */
export function firstDay(reference: Pick<ReferenceSupply, 'airports'>, place: string, now: Date): string {
  const office = dateOf(now)
  const local = localDateAt(zoneOfPlace(reference, place), now)
  return local < office ? local : office
}

import { DATE_LINE_HOURS } from '../../../contract/air/codes.ts'
import type { AirQueryLeg } from '../../supply/air/fare.ts'
import type { ReferenceSupply } from '../../supply/reference/port.ts'
import { offsetAt } from '../../time-zone.ts'
import { zoneOfPlace } from './zone-of-place.ts'

/**
 * The first date, `YYYY-MM-DD`, on which a leg can begin where it does, after the leg before it: the date of
 * that one, or the day before where the journey crosses the date line eastwards (decision 19).
 * Whether a flight is caught, the times of the flights decide.
 */
export function onwardDay(
  reference: Pick<ReferenceSupply, 'airports'>,
  before: Pick<AirQueryLeg, 'origin' | 'date'>,
  leg: Pick<AirQueryLeg, 'origin'>,
): string {
  const noon = Date.parse(`${before.date}T12:00Z`)
  const offset = (place: string) => offsetAt(zoneOfPlace(reference, place), noon / 60_000)
  const crosses = offset(before.origin) - offset(leg.origin) > DATE_LINE_HOURS * 60
  return crosses ? new Date(noon - 86_400_000).toISOString().slice(0, 10) : before.date
}

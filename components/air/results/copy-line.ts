import { cabinName } from '../../../contract/air/codes.ts'
import { daysBetween, formatDay } from '../../../lib/dates.ts'
import type { Fare } from '../../../lib/air/fare.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { formatCents, type ClientCents, type NetCents } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { timeText } from '../../../lib/air/minutes-text.ts'
import { fareName } from './fare-name.ts'

/**
 * A fare as one line to paste into a message: `SQ 317 Thu 14 Jan LHR 11:25 – SIN 08:10+1 / SQ 318 … | Bag,
 * flexible | 2 adults, 1 child | $2,108.40`. Each flight with its own day and times, all local.
 * @param shownOf the total that is shown for a net one
 */
export function copyLine(
  fare: Fare,
  search: FlightSearch,
  shownOf: (netCents: NetCents) => ClientCents,
): string {
  const legs = fare.legs.map(({ segments }) =>
    segments
      .map(({ carrierCode, flightNumber, origin, destination, departureAt, arrivalAt }) => {
        const days = flightDays(departureAt, arrivalAt)
        return [
          `${carrierCode} ${flightNumber}`,
          formatDay(departureAt.slice(0, 10)),
          `${origin.code} ${timeText(departureAt)} – ${destination.code} ${timeText(arrivalAt)}${days}`,
        ].join(' ')
      })
      .join(', '),
  )
  const party = [
    plural(search.adults, 'adult'),
    search.children > 0 && plural(search.children, 'child', 'children'),
    search.infants > 0 && plural(search.infants, 'infant'),
  ].filter(Boolean)
  return [
    legs.join(' / '),
    `${cabinName(fare.cabin)}: ${fareName(fare, fare.cabin)}`,
    party.join(', '),
    `${formatCents(shownOf(fare.price.totalCents))} total`,
  ].join(' | ')
}

/** `+1` where a flight lands on the next day. */
function flightDays(departs: string, arrives: string): string {
  const days = daysBetween(departs.slice(0, 10), arrives.slice(0, 10))
  return days === 0 ? '' : days > 0 ? `+${days}` : `−${-days}`
}

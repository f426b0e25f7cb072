import { cabinName } from '../../../contract/air/codes.ts'
import { formatDay } from '../../../lib/dates.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { plural } from '../../../lib/plural.ts'

/** `2 adults, 1 child`; infants are named last. */
function travellersText(search: Pick<FlightSearch, 'adults' | 'children' | 'infants'>): string {
  return [
    plural(search.adults, 'adult'),
    search.children === 0 ? null : plural(search.children, 'child', 'children'),
    search.infants === 0 ? null : plural(search.infants, 'infant'),
  ]
    .filter((part) => part !== null)
    .join(', ')
}

/** `2 adults, 1 child · Economy`. */
export function travellersAndCabin(search: Omit<FlightSearch, 'trip' | 'legs'>): string {
  return `${travellersText(search)} · ${cabinName(search.cabin)}`
}

/** `LON – SIN – LON`; a slash where a leg does not start where the last one ended. */
export function searchRouteText(search: Pick<FlightSearch, 'legs'>): string {
  return search.legs.reduce((text, leg, index) => {
    if (index === 0) return `${leg.from} – ${leg.to}`
    return search.legs[index - 1]?.to === leg.from
      ? `${text} – ${leg.to}`
      : `${text} / ${leg.from} – ${leg.to}`
  }, '')
}

/** `Thu 14 Jan – Thu 28 Jan`: first and last day. */
export function datesText(search: Pick<FlightSearch, 'legs'>): string {
  const days = search.legs.map((leg) => formatDay(leg.date))
  return days.length > 1 ? `${days[0]} – ${days.at(-1)}` : (days[0] ?? '')
}

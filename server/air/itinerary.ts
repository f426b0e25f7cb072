import 'server-only'
import { baggageText } from '../../lib/air/bag.ts'
import type { AirBookingView, BookedSegment, TravellerView } from '../../lib/air/booking-view.ts'
import { minutesText } from '../../lib/air/minutes-text.ts'
import { ticketText } from '../../lib/air/ticket-text.ts'
import { capital } from '../../lib/capital.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import { formatDay } from '../../lib/dates.ts'
import type { CityRow } from '../../lib/place/name-files.ts'
import type { Block } from '../../pdf/blocks.ts'
import type { Desk } from '../desk.ts'
import { nameRows } from '../reference/name-file.ts'
import type { AnyGrant } from '../session/grant.ts'

/** The itinerary of a flight booking for its travellers: flights in local times, names, and e-tickets. */
export async function airItinerary(desk: Desk, grant: AnyGrant, booking: AirBookingView): Promise<Block[]> {
  const names = airportNames((await nameRows(desk, grant, 'places.json')) ?? [])
  return [
    ...booking.segments.flatMap((segment, index) => {
      const startsLeg = booking.segments[index - 1]?.legIndex !== segment.legIndex
      const day = formatDay(segment.departureAt.slice(0, 10), { year: true })
      const heading: Block[] = startsLeg ? [{ style: 'heading', text: day }, { gap: 4 }] : []
      return [{ keep: [...heading, ...flightBlocks(segment, names), { gap: 10 }] }]
    }),
    { style: 'small', text: 'All times are local.' },
    'rule',
    { style: 'heading', text: 'Travellers' },
    { gap: 4 },
    ...booking.travellers.map((traveller): Block => ({
      keep: travellerBlocks(traveller, booking.state),
    })),
  ]
}

function airportNames(cities: readonly CityRow[]): ReadonlyMap<string, string> {
  return new Map(
    cities.flatMap(([, , , , airports]) => airports.map(([code, name]) => [code, name] as const)),
  )
}

function flightBlocks(segment: BookedSegment, names: ReadonlyMap<string, string>): Block[] {
  const { carrierCode, flightNumber, operatingCarrierCode, cabinName, baggage, airlinePnr } = segment
  const operated = operatingCarrierCode === null ? [] : [`operated by ${operatingCarrierCode}`]
  return [
    {
      columns: [
        { width: null, blocks: stopBlocks(segment.departureAt, segment.origin, names) },
        { width: null, blocks: stopBlocks(segment.arrivalAt, segment.destination, names) },
        {
          width: 150,
          blocks: [
            { style: 'subheading', text: `${carrierCode} ${flightNumber}` },
            {
              style: 'small',
              text: [minutesText(segment.flightMinutes), cabinName, ...operated].join(', '),
            },
            { style: 'small', text: capital(baggageText(baggage)) },
            { style: 'small', text: airlinePnr === null ? 'PNR not supplied' : `PNR ${airlinePnr}` },
          ],
        },
      ],
    },
  ]
}

function stopBlocks(
  local: string,
  { code, terminal }: BookedSegment['origin'],
  names: ReadonlyMap<string, string>,
): Block[] {
  const name = names.get(code)
  const place = [name, terminal === null ? null : `terminal ${terminal.replace(/^T/i, '')}`]
  return [
    { style: 'value', text: `${local.slice(11, 16)} ${code}` },
    { style: 'note', text: place.filter(Boolean).join(', ') },
    { style: 'small', text: formatDay(local.slice(0, 10), { year: true }) },
  ]
}

/** A name and the e-tickets; no passport and no date of birth. */
function travellerBlocks(traveller: TravellerView, state: AirBookingView['state']): Block[] {
  const { firstName, lastName, title, type, eTickets } = traveller
  const name = isErased(lastName) ? 'erased' : [title, firstName, lastName].filter(Boolean).join(' ')
  const tickets = eTickets.map(({ number, refunded }) => `e-ticket ${number}${refunded ? ', refunded' : ''}`)
  return [
    { style: 'body', text: [{ text: name, bold: true }, { text: `, ${type}` }] },
    { style: 'note', text: tickets.length === 0 ? ticketText(state) : tickets.join('; ') },
    { gap: 4 },
  ]
}

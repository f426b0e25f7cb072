import 'server-only'
import { baggageText } from '../../lib/air/bag.ts'
import type { AirBookingView, BookedSegment, TravellerView } from '../../lib/air/booking-view.ts'
import { minutesText } from '../../lib/air/minutes-text.ts'
import { ticketText } from '../../lib/air/ticket-text.ts'
import { capital } from '../../lib/capital.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import { formatDay } from '../../lib/dates.ts'
import { zoneText } from '../../lib/zone.ts'
import type { Block } from '../../pdf/blocks.ts'
import type { Itinerary, ItineraryPart, ItineraryPerson } from '../booking/kind-itinerary.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { airportPlaces, airportTime, type AirportPlaces } from './airport-places.ts'

/** The flights of a booking in local times, and its travellers with their e-tickets. */
export async function airItinerary(desk: Desk, grant: AnyGrant, booking: AirBookingView): Promise<Itinerary> {
  const places = await airportPlaces(desk, grant)
  return {
    parts: booking.segments.map((segment, index) => flightPart(segment, index, places)),
    people: booking.travellers.map((traveller) => personOf(traveller, booking.state)),
  }
}

function flightPart(segment: BookedSegment, index: number, places: AirportPlaces): ItineraryPart {
  const { carrierCode, flightNumber, origin, destination, departureAt, arrivalAt } = segment
  const cityOf = (code: string) => places.get(code)?.city ?? code
  return {
    id: String(index + 1),
    use: 'moves',
    from: airportTime(places, origin.code, departureAt),
    to: airportTime(places, destination.code, arrivalAt),
    isAllDay: false,
    title: `${carrierCode} ${flightNumber} ${cityOf(origin.code)} – ${cityOf(destination.code)}`,
    address: stopName(origin, places) || origin.code,
    blocks: flightBlocks(segment, places),
  }
}

function flightBlocks(segment: BookedSegment, places: AirportPlaces): Block[] {
  const { carrierCode, flightNumber, operatingCarrierCode, cabinName, baggage, airlinePnr } = segment
  const operated = operatingCarrierCode === null ? [] : [`operated by ${operatingCarrierCode}`]
  return [
    {
      columns: [
        { width: null, blocks: stopBlocks(segment.departureAt, segment.origin, places) },
        { width: null, blocks: stopBlocks(segment.arrivalAt, segment.destination, places) },
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

function stopBlocks(local: string, stop: BookedSegment['origin'], places: AirportPlaces): Block[] {
  const timeZone = places.get(stop.code)?.timeZone ?? null
  const day = formatDay(local.slice(0, 10))
  return [
    { style: 'value', text: `${local.slice(11, 16)} ${stop.code}` },
    { style: 'note', text: stopName(stop, places) },
    { style: 'small', text: timeZone === null ? day : `${day}, ${zoneText(timeZone)}` },
  ]
}

/** `London Heathrow, terminal 3`; empty where nothing of it is known. */
function stopName({ code, terminal }: BookedSegment['origin'], places: AirportPlaces): string {
  const parts = [
    places.get(code)?.airport,
    terminal === null ? null : `terminal ${terminal.replace(/^T/i, '')}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** A name and the e-tickets; no passport and no date of birth. */
function personOf(traveller: TravellerView, state: AirBookingView['state']): ItineraryPerson {
  const { firstName, lastName, title, type, eTickets } = traveller
  const name = isErased(lastName) ? 'erased' : [title, firstName, lastName].filter(Boolean).join(' ')
  const tickets = eTickets.map(({ number, refunded }) => `e-ticket ${number}${refunded ? ', refunded' : ''}`)
  return { name, role: type, details: tickets.length === 0 ? [ticketText(state)] : tickets }
}

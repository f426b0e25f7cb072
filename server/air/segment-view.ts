import 'server-only'
import type { AirBookingRecord } from '../../contract/air/booking-data.ts'
import type { AirBookingView } from '../../lib/air/booking-view.ts'
import { cabinName } from '../../contract/air/codes.ts'
import type { BookedSegment } from '../../lib/air/booking-view.ts'
import { supplierTexts } from '../html/supplier-texts.ts'
import type { AgreedTerms } from '../../lib/booking/booking-view.ts'

type Item = AirBookingRecord['TravelItinerary']['ItineraryInfo']['ReservationItems'][number]

/** A longer wait is a stopover: the next flight starts a new leg. */
const LONGEST_CONNECTION_MINUTES = 24 * 60

/**
 * The segments of a record (gap 76) with their legs. The record lists segments flat; a stopover separates two
 * legs. For a fare that the desk held, its own legs are known (`withAgreedLegs`).
 */
export function segmentViews(items: readonly Item[]): BookedSegment[] {
  const rules = supplierTexts(items.map(({ AirlineRules }) => AirlineRules)).lines
  let legIndex = 0
  return items.map((item, index) => {
    const previous = items[index - 1]
    if (previous && waitMinutes(previous, item) === null) legIndex++
    const next = items[index + 1]
    const airlineRules = rules[index] && rules[index].length > 0 ? rules[index] : null
    return { ...segmentView(item, legIndex, next ? waitMinutes(item, next) : null), airlineRules }
  })
}

function segmentView(
  item: Item,
  legIndex: number,
  connectionMinutes: number | null,
): Omit<BookedSegment, 'airlineRules'> {
  const operating = item.OperatingAirlineCode
  return {
    carrierCode: item.MarketingAirlineCode,
    flightNumber: item.FlightNumber,
    operatingCarrierCode: operating && operating !== item.MarketingAirlineCode ? operating : null,
    origin: {
      code: item.DepartureAirportLocationCode,
      terminal: item.DepartureAirportTerminal || item.DepartureTerminal || null,
    },
    destination: {
      code: item.ArrivalAirportLocationCode,
      terminal: item.ArrivalAirportTerminal || item.ArrivalTerminal || null,
    },
    departureAt: item.DepartureDateTime,
    arrivalAt: item.ArrivalDateTime,
    flightMinutes: item.JourneyDurationPerMinute,
    connectionMinutes,
    cabinName: cabinName(item.CabinClassCode),
    bookingClass: item.ResBookDesigCode,
    baggage: item.Baggage,
    equipment: item.AirEquipmentType || null,
    airlinePnr: item.AirlinePnr || null,
    legIndex,
  }
}

/**
 * Minutes between two flights of one leg; null where the second starts a new leg. Both times are local to the
 * same airport, so the difference is right except across a clock change.
 */
function waitMinutes(one: Item, next: Item): number | null {
  if (one.IsReturn !== next.IsReturn) return null
  if (one.ArrivalAirportLocationCode !== next.DepartureAirportLocationCode) return null
  const minutes = (Date.parse(`${next.DepartureDateTime}Z`) - Date.parse(`${one.ArrivalDateTime}Z`)) / 60_000
  return minutes >= 0 && minutes < LONGEST_CONNECTION_MINUTES ? minutes : null
}

/**
 * A booking with the legs of the fare that was held. Its record lists the flights flat (gap 76), so that two
 * legs of one day look like a connection. Unchanged where the desk did not hold it, or where the number of
 * flights has changed since.
 */
export function withAgreedLegs(booking: AirBookingView, { partSizes = [] }: AgreedTerms): AirBookingView {
  const legOf = partSizes.flatMap((size, leg) => Array<number>(size).fill(leg))
  if (legOf.length !== booking.segments.length) return booking
  const segments = booking.segments.map((segment, index) => {
    const legIndex = legOf[index] ?? segment.legIndex
    const connects = legOf[index + 1] === legIndex
    return { ...segment, legIndex, connectionMinutes: connects ? segment.connectionMinutes : null }
  })
  return { ...booking, segments }
}

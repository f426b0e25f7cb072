import 'server-only'
import type { AirBookingRecord } from '../../contract/air/booking-data.ts'
import { airStateOf } from '../../contract/air/booking-states.ts'
import { AUTO_CANCEL_MINUTES } from '../../contract/air/limits.ts'
import { refundMethods } from '../../contract/air/codes.ts'
import { passengerTypes, sexes, titles } from '../../contract/booking/person.ts'
import { REFUND_TERM } from '../../lib/air/fare.ts'
import type { AirBookingView, TravellerView } from '../../lib/air/booking-view.ts'
import {
  automaticActors,
  type BookingDeadlines,
  type BookingMoneyView,
  type Settlement,
  type TermView,
  type TimelineEntry,
} from '../../lib/booking/booking-view.ts'
import { hasLapsed } from '../../lib/booking/booking-phase.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { maskNumber } from '../../lib/booking/masked-number.ts'
import { centsOfUsd } from '../../lib/money.ts'
import { segmentViews } from './segment-view.ts'
import { zonedInstant } from './zoned-instant.ts'
import { plural } from '../../lib/plural.ts'

/** Reshapes a booking record (Session gateway, AirBookingData record; gaps 73-77) for the screen. */
export function airBookingView(record: AirBookingRecord): AirBookingView {
  const info = record.TravelItinerary.ItineraryInfo
  const state = stateOf(record)
  const prices = info.TripDetailPtcFareBreakdowns
  const travellers = info.CustomerInfoes.map((each) => travellerView(each, prices))
  const lead = travellers[0]
  return {
    kind: 'air',
    reference: record.UniqueId,
    clientReference: record.ClientUniqueId,
    state,
    leadName: lead ? `${lead.firstName} ${lead.lastName}` : '',
    madeBy: record.BookedBy,
    createdAt: utc(record.CreatedAt),
    completedAt: record.TicketedAt === null ? null : utc(record.TicketedAt),
    cancelledAt: record.CancelledAt === null ? null : utc(record.CancelledAt),
    deadlines: state === 'held' ? deadlinesOf(record) : null,
    segments: segmentViews(info.ReservationItems),
    travellers,
    money: moneyOf(record, state),
    terms: termsOf(record),
    agreed: null,
    timeline: timelineOf(record, state),
  }
}

type ShownState = AirBookingView['state']

/**
 * A hold that ended at its deadline is shown as lapsed, a booking of which tickets were refunded as refunded.
 * A booking that failed without an order was refused when it was made: a held one fails by its ticket alone
 * (gap 65).
 */
function stateOf(record: AirBookingRecord): ShownState {
  const state = airStateOf(record.Category, record.Status) ?? 'unknown'
  if (state === 'ticketed' && refundedTickets(record).length > 0) return 'partly-refunded'
  if (state === 'failed' && !record.OrderBy) return 'refused'
  return state === 'cancelled' && hasLapsed(record.CancelledAt, deadlinesOf(record)) ? 'lapsed' : state
}

/**
 * The automatic release, ten minutes after creation, and the airline's limit. The earlier one counts (Limits;
 * gap 63).
 */
function deadlinesOf(record: AirBookingRecord): BookingDeadlines {
  const created = Date.parse(record.CreatedAt)
  return {
    releaseAt: new Date(created + AUTO_CANCEL_MINUTES * 60_000).toISOString(),
    supplierLimit: {
      label: 'airline limit',
      at: zonedInstant(record.TktTimeLimit, record.TktTimeLimitTimeZone),
    },
  }
}

type CustomerInfo = AirBookingRecord['TravelItinerary']['ItineraryInfo']['CustomerInfoes'][number]

type PriceOfType = AirBookingRecord['TravelItinerary']['ItineraryInfo']['TripDetailPtcFareBreakdowns'][number]

/** The price that a traveller of a type paid; null if the record has no price of the type. */
function paidCentsOf({ Customer }: CustomerInfo, prices: readonly PriceOfType[]): number | null {
  const price = prices.find((one) => one.PassengerTypeQuantity.PassengerType === Customer.PassengerType)
  return price ? centsOfUsd(price.TripDetailPassengerFare.TotalFare) : null
}

function travellerView(info: CustomerInfo, prices: readonly PriceOfType[]): TravellerView {
  const { Customer, ETicketNumbers } = info
  const name = Customer.PaxName
  const sex = sexes.find(({ code }) => code === Customer.Gender)
  return {
    type: passengerTypes.find((type) => type.code === Customer.PassengerType)?.name ?? 'adult',
    title: titles.find((title) => title.code === name.PassengerTitle)?.name ?? null,
    ...(sex && { sex: sex.name }),
    firstName: [name.PassengerFirstName, name.PassengerMiddleName].filter(Boolean).join(' '),
    lastName: name.PassengerLastName,
    birthDate: Customer.DateOfBirth?.slice(0, 10) ?? null,
    passportMasked: Customer.PassportNumber ? maskNumber(Customer.PassportNumber) : null,
    paidCents: paidCentsOf(info, prices),
    eTickets: ETicketNumbers.map((ticket) => ({
      number: ticket.ETicketNumber,
      refunded: ticket.IsRefunded,
      refundedCents: ticket.IsRefunded ? centsOfUsd(ticket.TotalRefund) : null,
    })),
  }
}

const PLACES: Readonly<Record<ShownState, BookingMoneyView['place']>> = {
  held: 'held',
  ticketing: 'held',
  ticketed: 'charged',
  'partly-refunded': 'charged',
  refunded: 'charged',
  cancelled: 'released',
  lapsed: 'released',
  failed: 'released',
  short: 'none',
  duplicate: 'none',
  refused: 'none',
  unknown: 'none',
}

function moneyOf(record: AirBookingRecord, state: ShownState): BookingMoneyView {
  const info = record.TravelItinerary.ItineraryInfo
  const price = info.ItineraryPricing
  const count = info.CustomerInfoes.length
  const byType = { 1: record.MarkupForAdult, 2: record.MarkupForChild, 3: record.MarkupForInfant }
  const markupCents = info.CustomerInfoes.reduce(
    (sum, { Customer }) => sum + centsOfUsd(byType[Customer.PassengerType as 1 | 2 | 3] ?? 0),
    0,
  )
  return {
    parts: [
      { label: 'Base fare', cents: centsOfUsd(price.BaseFare) },
      { label: 'Taxes', cents: centsOfUsd(price.TotalTax) + centsOfUsd(price.ServiceTax) },
    ],
    totalCents: centsOfUsd(price.TotalFare),
    markup: {
      label: `Markup, ${plural(count, 'traveller')}`,
      cents: markupCents,
    },
    commissionCents: centsOfUsd(price.TotalCommission),
    taxCents: centsOfUsd(price.TotalTax) + centsOfUsd(price.ServiceTax),
    place: PLACES[state],
    settlement: settlementOf(record, state),
  }
}

/**
 * The refunded e-tickets of a record, each with the price that its traveller paid in cents; null if not
 * supplied.
 */
function refundedTickets(record: AirBookingRecord) {
  const info = record.TravelItinerary.ItineraryInfo
  return info.CustomerInfoes.flatMap((each) =>
    each.ETicketNumbers.filter((ticket) => ticket.IsRefunded).map((ticket) => ({
      refundedCents: centsOfUsd(ticket.TotalRefund),
      paidCents: paidCentsOf(each, info.TripDetailPtcFareBreakdowns),
    })),
  )
}

/**
 * The settlement of the refunded e-tickets (gap 75). The record names no fee: it is the part of their price
 * that did not come back, and of the whole charge once all tickets are refunded.
 */
function settlementOf(record: AirBookingRecord, state: ShownState): Settlement | null {
  const refunded = refundedTickets(record)
  if (state !== 'refunded' && refunded.length === 0) return null
  const chargedCents = centsOfUsd(record.TravelItinerary.ItineraryInfo.ItineraryPricing.TotalFare)
  if (refunded.length === 0) return { chargedCents, feeCents: null, refundedCents: null }
  const refundedCents = refunded.reduce((sum, ticket) => sum + ticket.refundedCents, 0)
  const paidCents =
    state === 'refunded'
      ? chargedCents
      : refunded.reduce<number | null>(
          (sum, ticket) => (sum === null || ticket.paidCents === null ? null : sum + ticket.paidCents),
          0,
        )
  return { chargedCents, feeCents: paidCents === null ? null : paidCents - refundedCents, refundedCents }
}

/** The record's only statement about terms is RefundMethod. Unknown stays unknown (gap 201). */
function termsOf(record: AirBookingRecord): TermView[] | null {
  if (record.RefundMethod === refundMethods.unknown) return null
  return [{ ...REFUND_TERM, allowed: record.RefundMethod === refundMethods.online, penaltyCents: null }]
}

const REFUNDED = { verb: 'refund', moves: 'refund' } as const
const CANCELLED = { verb: 'cancel', moves: 'release' } as const
/** The airline refused the ticket, whoever ordered it. */
const FAILED = { verb: null, moves: 'release' } as const

/** The booking's history from its record; notes have no author, a cancellation names nobody. */
function timelineOf(record: AirBookingRecord, state: ShownState): TimelineEntry[] {
  const { CreatedAt, BookedBy, OrderBy, TicketedAt, CancelledAt } = record
  const isBooked = stateFacts({ kind: 'air', state }).standing !== 'none'
  const entries: TimelineEntry[] = [
    {
      at: utc(CreatedAt),
      text: isBooked ? 'Held' : 'Not booked',
      who: BookedBy,
      verb: null,
      ...(isBooked && { moves: 'hold' }),
    },
  ]
  for (const note of record.TravelItinerary.BookingNotes) {
    entries.push({ at: utc(note.Date), text: note.Note, who: null, verb: null, isNote: true })
  }
  if (OrderBy) entries.push({ at: null, text: 'Ticket ordered', who: OrderBy, verb: 'order' })
  if (TicketedAt) {
    const who = automaticActors.service
    entries.push({ at: utc(TicketedAt), text: 'Ticketed', who, verb: null, moves: 'charge' })
  }
  if (CancelledAt && isBooked) {
    const text =
      state === 'refunded' ? 'Refunded' : `${stateFacts({ kind: 'air', state }).word}, funds released`
    const who = state === 'lapsed' || state === 'failed' ? automaticActors.service : null
    const ended = state === 'refunded' ? REFUNDED : state === 'failed' ? FAILED : CANCELLED
    entries.push({ at: utc(CancelledAt), text, who, ...ended })
  }
  return entries
}

function utc(instant: string): string {
  return new Date(instant).toISOString()
}

import 'server-only'
import { sexes, titles } from '../../contract/booking/person.ts'
import type { HotelBookingRecord } from '../../contract/hotel/booking-data.ts'
import { hotelStateOf } from '../../contract/hotel/booking-states.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import {
  automaticActors,
  type BookingDeadlines,
  type BookingMoneyView,
  type CancelTimes,
  type Settlement,
  type TimelineEntry,
} from '../../lib/booking/booking-view.ts'
import type { BookedRoomView, GuestView, HotelBookingView } from '../../lib/hotel/booking-view.ts'
import { hasLapsed } from '../../lib/booking/booking-phase.ts'
import { surelyBy } from '../../lib/booking/cancel-times.ts'
import { cancellationTerms, stayTermsOf, type StayTerms } from '../../lib/hotel/terms.ts'
import { formatNet, centsOfUsd } from '../../lib/money.ts'
import { wallInstant } from '../../lib/zone.ts'

/** Reshapes a hotel booking record (Session gateway, HotelBookingData; gaps 97, 98, 203) for the screen. */
export function hotelBookingView(record: HotelBookingRecord): HotelBookingView {
  const state = stateOf(record)
  const rooms = record.Rooms.map(roomView)
  const lead = rooms[0]?.guests[0]
  const terms = stayTermsOf(record, record.Hotel.time_zone)
  return {
    kind: 'hotel',
    reference: record.UniqueId,
    clientReference: record.ClientUniqueId,
    state,
    leadName: lead ? `${lead.firstName} ${lead.lastName}` : '',
    madeBy: record.BookedBy,
    createdAt: utc(record.CreatedAt),
    completedAt: record.ConfirmedAt === null ? null : utc(record.ConfirmedAt),
    cancelledAt: record.CancelledAt === null ? null : utc(record.CancelledAt),
    deadlines: state === 'held' ? deadlinesOf(record) : null,
    money: moneyOf(record, state),
    terms: cancellationTerms(terms, centsOfUsd(record.TotalNetRate)),
    agreed: null,
    cancelTimes: cancelTimesOf(record, terms),
    timeline: timelineOf(record, state),
    hotel: hotelOf(record),
    checkIn: record.CheckIn.slice(0, 10),
    checkOut: record.CheckOut.slice(0, 10),
    checkInFrom: record.HotelPolicy.BeginTime ?? '',
    checkOutUntil: record.HotelPolicy.CheckOutTime ?? '',
    rooms,
    board: record.MealPlan,
    cancellation: terms,
    freeUntilAt: terms.kind === 'free' ? wallInstant(terms.until, record.Hotel.time_zone) : null,
    voucherNumbers: record.VoucherNumbers,
    canExtend: record.CanExtendPaymentDeadline,
    remarks: record.Remarks,
    note: record.Note || null,
  }
}

/**
 * A stay gives nothing back from the step on that costs all of it, and is not cancelled from the day of its
 * check-out on, by the clocks of the hotel (gaps 99, 256).
 */
function cancelTimesOf(record: HotelBookingRecord, { kind, steps }: StayTerms): CancelTimes {
  const { TotalNetRate, CheckOut, Hotel } = record
  // A non-refundable stay is not cancelled at all once it is confirmed.
  const whole = kind === 'none' ? undefined : steps.find(({ cents }) => cents >= centsOfUsd(TotalNetRate))
  return {
    nothingFrom: wallInstant(whole?.from ?? null, Hotel.time_zone),
    closedFrom: surelyBy(`${CheckOut.slice(0, 10)}T00:00:00`, Hotel.time_zone),
  }
}

type ShownState = HotelBookingView['state']

/**
 * A confirmed booking is shown as vouchering until its vouchers exist, and a hold that ended at its deadline
 * as lapsed.
 */
function stateOf(record: HotelBookingRecord): ShownState {
  const state = hotelStateOf(record.Category, record.Status)
  if (state === 'confirmed') return record.VoucherNumbers.length > 0 ? 'confirmed' : 'vouchering'
  if (state === 'cancelled' && hasLapsed(record.CancelledAt, deadlinesOf(record))) return 'lapsed'
  return state ?? 'unknown'
}

/** PaymentDeadline is the time of the automatic release, in UTC (gap 203). */
function deadlinesOf({ PaymentDeadline }: HotelBookingRecord): BookingDeadlines | null {
  if (PaymentDeadline === null) return null
  return { releaseAt: new Date(`${PaymentDeadline}Z`).toISOString(), supplierLimit: null }
}

function hotelOf({ HotelId, Hotel }: HotelBookingRecord): HotelBookingView['hotel'] {
  return {
    id: HotelId,
    name: Hotel.name,
    stars: Hotel.rating,
    address: [Hotel.address, Hotel.city, Hotel.country].filter(Boolean).join(', '),
    city: Hotel.city,
    phone: Hotel.phone ?? '',
    position: { lat: Hotel.location.latitude, lng: Hotel.location.longitude },
    image: Hotel.images[0] ?? null,
  }
}

function roomView(room: HotelBookingRecord['Rooms'][number]): BookedRoomView {
  return {
    name: room.Name,
    beds: room.BedGroups,
    adults: room.AdultCount,
    childAges: room.ChildAges,
    guests: room.Passengers.map(guestView),
  }
}

type WireGuest = HotelBookingRecord['Rooms'][number]['Passengers'][number]

const ADULT = 1

function guestView(guest: WireGuest): GuestView {
  const sex = sexes.find(({ code }) => code === guest.Gender)
  return {
    title: titles.find((title) => title.code === guest.PassengerTitle)?.name ?? null,
    ...(sex && { sex: sex.name }),
    firstName: guest.FirstName,
    lastName: guest.LastName,
    child: guest.PassengerType !== ADULT,
    age: guest.ChildAge,
  }
}

const PLACES: Readonly<Record<ShownState, BookingMoneyView['place']>> = {
  held: 'held',
  confirmed: 'charged',
  vouchering: 'charged',
  withdrawn: 'charged',
  cancelled: 'released',
  lapsed: 'released',
  short: 'none',
  duplicate: 'none',
  unknown: 'none',
}

function moneyOf(record: HotelBookingRecord, state: ShownState): BookingMoneyView {
  const several = record.Rooms.length > 1
  return {
    parts: several
      ? record.Rooms.map((room, index) => ({
          label: `Room ${index + 1}, ${room.Name}`,
          cents: centsOfUsd(room.NetRate),
        }))
      : [],
    totalCents: centsOfUsd(record.TotalNetRate),
    markup: null,
    place: PLACES[state],
    settlement: settlementOf(record, state),
  }
}

/** HotelCancel's charge and refund, which the record keeps (gap 99). */
function settlementOf(record: HotelBookingRecord, state: ShownState): Settlement | null {
  if (state !== 'withdrawn') return null
  const { TotalNetRate, CancellationCharge, RefundAmount } = record
  return {
    chargedCents: centsOfUsd(TotalNetRate),
    feeCents: CancellationCharge === null ? null : centsOfUsd(CancellationCharge),
    refundedCents: RefundAmount === null ? null : centsOfUsd(RefundAmount),
  }
}

/** The booking's history from its record, which names nobody for a cancellation. */
function timelineOf(record: HotelBookingRecord, state: ShownState): TimelineEntry[] {
  const { CreatedAt, BookedBy, OrderBy, ConfirmedAt, CancelledAt } = record
  const booked = ['short', 'duplicate'].includes(state) ? 'Not booked' : 'Held'
  const entries: TimelineEntry[] = [
    {
      at: utc(CreatedAt),
      text: booked,
      who: BookedBy,
      verb: null,
      ...(booked === 'Held' && { moves: 'hold' }),
    },
  ]
  if (ConfirmedAt) {
    const at = utc(ConfirmedAt)
    entries.push({ at, text: 'Confirmed', who: OrderBy, verb: 'order', moves: 'charge' })
  }
  if (CancelledAt) {
    const who = state === 'lapsed' ? automaticActors.service : null
    const moves = state === 'withdrawn' ? 'refund' : 'release'
    entries.push({ at: utc(CancelledAt), ...endOf(record, state), who, verb: 'cancel', moves })
  }
  return entries
}

function endOf(record: HotelBookingRecord, state: ShownState): Pick<TimelineEntry, 'text' | 'detail'> {
  if (state !== 'withdrawn') return { text: `${stateFacts({ kind: 'hotel', state }).word}, funds released` }
  const refundedCents = settlementOf(record, state)?.refundedCents ?? null
  return {
    text: 'Cancelled',
    ...(refundedCents !== null && { detail: `${formatNet(refundedCents)} refunded` }),
  }
}

function utc(instant: string): string {
  return new Date(instant).toISOString()
}

import type { BookedSegment } from '../../../../lib/air/booking-view.ts'
import type { Settlement } from '../../../../lib/booking/booking-view.ts'
import { rememberBooking } from '../../../../server/booking/remember.ts'
import type { AnyGrant } from '../../../../server/session/grant.ts'
import { bookingFixture } from '../../booking/booking-fixture.ts'
import { scriptedKind } from '../booking/scripted-kind.ts'
import type { World } from '../world.ts'

/** The fields of a stored flight that differ from test to test. */
type Stored = {
  reference: string
  state?: string
  day?: string
  /** Local time of its departure, `HH:MM`. */
  time?: string
  from?: string
  totalCents?: number
  markupCents?: number
  people?: [string, string][]
  madeBy?: string
  pnr?: string
  createdAt?: string
  deadlineAt?: string
  settlement?: Settlement
}

const SEGMENT: BookedSegment = {
  carrierCode: 'EK',
  flightNumber: '2',
  operatingCarrierCode: null,
  origin: { code: 'LHR', terminal: null },
  destination: { code: 'SIN', terminal: null },
  departureAt: '',
  arrivalAt: '',
  flightMinutes: 120,
  connectionMinutes: null,
  cabinName: 'Economy',
  bookingClass: 'Y',
  baggage: null,
  equipment: null,
  airlinePnr: null,
  airlineRules: null,
  legIndex: 0,
}

const TRAVELLER = {
  type: 'adult',
  title: null,
  birthDate: null,
  passportMasked: null,
  paidCents: null,
} as const

/** Stores a flight as if it had been read. */
export async function storeFlight(world: World, by: AnyGrant, change: Stored): Promise<void> {
  const { reference, state = 'ticketed', day = '2027-01-14', totalCents = 10_000, people, pnr } = change
  const { time = '10:05', from = SEGMENT.origin.code } = change
  const plain = bookingFixture({ reference })
  const names = people ?? [['ANNA', 'KELLER']]
  const booking = bookingFixture({
    reference,
    state: state as 'held',
    clientReference: null,
    leadName: (names[0] ?? []).join(' '),
    madeBy: change.madeBy ?? 'Ann',
    createdAt: change.createdAt ?? '2026-11-20T08:00:00.000Z',
    money: {
      ...plain.money,
      totalCents,
      markup: { label: 'Markup', cents: change.markupCents ?? 0 },
      settlement: change.settlement ?? null,
    },
    deadlines:
      state === 'held'
        ? { releaseAt: change.deadlineAt ?? '2026-11-22T09:00:00.000Z', supplierLimit: null }
        : null,
    segments: [
      {
        ...SEGMENT,
        origin: { code: from, terminal: null },
        departureAt: `${day}T${time}:00`,
        arrivalAt: `${day}T12:05:00`,
        airlinePnr: pnr ?? null,
      },
    ],
    travellers: names.map(([firstName, lastName]) => ({
      ...TRAVELLER,
      firstName,
      lastName,
      eTickets:
        reference === 'PO0000001' ? [{ number: '176-2400000001', refunded: false, refundedCents: null }] : [],
    })),
  })
  await rememberBooking(world.desk, await world.desk.store.db(), by, scriptedKind(), {
    booking,
    askedAt: world.desk.clock.now(),
    officeAt: null,
  })
}

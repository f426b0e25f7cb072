import 'server-only'
import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'
import type { ActivityBookingRecord, Answer, Answers } from '../../contract/activity/booking.ts'
import type { ActivityState } from '../../contract/activity/booking-states.ts'
import { RESERVED_MINUTES } from '../../contract/activity/limits.ts'
import type { ActivityBookingView } from '../../lib/activity/booking-view.ts'
import { linkedProduct } from '../../lib/activity/product-link.ts'
import {
  automaticActors,
  type BookingMoneyView,
  type Settlement,
  type TimelineEntry,
} from '../../lib/booking/booking-view.ts'
import { isDocumentNumber, maskNumber } from '../../lib/booking/masked-number.ts'
import { centsFromDecimal, centsOfUsd, formatNet } from '../../lib/money.ts'
import { ownAndOurs } from '../booking/client-reference.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { activityCancelTimes } from './catalogue-facts.ts'
import { productTitle } from './catalogue-facts.ts'
import { variantPolicy } from './catalogue-facts.ts'

/** Reshapes an activity booking (Activity v2, Booking; gaps 163-177, 198) for the screen. */
export async function activityBookingView(
  desk: Desk,
  grant: AnyGrant,
  record: ActivityBookingRecord,
): Promise<ActivityBookingView> {
  const uuid = linkedProduct(record)
  const product = uuid === null ? null : { uuid, title: await productTitle(desk, grant, uuid) }
  const view = viewWith(record, product)
  if (view.money.place !== 'charged') return view
  const policy = await variantPolicy(desk, grant, view.variant.uuid)
  return { ...view, cancelTimes: activityCancelTimes(policy, view) }
}

function viewWith(
  record: ActivityBookingRecord,
  product: ActivityBookingView['product'],
): ActivityBookingView {
  const { own, ours } = ownAndOurs(record.partnerReference)
  const { status } = record
  const state = stateOfStatus(status) as ActivityBookingView['state']
  return {
    kind: 'activity',
    reference: record.uuid,
    clientReference: ours,
    state,
    status,
    leadName: `${record.firstName} ${record.lastName}`,
    ...(record.salutation && { salutation: record.salutation }),
    madeBy: null,
    createdAt: utc(record.createdAt),
    completedAt: utcOrNull(record.completedAt),
    cancelledAt: status === 'cancelled' ? utc(record.updatedAt) : null,
    deadlines: status === 'reserved' ? deadlinesOf(record) : null,
    money: moneyOf(record),
    terms: null,
    agreed: null,
    timeline: timelineOf(record),
    code: record.code,
    ownReference: own,
    variant: { uuid: record.productTypeUuid, title: record.productTypeTitle },
    product,
    date: record.arrivalDate,
    start: record.timeSlot,
    tickets: record.ticketTypes
      .filter(({ quantity }) => quantity > 0)
      .map(({ type, quantity }) => ({ type, count: quantity })),
    email: record.email,
    phone: record.phone,
    answers: maskedAnswers(record.options),
  }
}

/**
 * The answers, with texts that look like a passport number masked: the record does not name the questions.
 * Full numbers leave the server only when somebody reveals one.
 */
function maskedAnswers({ perBooking, perPax }: Answers): Answers {
  const masked = (answers: readonly Answer[]) =>
    answers.map(({ uuid, value }) => ({ uuid, value: isDocumentNumber(value) ? maskNumber(value) : value }))
  return { perBooking: masked(perBooking), perPax: perPax.map(masked) }
}

/** The states that bookings of every kind have under another name. */
const shown = { reserved: 'held', expired: 'lapsed' } as const

/** The state of a booking whose record has this status. */
export function stateOfStatus(status: string): string {
  return shown[status as keyof typeof shown] ?? status
}

/** The record has no deadline: a reservation ends after so many minutes unless a gateway says otherwise. */
function deadlinesOf({ createdAt }: ActivityBookingRecord): ActivityBookingView['deadlines'] {
  const releaseAt = new Date(Date.parse(createdAt) + RESERVED_MINUTES * 60_000).toISOString()
  return { releaseAt, supplierLimit: null, estimated: true }
}

const PLACES: Readonly<Record<ActivityState, BookingMoneyView['place']>> = {
  reserved: 'held',
  waiting: 'held',
  approved: 'charged',
  // The hold of a booking that was not charged is released at the request (gap 233).
  cancellation_requested: 'released',
  cancelled: 'released',
  expired: 'released',
  rejected: 'released',
  refunded: 'charged',
  refund_declined: 'charged',
}

function moneyOf(record: ActivityBookingRecord): BookingMoneyView {
  const { status, completedAt } = record
  return {
    parts: record.amountBreakdown.map(({ name, quantity, price }) => {
      const cents = (centsFromDecimal(price) ?? 0) * quantity
      return { label: quantity === 1 ? name : `${name} × ${quantity}`, cents }
    }),
    totalCents: centsOfUsd(record.totalAmount),
    markup: null,
    place: status === 'cancellation_requested' && completedAt !== null ? 'charged' : PLACES[status],
    settlement: settlementOf(record),
  }
}

/** The settlement of a charge (gap 169). */
function settlementOf({ status, totalAmount, refundAmount }: ActivityBookingRecord): Settlement | null {
  if (status !== 'refunded' && status !== 'refund_declined') return null
  const chargedCents = centsOfUsd(totalAmount)
  const declined = status === 'refund_declined' ? 0 : null
  const refundedCents = refundAmount === null ? declined : centsOfUsd(refundAmount)
  return {
    chargedCents,
    refundedCents,
    feeCents: refundedCents === null ? null : chargedCents - refundedCents,
  }
}

const { service } = automaticActors

/** The booking's history from its record, which names nobody, and no time of a confirmation. */
function timelineOf(record: ActivityBookingRecord): TimelineEntry[] {
  const { completedAt, cancellationRequestAt, status, updatedAt } = record
  const own = (at: string, text: string) => ({ at: utc(at), text, who: service, verb: null })
  const entries: TimelineEntry[] = [
    { at: utc(record.createdAt), text: 'Reserved', who: null, verb: null, moves: 'hold' },
  ]
  if (completedAt) entries.push({ ...own(completedAt, 'Approved'), moves: 'charge' })
  if (cancellationRequestAt) {
    entries.push({
      at: utc(cancellationRequestAt),
      text: 'Cancellation requested',
      who: null,
      verb: 'cancel',
    })
  }
  const end = endOf(record)
  if (end !== null) {
    const at = (status === 'refunded' && record.refundDate) || updatedAt
    const moves = END_MOVES[status]
    entries.push({ ...own(at, end.text), ...end, ...(moves && { moves }) })
  }
  return entries
}

/** The effect of an end on the wallet; a declined refund has none. */
const END_MOVES: Partial<Record<ActivityBookingRecord['status'], WalletEntryKind>> = {
  cancelled: 'release',
  expired: 'release',
  rejected: 'release',
  refunded: 'refund',
}

function endOf(record: ActivityBookingRecord): Pick<TimelineEntry, 'text' | 'detail'> | null {
  switch (record.status) {
    case 'cancelled':
      return { text: 'Cancelled, funds released' }
    case 'expired':
      return { text: 'Expired, funds released' }
    case 'rejected':
      return { text: 'Rejected by the host, funds released' }
    case 'refund_declined':
      return { text: 'Refund declined' }
    case 'refunded': {
      const cents = settlementOf(record)?.refundedCents ?? null
      return { text: 'Refunded', ...(cents !== null && { detail: formatNet(cents) }) }
    }
    default:
      return null
  }
}

function utc(instant: string): string {
  return new Date(instant).toISOString()
}

function utcOrNull(instant: string | null): string | null {
  return instant === null ? null : utc(instant)
}

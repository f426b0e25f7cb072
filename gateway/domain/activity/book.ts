import { randomUUID } from 'node:crypto'
import type { Answers } from '../../../contract/activity/booking.ts'
import { bookedTicketTypes } from '../../../contract/activity/codes.ts'
import { RESERVED_MINUTES } from '../../../contract/activity/limits.ts'
import { plusSeconds } from '../../clock.ts'
import type { Services } from '../../services.ts'
import type { ProductContent } from '../../supply/activity/product.ts'
import type { PriceSet, Timeslot, Variant } from '../../supply/activity/variant.ts'
import type { Booked } from '../booking/answered-before.ts'
import type { Offer } from '../booking/offer.ts'
import { placeBooking, type NotPlaced } from '../booking/place-booking.ts'
import { broken, fail, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import type {
  ActivityContact,
  ActivityDetail,
  BookedOption,
  BookedVariant,
  Customer,
  Party,
} from './activity-booking.ts'
import { activityKind } from './activity-kind.ts'
import { answersFault, surcharges, type AnswerFault, type PriceLine } from './answers.ts'
import { findVariant } from './find-variant.ts'
import {
  dateFault,
  dayFault,
  defaultDate,
  partyFault,
  partySize,
  placesLeft,
  setFor,
  slotOf,
  type OrderFault,
} from './order-rules.ts'
import { priceDays } from './price-days.ts'

/** A request to book a variant. */
export type ActivityOrder = {
  variantUuid: string
  /** Null: in a week. */
  arrivalDate: string | null
  /** A start by uuid or time. */
  slot: string | null
  party: Party
  customer: Customer
  /** The caller's own reference, which may name several bookings (gap 181). */
  partnerReference: string | null
  answers: Answers
  /** The request as its family read it. */
  body: object
}

/** The answer to a booking request: its uuid, and whether the wallet was short. */
export type ActivityBooked = Booked & { uuid: string }

/** The variant, day, start and prices that a checked request buys. */
type Bought = {
  variant: Variant
  content: ProductContent
  date: string
  slot: Timeslot | null
  set: PriceSet
}

/**
 * Reserves an activity and holds its total for half an hour. Nothing is taken from the supply before the
 * booking is confirmed. A request that breaks a rule, or that the wallet cannot pay, stores and holds
 * nothing.
 * Source: Activity v2, POST /Activity/v2/bookings; gaps 166, 167, 173-175, 179, 181, 182, 184.
 * Faults: `gone`: no such variant; `rule-broken`.
 */
export function bookActivity(
  services: Services,
  grant: Grant<'activity_book'>,
  order: ActivityOrder,
): Promise<Outcome<ActivityBooked, NotPlaced | 'rule-broken', OrderFault | AnswerFault>> {
  return placeBooking<{ uuid: string }, 'gone' | 'rule-broken', OrderFault | AnswerFault>(services, {
    kind: activityKind,
    grant,
    body: order.body,
    clientReference: order.partnerReference,
    quote: async () => {
      const checked = await check(services, grant, order)
      return checked.ok ? ok(offerOf(grant, order, checked.value)) : checked
    },
  })
}

async function check(
  services: Services,
  grant: Grant,
  order: ActivityOrder,
): Promise<Outcome<Bought, 'gone' | 'rule-broken', OrderFault | AnswerFault>> {
  const { now, environment } = grant
  const match = await findVariant(services, order.variantUuid, environment)
  if (!match) return fail('gone')
  const { variant } = match
  const date = order.arrivalDate ?? defaultDate(variant, now)
  const fault = dateFault(variant, date, now)
  if (fault) return broken(fault)
  const days = await priceDays(services, grant, variant, { from: date, to: date })
  const day = days.ok ? days.value.find((each) => each.date === date) : undefined
  const closed = dayFault(day, date)
  if (closed) return broken(closed)
  const slot = slotOf(variant, date, order.slot, now)
  if (slot && 'rule' in slot) return broken(slot)
  const refused = partyFault(variant, order.party)
  if (refused) return broken(refused)
  const set = setFor(day, slot, partySize(order.party))
  if (!set) return broken({ rule: 'places', date, left: placesLeft(day, slot) })
  const unpriced = bookedTicketTypes.find(
    (type) => order.party[type] > 0 && set.rates.every(({ category }) => category !== type),
  )
  if (unpriced) return broken({ rule: 'not-admitted', type: unpriced, limit: 0 })
  const countries = new Set(services.reference.countries().map(({ code }) => code))
  const wrong = answersFault(variant, order.party, order.answers, (code) => countries.has(code))
  if (wrong) return broken(wrong)
  return ok({ ...match, date, slot, set })
}

function offerOf(grant: Grant, order: ActivityOrder, bought: Bought): Offer<{ uuid: string }> {
  const breakdown = priceLines(order, bought)
  const deadline = plusSeconds(grant.now, RESERVED_MINUTES * 60)
  const uuid = randomUUID()
  return {
    offerCode: bought.variant.uuid,
    activeKeys: [],
    totalCents: breakdown.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0),
    lapsesAt: deadline,
    limitAt: deadline,
    answer: { uuid },
    detail: () => detailOf(uuid, order, bought, breakdown),
    people: peopleOf(order),
    // Inventory is not locked before the confirmation.
    take: () => Promise.resolve(true),
    giveBack: () => Promise.resolve(),
  }
}

/** The cost of the tickets and of the chosen options, in lines (gap 179). */
function priceLines({ party, answers }: ActivityOrder, { variant, set }: Bought): PriceLine[] {
  const tickets = set.rates
    .map(({ category, retailCents }) => ({
      name: variant.tickets.find(({ type }) => type === category)?.label ?? category,
      quantity: party[category],
      cents: retailCents,
    }))
    .filter(({ quantity }) => quantity > 0)
  return [...tickets, ...surcharges(variant, answers)]
}

function detailOf(
  uuid: string,
  { party, answers }: ActivityOrder,
  { variant, content, date, slot }: Bought,
  breakdown: readonly PriceLine[],
): ActivityDetail {
  return {
    uuid,
    supplierUuid: null,
    variant: bookedVariant(variant, content),
    arrivalDate: date,
    slot,
    party,
    options: bookedOptions(variant, answers),
    breakdown,
    taken: null,
    answer: null,
    waitsUntil: null,
    vouchers: [],
    cancellation: null,
  }
}

function bookedVariant(variant: Variant, content: ProductContent): BookedVariant {
  return {
    uuid: variant.uuid,
    productUuid: variant.productUuid,
    title: variant.titles.EN,
    productTitle: content.product.titles.EN,
    refundSteps: variant.refundSteps,
    refusesRefunds: variant.refusesRefunds,
    timeZone: variant.timeZone,
    durationMinutes: variant.durationMinutes,
    directAdmission: variant.directAdmission,
    voucherRequiresPrinting: variant.voucherRequiresPrinting,
    voucherUse: variant.voucherUse,
    redemptionAddress: variant.redemptionAddress,
    meetingAddress: variant.meetingAddress,
    meetingTime: variant.meetingTime,
    validDays: variant.validDays,
  }
}

/** The options that were answered for the booking or for any traveller. */
function bookedOptions({ perBooking, perTraveller }: Variant, answers: Answers): BookedOption[] {
  const answered = new Set([answers.perBooking, ...answers.perPax].flat().map(({ uuid }) => uuid))
  return [...perBooking, ...perTraveller]
    .filter(({ uuid }) => answered.has(uuid))
    .map(({ uuid, name, input, items }) => ({
      uuid,
      name,
      input,
      items: items.map(({ label, value }) => ({ label, value })),
    }))
}

/** The contact, then a person for each traveller with answers of their own. */
function peopleOf({ customer, answers }: ActivityOrder): object[] {
  const contact: ActivityContact = { ...customer, answers: answers.perBooking }
  return [contact, ...answers.perPax.map((own) => ({ answers: own }))]
}

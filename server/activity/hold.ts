import 'server-only'
import { activityFormFields } from '../../lib/activity/booking-form-fields.ts'
import {
  checkActivityForm,
  markupParty,
  partyOfForm,
  type ActivityForm,
} from '../../lib/activity/booking-form.ts'
import { activitySubject } from '../../lib/activity/draft.ts'
import { placeOfCode, totalOf, type ActivityOffer } from '../../lib/activity/activity-offer.ts'
import { activityRefundTerms } from '../../lib/activity/refund-terms.ts'
import { agreedMarkup } from '../../lib/booking/markup.ts'
import { ruleOfTyped } from '../../lib/booking/typed-markup.ts'
import { draftKey } from '../../lib/booking/draft.ts'
import { isTaken } from '../../lib/booking/price-tolerance.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { Occupied } from '../../lib/booking/occupied.ts'
import { refusalOf } from '../booking/refusal-of.ts'
import type { CheckedInput, HoldAnswer, ReadyHold } from '../booking/kind-hold.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { Grant } from '../session/grant.ts'
import { occupiedStart } from './activity-list.ts'
import { activityBookRequest, type ActivityBookRequest } from './book-request.ts'
import { readOffer } from './read-offer.ts'

/**
 * Makes every check that can stop a reservation before it is sent: prices, places and questions as they are
 * now, consent to the total, and the rules of the form. Nothing is reserved at a total other than the
 * accepted one, or a higher one within the limits.
 */
export async function prepareActivityHold(
  desk: Desk,
  grant: Grant<'activity_book'>,
  input: CheckedInput<ActivityForm>,
): Promise<ReadyHold | { kind: 'stop'; outcome: HoldOutcome }> {
  const stop = (outcome: HoldOutcome) => ({ kind: 'stop' as const, outcome })
  const badForm = (message: string) => stop({ kind: 'refused', code: 'BadForm', message })
  const place = placeOfCode(input.offerCode)
  if (place === null) return stop({ kind: 'gone', code: 'not_available' })
  const read = await readOffer(desk, grant, place)
  if (read.kind !== 'ok')
    return stop(refusalOf(read, { kind: 'activity', operation: 'activity.create-booking' }))
  const offer = read.data
  const problem = problemOf(offer, input.form)
  if (problem !== null) return badForm(problem)
  const total = totalOf(offer, input.form)
  if (total === null || !isTaken(total.totalCents, input)) return stop({ kind: 'revalidate' })
  const request = activityBookRequest(input, offer)
  if (!request.ok) return badForm(`${request.field} is missing or wrong.`)
  return {
    kind: 'ready',
    send: () => send(desk, grant, request.body, total.totalCents),
    totalCents: total.totalCents,
    markup: agreedMarkup(
      ruleOfTyped(input.form.markup),
      total.totalCents,
      markupParty(partyOfForm(input.form)),
    ),
    terms: activityRefundTerms(offer.variant, place.date, total.totalCents),
    occupied: occupiedOf(offer),
    draftKey: draftKey('activity', { subjectKey: activitySubject(place) }),
  }
}

/** The time that an offer takes: its variant says how long it lasts. */
function occupiedOf({ variant, place }: ActivityOffer): Occupied[] {
  const start = variant.timeslots.find(({ uuid }) => uuid === place.slot)?.startTime ?? null
  return occupiedStart({ variant: variant.title, date: place.date, start }, variant.minutes)
}

/** The first rule that the form breaks; null if it breaks none. */
function problemOf({ variant }: ActivityOffer, form: ActivityForm): string | null {
  if (!activityFormFields.safeParse(form).success) return 'The form is incomplete.'
  const problems: string[] = []
  checkActivityForm(variant)(form, (_, message) => problems.push(message))
  return problems[0] ?? null
}

/**
 * Sends the booking request. A wallet that is short is an answer without a booking (gap 182), and a variant
 * that is unknown by now is an offer that is gone.
 */
async function send(
  desk: Desk,
  grant: Grant<'activity_book'>,
  body: ActivityBookRequest,
  totalCents: number,
): Promise<CallOutcome<HoldAnswer>> {
  const booked = await callAs(desk, grant, 'activity.create-booking', body)
  if (booked.kind === 'ok') {
    const { uuid, status, totalAmount } = booked.data
    const priceChanged = Math.round(totalAmount * 100) !== totalCents
    const state = status === 'reserved' ? 'held' : status
    return { kind: 'ok', data: { reference: uuid, state, priceChanged, message: '' } }
  }
  if (booked.kind !== 'refused') return booked
  if (booked.code === 'insufficient_balance') {
    const { message } = booked
    return { kind: 'ok', data: { reference: '', state: 'short', priceChanged: false, message } }
  }
  return booked.code === 'not_found' ? { ...booked, code: 'not_available' } : booked
}

import 'server-only'
import { hotelStateOf } from '../../contract/hotel/booking-states.ts'
import { guestFormFields } from '../../lib/hotel/guest-fields.ts'
import { draftKey } from '../../lib/booking/draft.ts'
import { isTaken } from '../../lib/booking/price-tolerance.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import { gotWorse } from '../../lib/booking/refund-terms.ts'
import { guestsFor, staySubject } from '../../lib/hotel/draft.ts'
import { agreedMarkup } from '../../lib/booking/markup.ts'
import { ruleOfTyped } from '../../lib/booking/typed-markup.ts'
import { checkGuestForm, partyOfGuests, type GuestForm } from '../../lib/hotel/guest-form.ts'
import { cancellationTerms } from '../../lib/hotel/terms.ts'
import type { CheckedInput, HoldAnswer, ReadyHold } from '../booking/kind-hold.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { Grant } from '../session/grant.ts'
import { hotelBookRequest, type HotelBookRequest } from './book-request.ts'
import { recheckRate } from './check-rate.ts'
import { occupiedNights } from './hotel-list.ts'

/** The form with every rule, for input from outside. Errors name the field and what to type. */
export const guestFormSchema = guestFormFields.superRefine((form, context) =>
  checkGuestForm(form, (path, message) => context.addIssue({ code: 'custom', path: [...path], message })),
)

/**
 * Makes every check that can stop the hold of a rate before it is sent: a rate check in this very session
 * (HotelBook reads its result, and a renewed session has none) and consent. A rate is never held at a price
 * other than the accepted one, or a higher one within the limits, and never under worse terms.
 */
export async function prepareHotelHold(
  desk: Desk,
  grant: Grant<'hotel_book'>,
  input: CheckedInput<GuestForm>,
): Promise<ReadyHold | { kind: 'stop'; outcome: HoldOutcome }> {
  const stop = (outcome: HoldOutcome) => ({ kind: 'stop' as const, outcome })
  const badForm = (message: string) => stop({ kind: 'refused', code: 'BadForm', message })
  const checked = await recheckRate(desk, grant, input.offerCode)
  if (checked.kind === 'failed') {
    return stop({ kind: 'refused', code: 'Unavailable', message: checked.message })
  }
  if (checked.kind !== 'priced') return stop(checked)
  const { offer } = checked
  if (!isTaken(offer.price.totalCents, input)) return stop({ kind: 'revalidate' })
  if (input.acceptedRefund && gotWorse(input.acceptedRefund, offer.terms)) return stop({ kind: 'revalidate' })
  const form = guestFormSchema.safeParse(input.form)
  if (!form.success) return badForm(form.error.issues[0]?.message ?? '')
  if (!guestsFor({ offerCode: '', subjectKey: '', form: form.data }, offer.rooms)) {
    return badForm("The guests don't match the search for these rooms.")
  }
  const request = hotelBookRequest(input, offer)
  if (!request.ok) return badForm(`${request.field} is missing or wrong.`)
  return {
    kind: 'ready',
    send: () => send(desk, grant, request.body),
    totalCents: offer.price.totalCents,
    markup: agreedMarkup(ruleOfTyped(form.data.markup), offer.price.totalCents, partyOfGuests(form.data)),
    terms: cancellationTerms(offer.terms, offer.price.totalCents),
    occupied: occupiedNights(offer),
    draftKey: draftKey('hotel', { subjectKey: staySubject(offer) }),
  }
}

/** Sends HotelBook. `Success: true` can still mean that nothing is held (41, 42). The answer has no price. */
async function send(
  desk: Desk,
  grant: Grant<'hotel_book'>,
  body: HotelBookRequest,
): Promise<CallOutcome<HoldAnswer>> {
  const booked = await callAs(desk, grant, 'hotel.book', body)
  if (booked.kind !== 'ok') return booked
  const { UniqueId, Category, Status, WarningMessage } = booked.data
  const state = hotelStateOf(Category, Status)
  return {
    kind: 'ok',
    data: { reference: UniqueId, state, priceChanged: false, message: WarningMessage ?? '' },
  }
}

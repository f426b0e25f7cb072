import 'server-only'
import { hotelStateOf } from '../../contract/hotel/booking-states.ts'
import { draftKey } from '../../lib/booking/draft.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import { guestsFor, staySubject } from '../../lib/hotel/draft.ts'
import { guestFormSchema } from '../../lib/hotel/guest-form-schema.ts'
import type { GuestForm } from '../../lib/hotel/guest-form.ts'
import { holdOnce, type HoldAnswer, type HoldRequest } from '../booking/hold.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { Outcome } from '../gateway-client/outcome.ts'
import type { Grant } from '../session/grant.ts'
import { hotelBookRequest, type HotelBookRequest } from './book-request.ts'
import { checkRate } from './check-rate.ts'
import { hotelKind } from './hotel-kind.ts'

/**
 * Holds a rate, once for each client reference. Before it is sent: a check in this very session (HotelBook reads its result;
 * a renewed session knows none), and consent. A price other than the accepted one is never held.
 */
export function hold(
  desk: Desk,
  grant: Grant<'hotel_book'>,
  input: HoldInput<GuestForm>,
): Promise<HoldOutcome> {
  return holdOnce(desk, grant, hotelKind, { ...input, prepare: () => prepare(desk, grant, input) })
}

/** Everything that can stop a hold before anything is committed. */
async function prepare(
  desk: Desk,
  grant: Grant<'hotel_book'>,
  input: HoldInput<GuestForm>,
): ReturnType<HoldRequest['prepare']> {
  const stop = (outcome: HoldOutcome) => ({ kind: 'stop' as const, outcome })
  const badForm = (message: string) => stop({ kind: 'refused', code: 'BadForm', message })
  const checked = await checkRate(desk, grant, input.fareSourceCode)
  if (checked.kind === 'failed') {
    return stop({ kind: 'refused', code: 'Unavailable', message: checked.message })
  }
  if (checked.kind !== 'priced') return stop(checked)
  const { offer } = checked
  if (offer.price.totalCents !== input.acceptedTotalCents) return stop({ kind: 'revalidate' })
  const form = guestFormSchema.safeParse(input.form)
  if (!form.success) return badForm(form.error.issues[0]?.message ?? '')
  if (!guestsFor({ fareSourceCode: '', subjectKey: '', form: form.data }, offer.rooms)) {
    return badForm('These are not the guests that the rooms were searched for.')
  }
  const request = hotelBookRequest(input, offer)
  if (!request.ok) return badForm(`${request.field} is missing or wrong.`)
  return {
    kind: 'ready',
    send: () => send(desk, grant, request.body),
    totalCents: offer.price.totalCents,
    draftKey: draftKey('hotel', { subjectKey: staySubject(offer) }),
  }
}

/** HotelBook. `Success: true` can still mean that nothing is held (41, 42). It reports no price of its own. */
async function send(
  desk: Desk,
  grant: Grant<'hotel_book'>,
  body: HotelBookRequest,
): Promise<Outcome<HoldAnswer>> {
  const booked = await callAs(desk, grant, 'hotel.book', body)
  if (booked.kind !== 'ok') return booked
  const { UniqueId, Category, Status, WarningMessage } = booked.data
  const state = hotelStateOf(Category, Status)
  return {
    kind: 'ok',
    data: { uniqueId: UniqueId, state, priceChanged: false, message: WarningMessage ?? '' },
  }
}

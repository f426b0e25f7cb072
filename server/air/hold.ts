import 'server-only'
import { airStateOf } from '../../contract/air/booking-states.ts'
import { passengerFormFields } from '../../lib/air/passenger-fields.ts'
import { tripKey } from '../../lib/air/draft.ts'
import { passengerRulesOf, segmentsOf, termsOfFare } from '../../lib/air/fare.ts'
import { partyOfParts } from '../../lib/air/fare-markup.ts'
import { agreedMarkup } from '../../lib/booking/markup.ts'
import { ruleOfTyped } from '../../lib/booking/typed-markup.ts'
import { checkPassengerForm, type PassengerForm, type PassengerRules } from '../../lib/air/passenger-form.ts'
import { draftKey } from '../../lib/booking/draft.ts'
import { isTaken } from '../../lib/booking/price-tolerance.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { CheckedInput, HoldAnswer, ReadyHold } from '../booking/kind-hold.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { Grant } from '../session/grant.ts'
import { withNumbers } from '../traveller/saved.ts'
import { occupiedBy } from './air-list.ts'
import { airBookRequest, type AirBookRequest } from './book-request.ts'
import { checkFare } from './check-fare.ts'

/**
 * Makes every check that can stop the hold of a fare before it is sent: revalidation in this very session (a
 * renewed session knows no earlier one) and consent. A fare is never held at a price other than the accepted
 * one, or a higher one within the limits.
 */
export async function prepareAirHold(
  desk: Desk,
  grant: Grant<'air_book'>,
  input: CheckedInput<PassengerForm>,
): Promise<ReadyHold | { kind: 'stop'; outcome: HoldOutcome }> {
  const stop = (outcome: HoldOutcome) => ({ kind: 'stop' as const, outcome })
  const checked = await checkFare(desk, grant, input.offerCode)
  if (checked.kind === 'failed')
    return stop({ kind: 'refused', code: 'Unavailable', message: checked.message })
  if (checked.kind !== 'priced') return stop(checked)
  const { offer: fare } = checked
  const passengers = await withNumbers(desk, grant, input.form.passengers)
  if (passengers === null) return stop(NOT_SAVED)
  const whole = { ...input, form: { ...input.form, passengers } }
  if (!isTaken(fare.price.totalCents, input)) return stop({ kind: 'revalidate' })
  const rules = { ...passengerRulesOf(fare), today: checked.checkedAt.slice(0, 10) }
  const form = passengerFormSchema(rules).safeParse(whole.form)
  if (!form.success) {
    return stop({ kind: 'refused', code: 'BadForm', message: form.error.issues[0]?.message ?? '' })
  }
  const request = airBookRequest(whole, fare.offerCode, fare.parts)
  if (!request.ok)
    return stop({ kind: 'refused', code: 'BadForm', message: `${request.field} is missing or wrong.` })
  return {
    kind: 'ready',
    send: () => send(desk, grant, request.body),
    totalCents: fare.price.totalCents,
    markup: agreedMarkup(ruleOfTyped(input.form.markup), fare.price.totalCents, partyOfParts(fare.parts)),
    terms: termsOfFare(fare),
    partSizes: fare.legs.map(({ segments }) => segments.length),
    occupied: occupiedBy(segmentsOf(fare)),
    draftKey: draftKey('air', { subjectKey: tripKey(fare) }),
  }
}

const NOT_SAVED = {
  kind: 'refused',
  code: 'BadForm',
  message: 'A saved passport number was erased. Enter the number.',
} as const

/** Sends AirBook. `Success: true` can still mean that nothing is held (40/40, 40/41, 40/42). */
async function send(
  desk: Desk,
  grant: Grant<'air_book'>,
  body: AirBookRequest,
): Promise<CallOutcome<HoldAnswer>> {
  const booked = await callAs(desk, grant, 'air.book', body)
  if (booked.kind !== 'ok') return booked
  const { UniqueId, Category, Status, PriceChange, WarningMessage } = booked.data
  const state = airStateOf(Category, Status)
  const data = {
    reference: UniqueId,
    // A booking that fails at once was never held, unlike a ticket that is refused (gap 65).
    state: state === 'failed' ? ('refused' as const) : state,
    priceChanged: PriceChange,
    message: WarningMessage ?? '',
  }
  return { kind: 'ok', data }
}

/** The form with every rule of the fare, for input from outside. Errors name the field and what to type. */
export function passengerFormSchema(rules: PassengerRules) {
  return passengerFormFields.superRefine((form, context) =>
    checkPassengerForm(form, rules, (path, message) =>
      context.addIssue({ code: 'custom', path: [...path], message }),
    ),
  )
}

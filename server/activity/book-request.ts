import 'server-only'
import type { z } from 'zod'
import { createActivityBooking } from '../../contract/activity/bookings.ts'
import type { ActivityOffer } from '../../lib/activity/activity-offer.ts'
import { sentAnswers } from '../../lib/activity/answer-rules.ts'
import { partyOfForm, type ActivityForm } from '../../lib/activity/booking-form.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import { withOwnReference } from '../booking/client-reference.ts'

export type ActivityBookRequest = z.infer<(typeof createActivityBooking)['request']['body']>

/**
 * Turns the form into a booking request (Activity v2, POST bookings; gaps 161, 173-176, 181). Answers the
 * field's name where a value breaks a rule.
 */
export function activityBookRequest(
  input: HoldInput<ActivityForm>,
  { place, variant }: Pick<ActivityOffer, 'place' | 'variant'>,
): { ok: true; body: ActivityBookRequest } | { ok: false; field: string } {
  const { form } = input
  const { perBooking, perPax } = variant.options
  const { adult, child, senior } = partyOfForm(form)
  const parsed = createActivityBooking.request.body.safeParse({
    productTypeUuid: place.variant,
    arrivalDate: place.date,
    ...(place.slot === null ? {} : { timeSlotUuid: place.slot }),
    adults: adult,
    children: child,
    seniors: senior,
    customer: {
      salutation: form.salutation,
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      email: form.email.trim(),
      phone: form.phone.trim(),
    },
    // The look-up of an attempt whose answer was lost finds it by this field.
    partnerReference: withOwnReference(form.reference, input.clientReference),
    ...(form.message.trim() === '' ? {} : { message: form.message.trim() }),
    options: {
      perBooking: sentAnswers(perBooking, form.booking),
      perPax: form.travellers.map(({ answers }) => sentAnswers(perPax, answers)),
    },
  })
  return parsed.success
    ? { ok: true, body: parsed.data }
    : { ok: false, field: parsed.error.issues[0]?.path.join('.') ?? '' }
}

import { z } from 'zod'
import { COST_CENTRE_LENGTH } from '../office/cost-centres.ts'
import { formClient } from '../booking/form-client.ts'
import { typedMarkupFields } from '../booking/typed-markup-fields.ts'
import { bookedTicketTypes } from '../../contract/activity/codes.ts'
import { typedEmailLine, typedLine, typedPhoneLine } from '../typed-text-fields.ts'

/** An answer as typed; several values for a list that allows them. */
export const typedAnswer = z.union([z.string().max(2000), z.array(z.string().max(200)).max(100)])

/** Answers by the uuid of their option. */
export const typedAnswers = z.record(z.string().max(64), typedAnswer)

/** The whole form of an activity, also the shape of a saved draft. Its rules are in `booking-form.ts`. */
export const activityFormFields = z.object({
  salutation: z.string().max(20),
  lastName: typedLine(600),
  firstName: typedLine(600),
  email: typedEmailLine,
  phone: typedPhoneLine,
  /** The agent's own reference. */
  reference: typedLine(600),
  /** A message to the host. */
  message: typedLine(20_000),
  markup: typedMarkupFields.optional(),
  costCentre: typedLine(COST_CENTRE_LENGTH).optional(),
  client: formClient,
  booking: typedAnswers,
  /** Adults, then children, then seniors, as the booking lists them (gap 176). */
  travellers: z
    .array(z.object({ type: z.enum(bookedTicketTypes), answers: typedAnswers }))
    .min(1)
    .max(100),
})

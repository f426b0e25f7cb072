import { z } from 'zod'
import { typedMarkupFields } from '../booking/typed-markup-fields.ts'
import { bookedTicketTypes } from '../../contract/activity/codes.ts'

/** An answer as typed; several values for a list that allows them. */
export const typedAnswer = z.union([z.string().max(2000), z.array(z.string().max(200)).max(100)])

/** Answers by the uuid of their option. */
export const typedAnswers = z.record(z.string().max(64), typedAnswer)

/** The whole form of an activity, also the shape of a saved draft. Its rules are in `booking-form.ts`. */
export const activityFormFields = z.object({
  salutation: z.string().max(20),
  lastName: z.string().max(200),
  firstName: z.string().max(200),
  email: z.string().max(300),
  phone: z.string().max(100),
  /** The agent's own reference. */
  reference: z.string().max(200),
  /** To the host. */
  message: z.string().max(4000),
  markup: typedMarkupFields.optional(),
  booking: typedAnswers,
  /** Adults, then children, then seniors, as the booking lists them (gap 176). */
  travellers: z
    .array(z.object({ type: z.enum(bookedTicketTypes), answers: typedAnswers }))
    .min(1)
    .max(100),
})

import { z } from 'zod'
import { COST_CENTRE_LENGTH } from '../office/cost-centres.ts'
import { formClient } from '../booking/form-client.ts'
import { typedMarkupFields } from '../booking/typed-markup-fields.ts'
import { MAX_CHILD_AGE, MAX_ROOMS } from '../../contract/hotel/limits.ts'
import { typedEmailLine, typedLine, typedPhoneLine } from '../typed-text-fields.ts'

/** Most guests in a room: eight adults and six children. */
const MOST_GUESTS = 14

/** One guest as the form has it: text as typed. `age` is a child's, fixed by the stay; null for an adult. */
export const guestFields = z.object({
  age: z.int().min(0).max(MAX_CHILD_AGE).nullable(),
  title: z.string(),
  firstName: typedLine(600),
  lastName: typedLine(600),
})

/** The whole form, also the shape of a saved draft. Its rules are in `guest-form.ts`. */
export const guestFormFields = z.object({
  rooms: z
    .array(z.object({ guests: z.array(guestFields).min(1).max(MOST_GUESTS) }))
    .min(1)
    .max(MAX_ROOMS),
  phone: typedPhoneLine,
  email: typedEmailLine,
  nationality: z.string(),
  note: typedLine(20_000),
  markup: typedMarkupFields.optional(),
  costCentre: typedLine(COST_CENTRE_LENGTH).optional(),
  client: formClient,
})

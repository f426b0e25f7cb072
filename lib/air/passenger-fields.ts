import { z } from 'zod'
import { COST_CENTRE_LENGTH } from '../office/cost-centres.ts'
import { formClient } from '../booking/form-client.ts'
import { typedMarkupFields } from '../booking/typed-markup-fields.ts'
import { typedEmailLine, typedLine, typedPhoneLine } from '../typed-text-fields.ts'

/** One traveller as the form has it: text as typed, dates as `YYYY-MM-DD` or null. */
export const passengerFields = z.object({
  type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  title: z.string(),
  firstName: typedLine(600),
  lastName: typedLine(600),
  gender: z.string(),
  birthDate: z.string().nullable(),
  nationality: z.string(),
  passportNumber: typedLine(200),
  passportExpiry: z.string().nullable(),
  passportIssued: z.string().nullable(),
  passportCountry: z.string(),
})

/** The whole form, also the shape of a saved draft. Its rules are in `passenger-form.ts`. */
export const passengerFormFields = z.object({
  passengers: z.array(passengerFields).min(1).max(18),
  phone: typedPhoneLine,
  email: typedEmailLine,
  markup: typedMarkupFields,
  costCentre: typedLine(COST_CENTRE_LENGTH).optional(),
  client: formClient,
})

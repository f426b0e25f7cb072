import { z } from 'zod'
import { typedEmailLine, typedLine, typedPhoneLine } from '../typed-text-fields.ts'

/** A client as its form sends it. Its rules are in `client-form.ts`. */
export const clientFormFields = z.object({
  kind: z.enum(['person', 'company']),
  name: typedLine(600),
  email: typedEmailLine,
  phone: typedPhoneLine,
  language: z.string().max(35),
  note: typedLine(20_000),
  street: typedLine(600),
  city: typedLine(600),
  taxNumber: typedLine(600),
})

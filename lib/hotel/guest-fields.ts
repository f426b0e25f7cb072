import { z } from 'zod'
import { MAX_CHILD_AGE, MAX_ROOMS } from '../../contract/hotel/limits.ts'

/** Most guests of one room: eight adults, six children. */
const MOST_GUESTS = 14

/** One guest as the form holds it: text as typed. `age` of a child, fixed by the stay; null of an adult. */
export const guestFields = z.object({
  age: z.int().min(0).max(MAX_CHILD_AGE).nullable(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
})

/** The whole form. Also the shape of a saved draft. What must stand in it: `guest-form.ts`. */
export const guestFormFields = z.object({
  rooms: z
    .array(z.object({ guests: z.array(guestFields).min(1).max(MOST_GUESTS) }))
    .min(1)
    .max(MAX_ROOMS),
  phone: z.string(),
  email: z.string(),
  nationality: z.string(),
  note: z.string(),
})

import { z } from 'zod'
import { markupUnits } from './typed-markup.ts'

const figure = z.string().max(40)

/** A markup as the forms of all kinds have it, and as their drafts keep it. */
export const typedMarkupFields = z.object({
  unit: z.enum(markupUnits).optional(),
  amount: figure.optional(),
  adult: figure,
  child: figure,
  infant: figure,
})

import { z } from 'zod'
import { typedLine } from '../typed-text-fields.ts'

/**
 * The client in a booking form of any kind. Null: the agent wants none; left out: that of the trip, or else
 * of the lead traveller.
 */
export const formClient = z
  .object({ id: z.uuid(), name: typedLine(600) })
  .nullable()
  .optional()

import { z } from 'zod'
import { wireText } from '../wire.ts'

// References that callers send are looked up, not stored. One that was never issued is unknown, whatever its
// length.

/** A booking reference as callers send it. */
export const uniqueId = wireText(1).describe(
  "The gateway's reference of the booking, as the booking call gave it.",
)

/** The booking reference of an answer. */
export const answeredUniqueId = z.string().describe("The gateway's reference of the booking.")

/** The caller's own reference in a request for a booking. */
export const askedClientUniqueId = wireText(1).describe(
  "The caller's own reference, as the booking call had it.",
)

/** A FareSourceCode as callers send it. */
export const fareSourceCode = wireText(1).describe(
  'Code of the fare or rate, passed back exactly as received.',
)

/** An inventory source: any text is accepted (gap 40). */
export const provider = z
  .preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().trim())
  .describe('Name of an inventory source; an unknown name means the default.')

import { z } from 'zod'
import { wireText } from '../wire.ts'

// References that callers send are looked up, not stored. One that was never issued is unknown, whatever its
// length.

/** A gateway booking reference as callers send it. */
export const uniqueId = wireText(1)

/** The caller's own reference in a request for a booking. */
export const askedClientUniqueId = wireText(1)

/** A FareSourceCode as callers send it: opaque. */
export const fareSourceCode = wireText(1)

/** An inventory source. Any text is accepted; an unknown name means the default (gap 40). */
export const provider = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().trim(),
)

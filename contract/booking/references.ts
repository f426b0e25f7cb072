import { z } from 'zod'
import { wireText } from '../wire.ts'

// What callers pass back is looked up, not stored: whatever was never given out is unknown, however long it is.

/** A gateway booking reference as callers pass it back. */
export const uniqueId = wireText(1)

/** The caller's own reference as a booking is asked for by it. */
export const askedClientUniqueId = wireText(1)

/** A FareSourceCode as callers pass it back: opaque. */
export const fareSourceCode = wireText(1)

/** An inventory source. Any text: what names none falls back to the default (gap 40). */
export const provider = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().trim(),
)

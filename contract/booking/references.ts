import { wireText } from '../wire.ts'

/** A gateway booking reference as callers pass it back. */
export const uniqueId = wireText(1, 64)

/** A FareSourceCode as callers pass it back: opaque. */
export const fareSourceCode = wireText(1, 256)

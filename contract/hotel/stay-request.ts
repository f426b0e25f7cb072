import { z } from 'zod'
import { wireInt } from '../wire.ts'
import { MAX_ADULTS_PER_ROOM, MAX_CHILD_AGE, MAX_CHILDREN_PER_ROOM } from './limits.ts'

/** A hotel's or a place's number: digits, also as text (gaps 109, 110, 141, 142). */
export const hotelNumber = wireInt(1, 999_999_999_999_999)

/**
 * One room of a search in the session family. That somebody grown up sleeps in it, and that every child has an age, are
 * rules with sentences of their own (gaps 89, 111).
 */
export const wireOccupancy = z.object({
  AdultCount: wireInt(0, MAX_ADULTS_PER_ROOM),
  ChildCount: wireInt(0, MAX_CHILDREN_PER_ROOM).optional(),
  ChildAges: z.array(wireInt(0, MAX_CHILD_AGE)).max(MAX_CHILDREN_PER_ROOM).optional(),
})

export type WireOccupancy = z.infer<typeof wireOccupancy>

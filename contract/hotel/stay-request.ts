import { z } from 'zod'
import { entity } from '../entity.ts'
import { wireInt, wireName, writtenAs } from '../wire.ts'
import { bedTypes, hotelSorts, meals } from './codes.ts'
import { MAX_ADULTS_PER_ROOM, MAX_CHILD_AGE, MAX_CHILDREN_PER_ROOM } from './limits.ts'

const MOST_NUMBER = 999_999_999_999_999
const writtenNumber = [
  { type: 'integer', minimum: 1, maximum: MOST_NUMBER },
  { type: 'string', pattern: '^[0-9]{1,15}$' },
]

/** The number of a hotel or place: digits, also as text (gaps 109, 110, 141, 142). */
export const hotelNumber = writtenAs(wireInt(1, MOST_NUMBER), { anyOf: writtenNumber })

/** The HotelId of an answer: a signed 32-bit integer, as strictly typed clients have it (gap 222). */
export const hotelId = z.int32().min(1)

/** The value of a filter; one that has a name is written as the document has it. */
export const filterOption = writtenAs(
  wireName(
    [...meals, ...bedTypes, { id: 'true' }].map(({ id }) => id),
    64,
  ),
  // Other filters take other texts.
  { type: 'string', minLength: 1, maxLength: 64 },
)

/** The order of a list of hotels. */
export const hotelSort = wireName(
  hotelSorts.map(({ id }) => id),
  64,
)

/** CityId and HotelId of the session family: the one that is not used is left out or null. */
export const modeNumber = writtenAs(hotelNumber.optional(), { anyOf: [...writtenNumber, { type: 'null' }] })

/**
 * One room of a search in the session family. The rules that a room has an adult, and that every child has an
 * age, are checked elsewhere with sentences of their own (gaps 89, 111).
 */
export const wireOccupancy = entity('Occupancy', {
  AdultCount: writtenAs(wireInt(0, MAX_ADULTS_PER_ROOM), {
    type: 'integer',
    minimum: 1,
    maximum: MAX_ADULTS_PER_ROOM,
  }).describe('Adults in the room.'),
  ChildCount: wireInt(0, MAX_CHILDREN_PER_ROOM)
    .describe('Children in the room; left out, as many as ChildAges has.')
    .optional(),
  ChildAges: z
    .array(wireInt(0, MAX_CHILD_AGE))
    .max(MAX_CHILDREN_PER_ROOM)
    .describe('Age of each child at check-out, in years.')
    .optional(),
})

export type WireOccupancy = z.infer<typeof wireOccupancy>

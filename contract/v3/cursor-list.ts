import { z } from 'zod'
import { wireInt, wireText } from '../wire.ts'
import { objectType } from './object-type.ts'

/** Entries of a page by cursor when the caller names no number, and the most (gap 149). */
export const CURSOR_LIMIT_DEFAULT = 50
export const CURSOR_LIMIT_MAX = 100

/** The query of a list by cursor (v3, Pagination; gaps 138, 149). */
export const cursorQuery = z.object({
  limit: wireInt(1, CURSOR_LIMIT_MAX)
    .describe(`Most entries on a page; left out, ${CURSOR_LIMIT_DEFAULT}.`)
    .optional(),
  after: wireText(1, 256)
    .describe('The `next_cursor` of the page before; left out, the first page. It is opaque.')
    .optional(),
  client_reference: wireText(1, 128)
    .describe('Only bookings with this reference of the caller, exactly.')
    .optional(),
})

/** A page by cursor. */
export function cursorList<const O extends string, T extends z.ZodType>(object: O, entry: T) {
  return z.object({
    object: objectType(object),
    data: z.array(entry).describe('The entries of this page, newest first.'),
    has_more: z.boolean().describe('Whether another page follows.'),
    next_cursor: z
      .string()
      .nullable()
      .describe('Send it as `after` to get the next page; null on the last one.'),
  })
}

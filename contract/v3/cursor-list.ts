import { z } from 'zod'
import { wireInt, wireText } from '../wire.ts'

/** Entries of a page by cursor when the caller names no number, and the most (gap 149). */
export const CURSOR_LIMIT_DEFAULT = 50
const CURSOR_LIMIT_MAX = 100

/** The query of a list by cursor (v3, Pagination; gaps 138, 149). */
export const cursorQuery = z.object({
  limit: wireInt(1, CURSOR_LIMIT_MAX).optional().describe(`default ${CURSOR_LIMIT_DEFAULT}`),
  after: wireText(1, 256).optional(),
  client_reference: wireText(1, 128).optional(),
})

/** A page by cursor. `next_cursor` is null where `has_more` is false. */
export function cursorList<const O extends string, T extends z.ZodType>(object: O, entry: T) {
  return z.object({
    object: z.literal(object),
    data: z.array(entry),
    has_more: z.boolean(),
    next_cursor: z.string().nullable(),
  })
}

import type { PageEnd, PageQuery } from '../../domain/booking/list-page.ts'
import { pageAnswer } from '../page-answer.ts'
import { CURSOR_LIMIT_DEFAULT } from '../../../contract/v3/cursor-list.ts'

type AskedPage = {
  limit?: number | undefined
  after?: string | undefined
  client_reference?: string | undefined
}

/** The page of bookings that a query asks for; null when its cursor was not made here (gap 149). */
export function pageOf(query: AskedPage, kind: PageQuery['kind']): PageQuery | null {
  const after = query.after === undefined ? null : endOf(query.after)
  if (query.after !== undefined && after === null) return null
  const clientReference = query.client_reference ?? null
  return { kind, clientReference, after, limit: query.limit ?? CURSOR_LIMIT_DEFAULT }
}

/** The page that ends at `end`, which is null on the last one. */
export function cursorAnswer<const O extends string, T>(object: O, data: T[], end: PageEnd | null) {
  const cursor = cursorOf(end)
  const list = { object, data, has_more: end !== null, next_cursor: cursor }
  return pageAnswer(list, cursor === null ? null : { after: cursor })
}

/** Where the next page begins, opaque to callers (v3, Pagination). */
function cursorOf(end: PageEnd | null): string | null {
  return end && Buffer.from(`${end.at.getTime()} ${end.reference}`).toString('base64url')
}

function endOf(cursor: string): PageEnd | null {
  const match = /^(\d{1,15}) ([A-Z0-9]{1,32})$/.exec(Buffer.from(cursor, 'base64url').toString())
  const [, millis, reference] = match ?? []
  if (millis === undefined || reference === undefined) return null
  const end = { at: new Date(Number(millis)), reference }
  return cursorOf(end) === cursor ? end : null
}

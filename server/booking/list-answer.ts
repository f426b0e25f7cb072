import 'server-only'
import type { BookingListView } from '../../lib/booking/list-view.ts'
import { readListQuery } from '../../lib/booking/list-query.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import { answerText } from '../read/answer-text.ts'
import type { AnyGrant } from '../session/grant.ts'
import { bookingsOf } from './queries.ts'

/** Answers the browser's reading of the list: the same as the page has, for another query. */
export function listAnswer(
  desk: Desk,
  grant: AnyGrant,
  request: Request,
  later: (work: () => Promise<void>) => void,
): Promise<Response> {
  return answerText(desk, request, 'search', (search) => listOutcome(desk, grant, search, later))
}

async function listOutcome(
  desk: Desk,
  grant: AnyGrant,
  search: string,
  later: (work: () => Promise<void>) => void,
): Promise<CallOutcome<BookingListView>> {
  const params = new URLSearchParams(search)
  const list = await bookingsOf(desk, grant, readListQuery(params, params.get('q') ?? ''), later)
  switch (list.kind) {
    case 'read': {
      const { kind: _, ...data } = list
      return { kind: 'ok', data }
    }
    case 'session':
      return { kind: 'refused', code: 'unauthorized', message: '', httpStatus: 401 }
    case 'not-found':
      return { kind: 'refused', code: 'NotFound', message: 'There is no such page.', httpStatus: 404 }
    case 'not-permitted':
      return { kind: 'refused', code: 'forbidden', message: list.permission, httpStatus: 403 }
  }
}

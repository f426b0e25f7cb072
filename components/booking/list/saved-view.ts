import { listParams, type ListQuery } from '../../../lib/booking/list-query.ts'
import { DESK_AWAY } from '../../../lib/not-responding.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'

/** The query that a saved view stands for, as search parameters: without its page. */
export function paramsOf(query: ListQuery): string {
  return listParams({ ...query, after: null }).toString()
}

/** A sentence about the failure; null if there was none. A lost session opens the sign-in. */
export async function failureOf(
  answer: Promise<{ kind: 'done' } | { kind: 'session' } | { kind: 'refused'; message: string }>,
): Promise<string | null> {
  try {
    const result = await answer
    if (result.kind === 'session') raiseSessionExpired()
    if (result.kind === 'done') return null
    return result.kind === 'refused' ? result.message : 'Signed out; sign in again.'
  } catch {
    return `${DESK_AWAY}. Nothing was saved.`
  }
}

import { isSessionFailure } from '../shell/query-client.ts'
import { ReadFailure } from '../../lib/read.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'

/** Why a booking could not be read, as a clause for the screen; null where nothing failed. */
export function readFailureText(error: unknown): string | null {
  if (error === null || error === undefined) return null
  if (isSessionFailure(error)) return 'Signed out; sign in again to load it'
  if (!(error instanceof ReadFailure) || error.status === 0) return DESK_AWAY
  if (error.status === 404) return "The booking service can't find it"
  return error.message.replace(/\.$/, '')
}

import 'server-only'
import type { SavedTraveller } from '../../lib/traveller/saved-traveller.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import { mayBook } from '../booking/book-bar.ts'
import { savedTravellersOf } from './saved.ts'

/** The form leaves out who does not fit its card or is in it already, and some must be left then. */
const MOST_SENT = 24

/** The saved travellers that a form offers while a name is typed; none to who may not book. */
export async function offeredTravellers(
  desk: Desk,
  grant: AnyGrant,
  typed: string,
): Promise<CallOutcome<{ travellers: SavedTraveller[] }>> {
  const travellers = mayBook(grant) ? await savedTravellersOf(desk, grant, typed.slice(0, 80), MOST_SENT) : []
  return { kind: 'ok', data: { travellers } }
}

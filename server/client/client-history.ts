import 'server-only'
import type { ClientEvent } from '../../lib/client/client-view.ts'
import type { Desk } from '../desk.ts'
import type { GrantFacts } from '../session/grant.ts'
import {
  CLIENT_CHANGED,
  CLIENT_MADE,
  CLIENT_TRAVELLER_ADDED,
  CLIENT_TRAVELLER_REMOVED,
} from './client-events.ts'

/** The most changes that the page of a client shows; the change log has all of them. */
const MOST_EVENTS = 12

/** The latest changes of a client, newest first, from the audit. */
export async function clientHistory(
  desk: Desk,
  { officeId }: Pick<GrantFacts, 'officeId'>,
  id: string,
): Promise<ClientEvent[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('audit')
    .select(['at', 'office_at', 'who', 'who_name', 'verb', 'after_state'])
    .where('office_id', '=', officeId)
    .where('reference', '=', id)
    .orderBy('seq', 'desc')
    .limit(MOST_EVENTS)
    .execute()
  return rows.map(({ at, office_at, who, who_name, verb, after_state }) => ({
    text: textOf(verb, after_state),
    at: (office_at ?? at).toISOString(),
    who: who_name ?? who,
  }))
}

function textOf(verb: string, after: string | null): string {
  switch (verb) {
    case CLIENT_MADE:
      return 'Added'
    case CLIENT_CHANGED:
      return `Changed: ${after ?? ''}`
    case CLIENT_TRAVELLER_ADDED:
      return 'Traveller added'
    case CLIENT_TRAVELLER_REMOVED:
      return 'Traveller removed'
    default:
      return verb
  }
}

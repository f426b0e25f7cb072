import 'server-only'
import type { Client, ClientOfTraveller } from '../../lib/client/client.ts'
import type { SavedTraveller } from '../../lib/traveller/saved-traveller.ts'
import { onlyClients } from '../client/clients.ts'
import type { Desk } from '../desk.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import { mayBook } from '../booking/book-bar.ts'
import { savedTravellersOf } from './saved.ts'

/** The form leaves out who does not fit its card or is in it already, and some must be left then. */
const MOST_SENT = 24

/**
 * The saved travellers that a form offers while a name is typed, each with their only client; none to who may
 * not book.
 */
export async function offeredTravellers(
  desk: Desk,
  grant: AnyGrant,
  typed: string,
): Promise<CallOutcome<{ travellers: SavedTraveller[] }>> {
  if (!mayBook(grant)) return { kind: 'ok', data: { travellers: [] } }
  const travellers = await savedTravellersOf(desk, grant, typed.slice(0, 80), MOST_SENT)
  const clients = await onlyClients(
    desk,
    grant,
    travellers.map(({ id }) => id),
  )
  return {
    kind: 'ok',
    data: {
      travellers: travellers.map((saved) => {
        const client = clients.get(saved.id)
        return { ...saved, ...(client && { client: forForms(client) }) }
      }),
    },
  }
}

function forForms({ id, name, email, phone, markup }: Client): ClientOfTraveller {
  return { id, name, email, phone, markup }
}

import 'server-only'
import { bookBarOf } from '../booking/book-bar.ts'
import { desk } from '../desk.ts'
import { requireGrant } from '../session/gate.ts'

export type NewClientPage = { kind: 'open' } | { kind: 'session' } | { kind: 'refused'; message: string }

/** Whether the signed-in person may add clients. */
export async function newClientPage(): Promise<NewClientPage> {
  const gate = await requireGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const bar = await bookBarOf(desk(), gate.grant)
  return bar === null ? { kind: 'open' } : { kind: 'refused', message: bar }
}

import { expect } from 'vitest'
import type { Services } from '../../../gateway/services.ts'

/** What a verb comes to in a state: the state that it leads to, the error that it answers, or null where it does nothing. */
export type Cell<State extends string> = State | `Err${string}` | null

/** Does one verb to one booking, and expects what its cell says. Nothing and an error leave the stored booking as it was. */
export async function expectCell<State extends string>(
  { db }: Services,
  reference: string,
  from: State,
  cell: Cell<State>,
  act: () => Promise<string | null>,
): Promise<void> {
  const stored = () =>
    db.selectFrom('booking').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
  const before = await stored()
  expect(before.state).toBe(from)
  expect(await act()).toBe(cell)
  const after = await stored()
  if (cell === null || cell.startsWith('Err')) expect(after).toEqual(before)
  else expect(after.state).toBe(cell)
}

/** The state that a booking comes to when the clock goes on and it is read; null where it stays. */
export async function stateAfter(
  read: () => Promise<{ state: string }>,
  advance: () => void,
): Promise<string | null> {
  const before = (await read()).state
  advance()
  const after = (await read()).state
  return after === before ? null : after
}

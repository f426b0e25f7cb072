import { expect } from 'vitest'
import type { Services } from '../../../gateway/services.ts'

/** The result of a verb in a state: the next state, the error, or null when it does nothing. */
export type Cell<State extends string> = State | `Err${string}` | null

/**
 * Applies one verb to one booking and expects the result of its cell. Doing nothing and an error must leave
 * the stored booking as it was.
 */
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

/** The state of a booking when the clock has moved on and it is read; null when it is unchanged. */
export async function stateAfter(
  read: () => Promise<{ state: string }>,
  advance: () => void,
): Promise<string | null> {
  const before = (await read()).state
  advance()
  const after = (await read()).state
  return after === before ? null : after
}

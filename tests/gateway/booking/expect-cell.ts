import { expect } from 'vitest'
import type { Fault } from '../../../gateway/domain/fault.ts'
import type { Services } from '../../../gateway/services.ts'

/** The result of a verb in a state: the next state, why it is refused, or null when it does nothing. */
export type Cell<State extends string> = State | `refused: ${Fault}` | null

export function isRefused(cell: string): boolean {
  return cell.startsWith('refused: ')
}

/**
 * Applies one verb to one booking and expects the result of its cell. Doing nothing and a refusal must leave
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
  if (cell === null || isRefused(cell)) expect(after).toEqual(before)
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

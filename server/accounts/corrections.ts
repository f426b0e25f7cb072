import 'server-only'
import { combined, isNothing, NO_AMOUNTS, type AccountLine } from '../../lib/accounts/account-line.ts'

/**
 * The lines that a month still needs so that what was closed is what is known now: the difference of each
 * line, by its movement and whom it counts for. Nothing for a line that is as it was. A line that counts for
 * somebody else now is taken away there and added here.
 * @param current the lines of the closed months, as they are read now
 * @param closed the lines of these months and their earlier corrections, as they were stored
 */
export function correctionsOf(
  current: readonly AccountLine[],
  closed: readonly AccountLine[],
): AccountLine[] {
  const differences = new Map<string, AccountLine>()
  const add = (line: AccountLine, sign: 1 | -1) => {
    const sameLine = sameLineOf(line)
    const before = differences.get(sameLine) ?? { ...line, ...NO_AMOUNTS }
    differences.set(sameLine, { ...before, ...combined(before, line, sign) })
  }
  for (const line of closed) add(line, -1)
  for (const line of current) add(line, 1)
  return [...differences.values()].filter((line) => !isNothing(line))
}

/** The facts that a line is counted by. */
function sameLineOf(line: AccountLine): string {
  const { key, month, day, type, reference, kind, agent, costCentre } = line
  return JSON.stringify([key, month, day, type, reference, kind, agent, costCentre])
}

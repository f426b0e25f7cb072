import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other. */
const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Six random characters that a person can read out: a supplier's reference of a reservation, a test office's code. */
export function recordLocator(): string {
  return Array.from({ length: 6 }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length))).join('')
}

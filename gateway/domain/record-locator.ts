import { randomInt } from 'node:crypto'

/** Letters and digits that are not easily confused. */
const SYMBOLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * Six random characters that can be read out: a supplier's booking reference, or the code of a test office.
 */
export function recordLocator(): string {
  return Array.from({ length: 6 }, () => SYMBOLS.charAt(randomInt(SYMBOLS.length))).join('')
}

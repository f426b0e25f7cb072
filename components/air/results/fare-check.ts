import type { PriceView } from '../../../lib/booking/offer-check.ts'
import {
  clientPrice,
  formatCents,
  moreCents,
  type ClientCents,
  type NetCents,
  type NetFormat,
} from '../../../lib/money.ts'

/** The result of the last price check of a listed fare. `at` is office time, ISO 8601 UTC. */
export type FareCheck =
  | { kind: 'checking' }
  | { kind: 'confirmed'; at: string }
  | { kind: 'changed'; at: string; before: PriceView; now: PriceView }
  /** Sold out or expired. */
  | { kind: 'gone' }
  | { kind: 'failed'; message: string }

/**
 * A check in one line: `Price confirmed 14:02`, or `$500.00 → $512.00 at 14:02: base +$10.00, taxes +$2.00`.
 * @param shownOf the total that is shown for a net one
 * @param formatNet null: neither net totals nor parts, only the difference
 */
export function checkText(
  check: FareCheck,
  shownOf: (netCents: NetCents) => ClientCents,
  formatNet: NetFormat | null,
): string {
  switch (check.kind) {
    case 'checking':
      return 'Checking the price'
    case 'confirmed':
      return `Price confirmed ${timeOf(check.at)}`
    case 'changed': {
      const { before, now } = check
      const more = moreCents(shownOf(now.totalCents), shownOf(before.totalCents))
      if (!formatNet) return `Price changed ${signed(more, formatCents)} at ${timeOf(check.at)}`
      const parts = `base ${signed(now.baseCents - before.baseCents, formatNet)}, taxes ${signed(now.taxCents - before.taxCents, formatNet)}`
      return `${formatNet(before.totalCents)} → ${formatNet(now.totalCents)} at ${timeOf(check.at)}: ${parts}`
    }
    case 'gone':
      return 'No longer available: sold out or expired'
    case 'failed':
      return `Price not checked: ${check.message}`
  }
}

/**
 * The same in the two or three words that a cell has space for.
 * @param shownOf the total that is shown for a net one
 */
export function checkWords(
  check: FareCheck,
  shownOf: (netCents: NetCents) => ClientCents = (netCents) => clientPrice(netCents, 0),
): { text: string; tone: 'ok' | 'held' | 'bad' } {
  switch (check.kind) {
    case 'checking':
      return { text: 'checking', tone: 'held' }
    case 'confirmed':
      return { text: `as of ${timeOf(check.at)}`, tone: 'ok' }
    case 'changed':
      return {
        text: `${signed(moreCents(shownOf(check.now.totalCents), shownOf(check.before.totalCents)), formatCents)} at ${timeOf(check.at)}`,
        tone: 'held',
      }
    case 'gone':
      return { text: 'Unavailable', tone: 'bad' }
    case 'failed':
      return { text: 'not checked', tone: 'held' }
  }
}

/** `14:02`, UTC as all times of the office. */
function timeOf(at: string): string {
  return at.slice(11, 16)
}

function signed<Cents extends number>(cents: Cents, format: (cents: Cents) => string): string {
  return cents > 0 ? `+${format(cents)}` : format(cents)
}

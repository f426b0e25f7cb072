import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'
import type { StatementQuery } from './statement-query.ts'
import type { WalletLine } from './wallet-view.ts'
import { formatDate } from '../dates.ts'

/** The word and the tone of each kind of movement, the same on the screen and in files. */
export const movementKinds: Readonly<
  Record<WalletEntryKind, { word: string; tone: 'held' | 'run' | 'ok' | 'bad' | 'off' }>
> = {
  seed: { word: 'Opening', tone: 'off' },
  hold: { word: 'Held', tone: 'held' },
  release: { word: 'Released', tone: 'off' },
  charge: { word: 'Charged', tone: 'ok' },
  refund: { word: 'Refund', tone: 'run' },
  credit: { word: 'Credit', tone: 'off' },
}

/** The change of the balance by a movement, in cents: holds and releases change the held amount alone. */
export function balanceChangeCents({ kind, amountCents }: Pick<WalletLine, 'kind' | 'amountCents'>): number {
  if (kind === 'hold' || kind === 'release') return 0
  return kind === 'charge' ? -amountCents : amountCents
}

/** The available amount after a movement, in cents; null where balances are not known. */
export function availableAfterCents({ balanceCents, heldCents }: WalletLine): number | null {
  return balanceCents === null || heldCents === null ? null : balanceCents - heldCents
}

/** `20 Nov 2026 to 22 Nov 2026`, `since 20 Nov 2026`, `until 22 Nov 2026`, `all movements`. */
export function periodWords({ from, to }: Pick<StatementQuery, 'from' | 'to'>): string {
  if (from !== null && to !== null) {
    return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`
  }
  if (from !== null) return `since ${formatDate(from)}`
  return to === null ? 'all movements' : `until ${formatDate(to)}`
}

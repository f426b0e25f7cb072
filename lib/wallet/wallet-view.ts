import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'

/** What the office has, what is held, what it may spend. Integer cents, USD. */
export type WalletTotals = { totalCents: number; heldCents: number; spendableCents: number }

/** One movement of the ledger; balance and held are what stood after it. */
export type WalletLine = {
  id: string
  /** ISO 8601 UTC, office time. */
  at: string
  kind: WalletEntryKind
  amountCents: number
  balanceCents: number
  heldCents: number
  /** The booking it belongs to; null for none. */
  reference: string | null
}

/** The wallet page. A statement that the gateway does not supply is told apart from one that failed. */
export type WalletView = {
  /** Null while the balance is not known. */
  totals: WalletTotals | null
  /** The amount under which the office wants to be warned; null where none is set. */
  alertCents: number | null
  statement:
    | { kind: 'read'; lines: WalletLine[]; page: number; pageCount: number; total: number }
    | { kind: 'not-supplied' }
    | { kind: 'failed'; message: string }
  /** Office time at reading. */
  serverNow: string
}

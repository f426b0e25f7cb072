import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'

/** One movement of the ledger; balance and held are what stood after it. Integer cents, USD. */
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
  /** The service it belongs to (`air`); null for none or where it is not told. */
  family: string | null
}

/** The wallet page. A statement that the gateway does not supply is told apart from one that failed. */
export type WalletView = {
  /** Null while the balance is not known. `alertCents` is the mark under which the office wants to be warned, 0 for none. */
  wallet: { balanceCents: number; heldCents: number; spendableCents: number; alertCents: number } | null
  statement:
    | { kind: 'supplied'; entries: WalletLine[]; page: number; pageCount: number; total: number }
    /** An assumed operation that this service lacks, or the person lacks the permission to read it. */
    | { kind: 'not-supplied'; permissionMissing: boolean }
    | { kind: 'unavailable' }
  /** Office time at reading. */
  serverNow: string
}

import type { Settlement } from '../booking/booking-view.ts'
import type { WalletEntryKind } from '../../contract/wallet/entry-kinds.ts'

/** One movement of the ledger; balance and held are the amounts after it. Integer cents, USD. */
export type WalletLine = {
  id: string
  /** ISO 8601 UTC, office time. */
  at: string
  kind: WalletEntryKind
  amountCents: number
  balanceCents: number
  heldCents: number
  /** The booking that it belongs to; null if none. */
  reference: string | null
  /** The service that it belongs to (`air`); null if none or unknown. */
  family: string | null
  /** How its booking's charge was settled, as last read; null if it was not, or it is not known. */
  settlement: Settlement | null
}

/** The wallet page. A statement that the gateway does not supply is distinguished from one that failed. */
export type WalletView = {
  /** Null if the balance is not known. `alertCents` is the office's low-balance alert, 0 for none. */
  wallet: { balanceCents: number; heldCents: number; spendableCents: number; alertCents: number } | null
  statement:
    | { kind: 'supplied'; entries: WalletLine[]; page: number; pageCount: number; total: number }
    /** An assumed operation that this service lacks, or that the person has no permission to read. */
    | { kind: 'not-supplied'; permissionMissing: boolean }
    | { kind: 'unavailable' }
  /** Office time at the reading. */
  serverNow: string
}

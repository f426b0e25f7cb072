import { statementQuery } from '../../../lib/wallet/statement-query.ts'
import type {
  StatementBooking,
  StatementRow,
  StatementView,
  WalletLine,
  WalletView,
} from '../../../lib/wallet/wallet-view.ts'
import { forecastOf } from '../../../lib/wallet/forecast.ts'

export const NOW = '2026-11-22T14:32:00.000Z'

/** A movement; by default a hold of 10.00. */
export function line(changed: Partial<WalletLine> = {}): WalletLine {
  const ordinal = changed.ordinal ?? 1
  return {
    ordinal,
    id: `m${ordinal}`,
    at: '2026-11-22T14:14:00.000Z',
    kind: 'hold',
    amountCents: 1000,
    balanceCents: 100_000,
    heldCents: 1000,
    reference: 'PO0004131',
    family: 'air',
    ...changed,
  }
}

/** The facts about the booking of a movement. */
export function booking(changed: Partial<StatementBooking> = {}): StatementBooking {
  return {
    kind: 'air',
    reference: 'PO0004131',
    state: 'held',
    leadName: 'ANNA KELLER',
    title: 'LHR – SIN',
    deadlineAt: '2026-11-22T14:41:55.000Z',
    settlement: null,
    ...changed,
  }
}

/** A row of the statement. */
export function row(changed: Partial<StatementRow> = {}): StatementRow {
  return { ...line(changed), hold: null, booking: booking(), ...changed }
}

/** A statement; its address has no filters. */
export function statement(changed: Partial<StatementView> = {}): StatementView {
  const rows = changed.rows ?? [row()]
  return {
    origin: { kind: 'gateway' },
    query: statementQuery(new URLSearchParams()),
    find: '',
    rows,
    page: 1,
    pageCount: 1,
    shownCount: rows.length,
    totalCount: 342,
    openCount: 1,
    missingCount: 0,
    sums: { chargedCents: 0, refundedCents: 0, releasedCents: 0, creditedCents: 0, openCents: 0 },
    ...changed,
  }
}

/** A wallet with 8,412.60 available and an alert at 1,000.00. */
export function wallet(changed: Partial<WalletView> = {}): WalletView {
  const totals = {
    balanceCents: 1_143_150,
    heldCents: 301_890,
    availableCents: 841_260,
    alertCents: 100_000,
    asOf: null,
  }
  const shorts = changed.shorts ?? []
  return {
    totals,
    forecast: forecastOf({ now: NOW, ...totals, holds: [], shorts }),
    shorts,
    refundsPending: null,
    office: { name: 'Aurora Travel', id: 'AUR-1001-SANDBOX' },
    statement: statement(),
    rereading: false,
    serverNow: NOW,
    ...changed,
  }
}

import { NO_AMOUNTS, sumOf } from '../../../lib/accounts/account-line.ts'
import type { MonthPageView } from '../../../lib/accounts/accounts-view.ts'
import type { ClientLine } from '../../../lib/accounts/groups.ts'
import { monthQuery } from '../../../lib/accounts/month-query.ts'
import { monthPage } from '../../../server/accounts/month-page.ts'

/** A flight that was sold in November 2026. */
export const sale: ClientLine = {
  ...NO_AMOUNTS,
  key: '1',
  month: '2026-11',
  day: '2026-11-21',
  type: 'sale',
  reference: 'PO0004127',
  kind: 'air',
  agent: 'Maya Lindqvist',
  costCentre: '4711',
  client: 'Anna Keller',
  code: 'PO0004127',
  service: 'LHR – SIN – LHR',
  saleMonth: '2026-11',
  salesCents: 210_840,
  markupCents: 5_000,
}

/** A refund in November of what was sold in October. */
export const refund: ClientLine = {
  ...sale,
  ...NO_AMOUNTS,
  key: '2',
  type: 'refund',
  reference: 'PH0001880',
  kind: 'hotel',
  agent: null,
  costCentre: null,
  client: 'Rui Costa',
  code: 'PH0001880',
  service: 'Hotel Avenida',
  saleMonth: '2026-10',
  refundsCents: 41_250,
  feesCents: 1_000,
}

/** November 2026 in December, with these lines. */
export function monthView(
  lines: ClientLine[] = [sale, refund],
  address = '',
  changed: Partial<MonthPageView> = {},
): MonthPageView {
  const { salesCents, refundsCents } = sumOf(lines)
  const view = {
    officeName: 'Seven Seas',
    serverNow: '2026-12-02T08:00:00.000Z',
    month: '2026-11',
    origin: { kind: 'gateway' as const },
    missing: 0,
    close: null,
    obstacle: null,
    lines,
    balances: {
      openingCents: 500_000,
      creditsCents: 0,
      salesCents,
      refundsCents,
      closingCents: 500_000 - salesCents + refundsCents,
    },
    differences: [],
  }
  return { ...monthPage(view, monthQuery(new URLSearchParams(address)), changed.invoices ?? {}), ...changed }
}

import type { Route } from 'next'
import type { WalletView } from '../../lib/wallet/wallet-view.ts'
import { formatCents } from '../../lib/money.ts'
import { ActNotice } from '../booking/act-notice.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Money } from '../ui/money.tsx'
import { LedgerTable } from './ledger-table.tsx'

/** The wallet: the one number that can be spent, how it comes about, and every movement. */
export function WalletScreen({ view }: { view: WalletView }) {
  const { totals, alertCents, statement } = view
  const low = totals !== null && alertCents !== null && alertCents > 0 && totals.spendableCents < alertCents
  return (
    <div className="mx-auto flex max-w-[1100px] flex-col gap-4 px-6 py-5 max-narrow:px-3">
      <h1 className="text-18 font-bold">Wallet</h1>
      <section aria-label="Available" className="card flex flex-wrap items-end gap-x-10 gap-y-3 px-5 py-4">
        {totals === null ? (
          <p className="text-ink2">The balance is not known just now; no figure is shown rather than an old one.</p>
        ) : (
          <>
            <div>
              <div className="text-12 text-ink2">Available</div>
              <Money totalCents={totals.spendableCents} className="text-30 leading-none font-bold" />
            </div>
            <p className="figures text-ink2">
              {formatCents(totals.totalCents)} balance − {formatCents(totals.heldCents)} held
            </p>
            {alertCents !== null && alertCents > 0 && (
              <p className="figures text-ink2">warns under {formatCents(alertCents)}</p>
            )}
          </>
        )}
      </section>
      {low && totals && alertCents !== null && (
        <ActNotice tone="held">
          {formatCents(alertCents - totals.spendableCents)} under the mark at which this office wants to be warned.
        </ActNotice>
      )}
      {statement.kind === 'read' && <LedgerTable statement={statement} />}
      {statement.kind === 'not-supplied' && (
        <p className="card px-5 py-8 text-center text-ink2">
          This booking service supplies no statement of the wallet. The totals above are all it tells.
        </p>
      )}
      {statement.kind === 'failed' && (
        <ActNotice
          tone="bad"
          action={
            <ButtonLink href={'/wallet' as Route} size="small">
              Read again
            </ButtonLink>
          }
        >
          The statement could not be read: {statement.message}. Nothing was changed.
        </ActNotice>
      )}
    </div>
  )
}

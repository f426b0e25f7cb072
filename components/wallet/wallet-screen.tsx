import { formatCents, formatShort } from '../../lib/money.ts'
import type { WalletView } from '../../lib/wallet/wallet-view.ts'
import { ActNotice } from '../ui/act-notice.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Money } from '../ui/money.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { notPermittedText } from '../../lib/permission-text.ts'

/** The wallet: the available amount, how it is computed, and every movement. */
export function WalletScreen({ view }: { view: Pick<WalletView, 'wallet' | 'statement'> }) {
  const { wallet, statement } = view
  const underMark = wallet === null ? 0 : wallet.alertCents - wallet.spendableCents
  return (
    <div className="mx-auto flex max-w-[1100px] flex-col gap-4 px-6 py-5 max-narrow:px-3">
      <h1 className="text-18 font-bold">Wallet</h1>
      <section aria-label="Available" className="card flex flex-wrap items-end gap-x-10 gap-y-3 px-5 py-4">
        {wallet === null ? (
          <p className="text-ink2">The balance is unavailable right now.</p>
        ) : (
          <>
            <div className="flex flex-col items-start gap-1.5">
              <span className="text-12 text-ink2">Available</span>
              <Money totalCents={wallet.spendableCents} className="text-30 leading-none font-bold" />
            </div>
            <p className="figures text-ink2">
              {formatCents(wallet.balanceCents)} balance − {formatCents(wallet.heldCents)} held
            </p>
            {wallet.alertCents > 0 && (
              <p className="figures text-ink2">Low-balance alert: {formatShort(wallet.alertCents)}</p>
            )}
          </>
        )}
      </section>
      {underMark > 0 && (
        <ActNotice tone="held">{formatCents(underMark)} below your low-balance alert.</ActNotice>
      )}
      <Statement statement={statement} />
    </div>
  )
}

function Statement({ statement }: Pick<WalletView, 'statement'>) {
  if (statement.kind === 'supplied') return <LedgerTable statement={statement} />
  if (statement.kind === 'not-supplied') {
    return (
      <p className="card px-5 py-8 text-center text-ink2">
        {statement.permissionMissing ? (
          <>
            {notPermittedText('wallet_statement')}. You need the permission{' '}
            <span className="code">wallet_statement</span>. Ask an office admin.
          </>
        ) : (
          'This booking service provides no wallet statement, only the totals above.'
        )}
      </p>
    )
  }
  return (
    <ActNotice
      tone="bad"
      action={
        <ButtonLink href={'/wallet'} size="small">
          Refresh
        </ButtonLink>
      }
    >
      Couldn't load the statement. Nothing was changed.
    </ActNotice>
  )
}

import type { WalletView } from '../../lib/wallet/wallet-view.ts'
import { NetScreen } from '../shell/net-screen.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { FundsAlert } from './funds-alert.tsx'
import { StatementCard } from './statement-card.tsx'
import { TotalsCard } from './totals-card.tsx'
import { WalletFreshness } from './wallet-freshness.tsx'

/** The wallet: the amounts available now and later, the missing amount, and every movement. */
export function WalletScreen({ view }: { view: WalletView }) {
  return (
    <div className="flex flex-col gap-3.5 px-4 py-4 max-narrow:px-2">
      <div className="flex items-center justify-between gap-3">
        <h1 className="text-18 font-bold">Wallet</h1>
        <WalletFreshness
          serverNow={view.serverNow}
          readAt={view.totals?.asOf ?? view.serverNow}
          availableCents={view.totals?.availableCents ?? null}
          rereading={view.rereading}
        />
      </div>
      <NetScreen what="the office's wallet">
        <div className="card grid grid-cols-[minmax(250px,304px)_minmax(0,1fr)] max-wide:grid-cols-1">
          <TotalsCard view={view} />
          <ForecastCard view={view} />
        </div>
        <FundsAlert view={view} />
        <StatementCard view={view.statement} serverNow={view.serverNow} />
      </NetScreen>
    </div>
  )
}

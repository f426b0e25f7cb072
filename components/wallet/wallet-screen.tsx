'use client'

import { ageText } from '../booking/how-long.ts'
import { useFollowUp } from '../booking/use-follow-up.ts'
import { CoverageNotice } from '../booking/coverage-notice.tsx'
import { useSteadyRefresh } from '../booking/use-steady-refresh.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { usePageRefresh } from '../ui/use-page-refresh.ts'
import { useServerClock } from '../ui/use-server-clock.ts'
import { useBalanceMoved } from './live-balance.tsx'
import type { WalletView } from '../../lib/wallet/wallet-view.ts'
import { NetScreen } from '../shell/net-screen.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { FundsAlert } from './funds-alert.tsx'
import { StatementCard } from './statement-card.tsx'
import { TotalsCard } from './totals-card.tsx'

/** The wallet: the amounts available now and later, the missing amount, and every movement. */
export function WalletScreen({ view }: { view: WalletView }) {
  const { refresh } = usePageRefresh()
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
      <CoverageNotice refresh={refresh} />
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

/**
 * The age of the totals, and a button that reads them again. The page does so by itself every half minute,
 * and when the balance moves.
 */
function WalletFreshness(props: {
  serverNow: string
  readAt: string
  /** The balance that the page was drawn with, integer cents; null if it was not known. */
  availableCents: number | null
  rereading: boolean
}) {
  const { refresh, refreshing } = usePageRefresh()
  useSteadyRefresh(refresh)
  useBalanceMoved(props.availableCents, refresh)
  useFollowUp(props.rereading, props.serverNow, refresh)
  useCommands([
    {
      id: 'wallet-read',
      label: 'Refresh',
      group: 'Wallet',
      keys: 'p',
      run: refresh,
    },
  ])
  const age = ageText(props.readAt, useServerClock(props.serverNow))
  return (
    <span className="flex items-center gap-2 text-ink2">
      <span className="figures max-narrow:hidden">{`Updated ${age}`}</span>
      <Button size="small" variant="plain" keys="p" pending={refreshing} onClick={refresh}>
        Refresh
      </Button>
    </span>
  )
}

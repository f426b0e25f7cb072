'use client'

import { ageText } from '../booking/how-long.ts'
import { useFollowUp } from '../booking/use-follow-up.ts'
import { useSteadyRefresh } from '../booking/use-steady-refresh.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { usePageRefresh } from '../ui/use-page-refresh.ts'
import { useServerClock } from '../ui/use-server-clock.ts'
import { useBalanceMoved } from './live-balance.tsx'

/**
 * The age of the totals, and a button that reads them again. The page does so by itself every half minute,
 * and when the balance moves.
 */
export function WalletFreshness(props: {
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

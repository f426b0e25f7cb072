'use client'

import { useState } from 'react'
import type { TodayView } from '../../lib/today/today-view.ts'
import { useFollowUp } from '../booking/use-follow-up.ts'
import { useSteadyRefresh } from '../booking/use-steady-refresh.ts'
import { usePageRefresh } from '../ui/use-page-refresh.ts'

const EVERY_MILLISECONDS = 20_000
const LONGEST_MILLISECONDS = 160_000

/**
 * Keeps the page current: refreshed every 20 s while it is looked at, once more soon after an answer that was
 * still being brought up to date, and less and less often while the gateway is away.
 */
export function useTodayRefresh({ serverNow, rereading, away }: TodayView) {
  const { refresh, refreshing } = usePageRefresh()
  const streak = useAwayStreak(serverNow, away)
  useSteadyRefresh(refresh, Math.min(EVERY_MILLISECONDS * 2 ** streak, LONGEST_MILLISECONDS))
  useFollowUp(rereading && !away, serverNow, refresh)
  return { refresh, refreshing }
}

/** How many answers in a row found the gateway away. */
function useAwayStreak(serverNow: string, away: boolean): number {
  const [seen, setSeen] = useState({ serverNow, streak: away ? 1 : 0 })
  if (seen.serverNow === serverNow) return seen.streak
  const next = { serverNow, streak: away ? seen.streak + 1 : 0 }
  setSeen(next)
  return next.streak
}

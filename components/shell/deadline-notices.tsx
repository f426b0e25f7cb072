'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { clockTime } from '../../lib/booking/headline.ts'
import { kindFacts } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import type { ShellData } from '../../lib/shell-data.ts'
import { surnameFirst } from '../booking/people-label.ts'
import { remainingTime } from '../ui/remaining-time.ts'
import { showToast } from '../ui/toast.ts'
import { useServerClock } from '../ui/use-server-clock.ts'
import { usePageRefresh } from '../ui/use-page-refresh.ts'
import { claimNotice } from './claim-notice.ts'
import { dueNotices, upcomingChecks, type DeadlineNotice } from './deadline-plan.ts'
import { showDesktopNotice } from './desktop-notices.ts'

/**
 * Says on every screen that a hold lapses in three minutes, and in one, or as the office has set it: in the
 * page, in the title of the tab and, where it was chosen, on the desktop. Each is said once in this browser.
 * By the office's clock.
 */
export function DeadlineNotices({
  holds,
  serverNow,
  noticeMinutes,
}: Pick<ShellData, 'holds' | 'serverNow' | 'noticeMinutes'>) {
  const router = useRouter()
  const { refresh } = usePageRefresh()
  const nowMs = useServerClock(serverNow)
  const handled = useRef(new Set<string>())

  useEffect(() => {
    const once = (key: string) => !handled.current.has(key) && handled.current.add(key)
    const checks = upcomingChecks(holds.soonest, nowMs, noticeMinutes).map((key) => `check ${key}`)
    // Twice: the first answer lets the desk read the holds again, the second has what it read.
    const again = checks.map((key) => `${key} ${Math.floor(nowMs / 5000)}`)
    if (again.filter(once).length > 0) refresh()
    for (const notice of dueNotices(holds.soonest, nowMs, noticeMinutes)) {
      if (!once(notice.key)) continue
      void claimNotice(notice.key).then((isOurs) => {
        if (isOurs)
          say(notice, notice.minutes === Math.min(...noticeMinutes), (reference) =>
            router.push(hrefOf(reference)),
          )
      })
    }
  }, [holds.soonest, nowMs, noticeMinutes, router, refresh])

  useTitleBadge(badgeOf(holds, nowMs))
  return null
}

function say({ hold, minutes }: DeadlineNotice, isLast: boolean, open: (reference: string) => void): void {
  const name = hold.leadName === null ? hold.reference : surnameFirst(hold.leadName)
  const title = `${name}: under ${minutes === 1 ? 'a minute' : plural(minutes, 'minute')} left`
  const { verbs, hold: facts } = kindFacts(hold.kind)
  const act = verbs[facts.completes]?.label.toLowerCase() ?? 'complete it'
  const body = `The hold lapses at ${clockTime(hold.deadlineAt)} UTC. Open it to ${act}.`
  const go = () => open(hold.reference)
  showToast({
    title,
    description: body,
    tone: isLast ? 'bad' : 'plain',
    stays: isLast,
    action: { label: 'Open', run: go },
  })
  if (document.visibilityState === 'hidden' || !document.hasFocus()) {
    showDesktopNotice({ title, body, tag: hold.reference }, go)
  }
}

function hrefOf(reference: string): Route {
  return `/bookings/${encodeURIComponent(reference)}` as Route
}

/** `(02:41) 3 holds`; empty without a running hold. */
function badgeOf({ count, soonestDeadlineAt }: ShellData['holds'], nowMs: number): string {
  if (count === 0 || soonestDeadlineAt === null) return ''
  const { text, seconds } = remainingTime(Date.parse(soonestDeadlineAt), nowMs)
  return seconds === 0 ? '' : `(${text}) ${plural(count, 'hold')}`
}

const BADGE = /^\([^)]+\) [\d,]+ holds? · /

/** Puts the badge before the title of the page, which Next sets anew with each screen. */
function useTitleBadge(badge: string): void {
  useEffect(() => {
    const bare = document.title.replace(BADGE, '')
    document.title = badge === '' ? bare : `${badge} · ${bare}`
  })
  useEffect(
    () => () => {
      document.title = document.title.replace(BADGE, '')
    },
    [],
  )
}

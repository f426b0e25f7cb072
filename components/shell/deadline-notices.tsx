'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useEffectEvent } from 'react'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { plural } from '../../lib/plural.ts'
import type { ShellData, SoonHold } from '../../lib/shell-data.ts'
import { remainingTime } from '../ui/remaining-time.ts'
import { endToast, showToast } from '../ui/toast.ts'
import { useServerClock } from '../ui/use-server-clock.ts'
import { usePageRefresh } from '../ui/use-page-refresh.ts'
import {
  announcedNow,
  dueNotices,
  isSame,
  upcomingChecks,
  type AnnouncedHold,
  type DeadlineNotice,
} from './deadline-plan.ts'
import { deadlineWords } from './deadline-words.ts'
import { showDesktopNotice } from './desktop-notices.ts'

/** All holds that are announced share one notice. */
const TOPIC = 'deadlines'
/** How often the page is read again while a hold is announced. */
const AGAIN_MILLISECONDS = 30_000

/**
 * Says on every screen that a hold lapses in three minutes, and in one, or as the office has set it: in the
 * page, in the title of the tab and, where it was chosen, on the desktop. Each is said once in this browser.
 * The notice says when the hold has lapsed, and ends when it was completed, cancelled or extended. By the
 * office's clock.
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
  const [announced, setAnnounced] = useState<readonly SoonHold[]>([])
  useHoldsOfOtherTabs(holds.soonest, refresh)

  useEffect(() => {
    const once = (key: string) => !handled.current.has(key) && handled.current.add(key)
    const checks = upcomingChecks(holds.soonest, nowMs, noticeMinutes).map((key) => `check ${key}`)
    // Refreshed twice: the first refresh makes the desk read the holds again, the second shows them.
    const again = checks.map((key) => `${key} ${Math.floor(nowMs / 5000)}`)
    if (announcedNow(announced, holds, nowMs, noticeMinutes).some(({ minutes }) => minutes !== 'lapsed')) {
      again.push(`again ${Math.floor(nowMs / AGAIN_MILLISECONDS)}`)
    }
    if (again.filter(once).length > 0) refresh()
    for (const notice of dueNotices(holds.soonest, nowMs, noticeMinutes)) {
      if (!once(notice.key)) continue
      void claimNotice(notice.key).then((isOurs) => {
        if (!isOurs) return
        setAnnounced((before) => [...before.filter((hold) => !isSame(hold, notice.hold)), notice.hold])
        sayOnDesktop(notice, () => router.push(bookingHref(notice.hold.reference)))
      })
    }
  }, [announced, holds, nowMs, noticeMinutes, router, refresh])

  useNotice(announcedNow(announced, holds, nowMs, noticeMinutes), Math.min(...noticeMinutes))
  useTitleBadge(badgeOf(holds, nowMs))
  return null
}

/** Shows the notice, in other words when it says something else, and ends it with the last of its holds. */
function useNotice(announced: readonly AnnouncedHold[], lastMinutes: number): void {
  const router = useRouter()
  const [first] = announced
  const reference = first?.hold.reference
  const words = isSome(announced) ? deadlineWords(announced, lastMinutes) : null
  const content = JSON.stringify(words)
  useEffect(() => {
    const said = JSON.parse(content) as typeof words
    if (said === null || reference === undefined) return endToast(TOPIC)
    const run = () => router.push(bookingHref(reference))
    showToast({ ...said, topic: TOPIC, stays: true, action: { label: 'Open', run } })
  }, [content, reference, router])
  // The frame of another person or of no one speaks of none of these holds.
  useEffect(() => () => endToast(TOPIC), [])
}

function isSome(
  announced: readonly AnnouncedHold[],
): announced is readonly [AnnouncedHold, ...AnnouncedHold[]] {
  return announced.length > 0
}

function sayOnDesktop(notice: DeadlineNotice, open: () => void): void {
  if (document.visibilityState !== 'hidden' && document.hasFocus()) return
  const { title, description } = deadlineWords([notice], notice.minutes)
  showDesktopNotice({ title, body: description ?? '', tag: notice.hold.reference }, open)
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

const CLAIMED_KEY = 'travel-desk.deadline-notices'
const LOCK = CLAIMED_KEY
const KEPT = 50
/** A tab that is looked at speaks before one that is not. */
const HIDDEN_MILLISECONDS = 1500

/**
 * True in the one tab of this browser that makes an announcement; once per key, also after a reload. Without
 * Web Locks (an address that is not secure) two tabs may both claim in the same instant.
 */
async function claimNotice(key: string): Promise<boolean> {
  if (document.visibilityState === 'hidden') {
    await new Promise((resolve) => setTimeout(resolve, HIDDEN_MILLISECONDS))
  }
  const { locks } = navigator as { locks?: LockManager }
  return locks ? locks.request(LOCK, () => claim(key)) : claim(key)
}

function claim(key: string): boolean {
  const claimed = readClaimed()
  if (claimed.includes(key)) return false
  try {
    window.localStorage.setItem(CLAIMED_KEY, JSON.stringify([key, ...claimed].slice(0, KEPT)))
  } catch {
    // A full or forbidden storage: better announced twice than never.
  }
  return true
}

function readClaimed(): string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(CLAIMED_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return [] // Something else was stored under this key.
  }
}

const CHANNEL = 'travel-desk.holds'

/**
 * Tells the other tabs when the running holds have changed on this one, by a ticket or a cancellation for
 * instance, and reads this page again when another tab reports other holds than are shown here.
 */
function useHoldsOfOtherTabs(holds: readonly SoonHold[], refresh: () => void): void {
  const current = holds.map(({ reference, deadlineAt }) => `${reference} ${deadlineAt}`).join('\n')
  const channel = useRef<BroadcastChannel>(null)
  const lastSent = useRef(current)
  const compare = useEffectEvent((others: string) => {
    if (others !== current) refresh()
  })

  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL)
    opened.onmessage = ({ data }: MessageEvent<string>) => compare(data)
    channel.current = opened
    return () => opened.close()
  }, [])
  useEffect(() => {
    if (lastSent.current === current) return
    lastSent.current = current
    channel.current?.postMessage(current)
  }, [current])
}

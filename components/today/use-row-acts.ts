'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { shownReason } from '../../lib/booking/attention.ts'
import { refusalText } from '../../lib/booking/act-outcome.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { RowAct } from './row-act.ts'
import type { TodayRow } from '../../lib/today/today-view.ts'
import { actOnBooking } from '../../server/booking/actions.ts'
import { attendTo } from '../../server/today/actions.ts'
import { readBooking } from '../booking/read-booking.ts'
import { readFailureText } from '../booking/read-failure-text.ts'
import { useLeaveScreen } from '../keys/ignored-keys.tsx'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { useReadBalance } from '../wallet/live-balance.tsx'
import { useAdmins } from '../shell/admins.tsx'

/** The result of the last act, until the next one. */
export type ActNews = { tone: 'ok' | 'bad' | 'run'; text: string }

/**
 * The acts of the rows.
 * @param refresh reads the page again, after whatever was done
 */
export function useRowActs(refresh: () => void) {
  const router = useRouter()
  const leave = useLeaveScreen()
  const admins = useAdmins()
  const readBalance = useReadBalance()
  /** The rows that something is sent or read for. Each waits for itself alone. */
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [news, setNews] = useState<ActNews | null>(null)
  /** The row that a question is open about, kept while its dialog closes. */
  const [question, setQuestion] = useState<{
    about: 'complete' | 'ask'
    row: TodayRow
    open: boolean
  } | null>(null)

  const go = (href: string) => leave(() => router.push(href as Route))

  async function during(reference: string, work: () => Promise<ActNews | null>) {
    if (busy.has(reference)) return
    setBusy((before) => new Set([...before, reference]))
    setNews(null)
    setNews(await work())
    setBusy((before) => new Set([...before].filter((one) => one !== reference)))
    readBalance()
    refresh()
  }

  const complete = ({ line }: TodayRow, reason: string | null) =>
    during(line.reference, async () => {
      const verb = kindFacts(line.kind).hold.completes
      // The answer may not reach the browser; the next reading tells what happened.
      const outcome = await actOnBooking(line.kind, verb, line.reference, reason).catch(
        () => ({ kind: 'unknown' }) as const,
      )
      setQuestion((before) => before && { ...before, open: false })
      if (outcome.kind === 'session') raiseSessionExpired()
      if (outcome.kind === 'done') {
        const done = kindFacts(line.kind).verbs[verb]?.done ?? 'Done'
        return { tone: 'ok', text: `${line.reference}: ${done.toLowerCase()}.` }
      }
      if (outcome.kind === 'refused') {
        const text = refusalText(line.kind, outcome, { madeBy: line.madeBy, admins })
        return { tone: 'bad', text: `${line.reference}: ${text}` }
      }
      return outcome.kind === 'unknown'
        ? { tone: 'run', text: `${line.reference}: sent, but no answer yet. Checking its state.` }
        : null
    })

  const readAgain = ({ line }: TodayRow) =>
    during(line.reference, async () => {
      try {
        await readBooking(line.kind, line.reference)
        return null
      } catch (error) {
        return { tone: 'bad', text: `${line.reference}: ${readFailureText(error) ?? "couldn't load it"}` }
      }
    })

  const done = async ({ line, attention }: TodayRow) => {
    const shown = shownReason(attention)
    if (shown === null) return
    await during(line.reference, async () => {
      const answer = await attendTo(line.reference, shown).catch(() => null)
      if (answer?.kind === 'session') raiseSessionExpired()
      if (answer?.kind === 'done') return { tone: 'ok', text: `${line.reference} was removed from the list.` }
      if (answer?.kind === 'moved-on') {
        return { tone: 'bad', text: `${line.reference} changed meanwhile. It was not removed from the list.` }
      }
      return {
        tone: 'bad',
        text: answer?.kind === 'not-permitted' ? answer.message : "Couldn't remove it from the list.",
      }
    })
  }

  const act = (row: TodayRow, { does }: RowAct) => {
    const own = `/bookings/${encodeURIComponent(row.line.reference)}`
    if (does === 'open') go(own)
    else if (does === 'search') go(`${own}/again`)
    else if (does === 'refresh') void readAgain(row)
    else setQuestion({ about: does, row, open: true })
  }

  return {
    act,
    complete,
    done,
    go,
    busy,
    news,
    question,
    close: () => setQuestion((was) => was && { ...was, open: false }),
  }
}

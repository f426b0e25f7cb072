'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { shownReason } from '../../lib/booking/attention.ts'
import { refusalText, type ActOutcome } from '../../lib/booking/act-outcome.ts'
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
type ActNews = { tone: 'ok' | 'bad' | 'run'; text: string }

/** What is asked about a row; kept while its dialog closes. */
export type RowQuestion = { about: 'complete' | 'ask'; row: TodayRow; open: boolean }

/**
 * The acts of the rows.
 * @param refresh reads the page again, after whatever was done
 */
export function useRowActs(refresh: () => void) {
  const router = useRouter()
  const leave = useLeaveScreen()
  const admins = useAdmins()
  const { busy, news, run } = useActNews(refresh)
  const [question, setQuestion] = useState<RowQuestion | null>(null)

  const go = (href: string) => leave(() => router.push(href as Route))
  const close = () => setQuestion((before) => before && { ...before, open: false })

  const complete = ({ line }: TodayRow, reason: string | null) =>
    run(line.reference, async () => {
      const verb = kindFacts(line.kind).hold.completes
      // The answer may not reach the browser; the next reading tells what happened.
      const outcome = await actOnBooking(line.kind, verb, line.reference, reason).catch(
        () => ({ kind: 'unknown' }) as const,
      )
      close()
      if (outcome.kind === 'session') raiseSessionExpired()
      return completionNews(line, outcome, admins)
    })

  const readAgain = ({ line }: TodayRow) =>
    run(line.reference, async () => {
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
    await run(line.reference, async () => {
      const answer = await attendTo(line.reference, shown).catch(() => null)
      if (answer?.kind === 'session') raiseSessionExpired()
      return removalNews(line.reference, answer)
    })
  }

  const act = (row: TodayRow, { does }: RowAct) => {
    const own = bookingHref(row.line.reference)
    if (does === 'open') go(own)
    else if (does === 'search') go(`${own}/again`)
    else if (does === 'refresh') void readAgain(row)
    else setQuestion({ about: does, row, open: true })
  }

  return { act, complete, done, go, busy, news, question, close }
}

/** Runs acts, each row's apart from the others', and keeps the result of the last one. */
function useActNews(refresh: () => void) {
  const readBalance = useReadBalance()
  /** The rows that something is sent or read for. */
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const [news, setNews] = useState<ActNews | null>(null)

  async function run(reference: string, work: () => Promise<ActNews | null>) {
    if (busy.has(reference)) return
    setBusy((before) => new Set([...before, reference]))
    setNews(null)
    setNews(await work())
    setBusy((before) => new Set([...before].filter((one) => one !== reference)))
    readBalance()
    refresh()
  }

  return { busy, news, run }
}

function completionNews(
  { kind, reference, madeBy }: TodayRow['line'],
  outcome: ActOutcome,
  admins: readonly string[],
): ActNews | null {
  switch (outcome.kind) {
    case 'done': {
      const { hold, verbs } = kindFacts(kind)
      const done = verbs[hold.completes]?.done ?? 'Done'
      return { tone: 'ok', text: `${reference}: ${done.toLowerCase()}.` }
    }
    case 'refused':
      return { tone: 'bad', text: `${reference}: ${refusalText(kind, outcome, { madeBy, admins })}` }
    case 'unknown':
      return { tone: 'run', text: `${reference}: sent, but no answer yet. Checking its state.` }
    case 'session':
      return null
  }
}

/** @param answer null if it did not reach the browser */
function removalNews(reference: string, answer: Awaited<ReturnType<typeof attendTo>> | null): ActNews {
  if (answer?.kind === 'done') return { tone: 'ok', text: `${reference} was removed from the list.` }
  if (answer?.kind === 'moved-on') {
    return { tone: 'bad', text: `${reference} changed meanwhile. It was not removed from the list.` }
  }
  return {
    tone: 'bad',
    text: answer?.kind === 'not-permitted' ? answer.message : "Couldn't remove it from the list.",
  }
}

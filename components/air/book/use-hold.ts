'use client'

import { useRouter } from 'next/navigation'
import type { Route } from 'next'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PassengerForm } from '../../../lib/air/passenger-form.ts'
import { FRESH_CHECK_SECONDS, needsConsent } from '../../../lib/booking/fare-check.ts'
import { lookUpDelayMs } from '../../../lib/booking/look-up-schedule.ts'
import type { HoldOutcome } from '../../../lib/booking/hold-outcome.ts'
import { raiseSessionExpired } from '../../../lib/session-expired.ts'
import type { BookActions } from './book-actions.ts'
import type { FareCheck, FareCheckState } from './use-fare-check.ts'

/** Where the hold stands. `outcome` is what the last attempt came to, where it did not end on the booking page. */
export type Hold = {
  status: 'idle' | 'checking' | 'sending' | 'looking-up' | 'done'
  outcome: Exclude<HoldOutcome, { kind: 'held' }> | { kind: 'not-booked' } | null
  /** How often the lost booking was looked for. */
  lookUps: number
  start: (form: PassengerForm) => Promise<void>
  lookUpNow: () => void
}

/**
 * Holds a fare: checks the price again where the last check is not fresh, sends once, and where no answer comes back looks
 * the booking up until it is certain what became of it. It never sends twice by itself.
 */
export function useHold(props: {
  clientReference: string
  /** An attempt of this form from before a reload has no known outcome yet. */
  outcomeOpen: boolean
  check: FareCheck
  /** Office time now, epoch milliseconds. */
  nowMs: () => number
  actions: Pick<BookActions, 'hold' | 'lookUp'>
}): Hold {
  const { clientReference, check, actions } = props
  const router = useRouter()
  const [status, setStatus] = useState<Hold['status']>(props.outcomeOpen ? 'looking-up' : 'idle')
  const [outcome, setOutcome] = useState<Hold['outcome']>(
    props.outcomeOpen ? { kind: 'unknown', clientReference } : null,
  )
  const [lookUps, setLookUps] = useState(0)
  // A second press between press and drawing must not start a second attempt.
  const busy = useRef(props.outcomeOpen)

  const open = useCallback(
    (uniqueId: string, agreedCents?: number) => {
      setStatus('done')
      const was = agreedCents === undefined ? '' : `?agreed=${agreedCents}`
      router.replace(`/bookings/${encodeURIComponent(uniqueId)}${was}` as Route)
    },
    [router],
  )

  const lookUp = useCallback(async () => {
    const found = await actions.lookUp(clientReference).catch(() => ({ kind: 'pending' as const }))
    if (found.kind === 'held') return open(found.uniqueId)
    if (found.kind === 'session') raiseSessionExpired()
    if (found.kind === 'not-booked') {
      busy.current = false
      setOutcome({ kind: 'not-booked' })
      setStatus('idle')
      // The server mints another reference for the next attempt; the old one stays watched.
      router.refresh()
    }
    setLookUps((count) => count + 1)
  }, [actions, clientReference, open, router])

  useEffect(() => {
    if (status !== 'looking-up') return
    const timer = setTimeout(() => void lookUp(), lookUpDelayMs(lookUps))
    return () => clearTimeout(timer)
  }, [status, lookUps, lookUp])

  async function start(form: PassengerForm) {
    if (busy.current) return
    busy.current = true
    setOutcome(null)
    const checked = await freshCheck()
    if (checked === null) return rest()
    setStatus('sending')
    const { fareSourceCode, totalCents } = checked
    const result = await actions
      .hold({ fareSourceCode, clientReference, acceptedTotalCents: totalCents, form })
      // No answer reached the browser: the server may have sent it.
      .catch((): HoldOutcome => ({ kind: 'unknown', clientReference }))
    if (result.kind === 'held') return open(result.uniqueId, result.priceChanged ? totalCents : undefined)
    setOutcome(result)
    if (result.kind === 'unknown') {
      setLookUps(0)
      return setStatus('looking-up')
    }
    await recover(result)
    rest()
  }

  function rest() {
    busy.current = false
    setStatus('idle')
  }

  /** What was agreed to, once it is certain to be the price of now; null where the agent must answer first. */
  async function freshCheck() {
    let now: FareCheckState = check
    const ageSeconds = check.checkedAt ? (props.nowMs() - Date.parse(check.checkedAt)) / 1000 : Infinity
    if (check.status !== 'current' || ageSeconds > FRESH_CHECK_SECONDS) {
      setStatus('checking')
      now = await check.check()
    }
    if (now.status !== 'current' || needsConsent(now.agreed, now.fare)) return null
    return now.agreed
  }

  async function recover(result: HoldOutcome) {
    if (result.kind === 'session') {
      raiseSessionExpired()
      check.expire()
    }
    if (result.kind === 'revalidate' || result.kind === 'gone') {
      setStatus('checking')
      await check.check()
    }
    // A settled attempt used its reference up: the next one gets a new one from the server.
    if (result.kind !== 'session' && result.kind !== 'revalidate') router.refresh()
  }

  return { status, outcome, lookUps, start, lookUpNow: () => void lookUp() }
}

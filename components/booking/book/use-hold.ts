'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { bookingHref } from '../../../lib/booking/booking-href.ts'
import type { HoldInput } from '../../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../../lib/booking/hold-outcome.ts'
import { needsConsent, type Agreement, type Offer } from '../../../lib/booking/offer-check.ts'
import { holdOffer, lookUpHeld } from '../../../server/booking/actions.ts'
import { useReadBalance } from '../../wallet/live-balance.tsx'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import type { OfferCheck, OfferCheckState } from './use-offer-check.ts'

/** The state of the hold. `outcome` is the result of the last attempt, unless it led to the booking page. */
export type Hold<Form> = HoldStanding & {
  /** @param evenIfBooked the agent was told of an earlier booking with one of these people, and goes on */
  start: (form: Form, evenIfBooked?: boolean) => Promise<void>
}

/** The part of the state that the screen shows. */
export type HoldStanding = {
  status: 'idle' | 'checking' | 'sending' | 'looking-up' | 'done'
  outcome: Exclude<HoldOutcome, { kind: 'held' | 'spent' }> | null
  /** How often the booking of unknown outcome was looked up. */
  lookUps: number
  lookUpNow: () => void
  /** Takes the outcome off the screen: the agent goes back to the form. */
  dismiss: () => void
}

/**
 * Holds an offer. Sends once; if no answer comes back, it looks the booking up until the outcome is certain.
 * It never sends twice by itself. The server prices the offer once more before it sends, and stops at any
 * other total.
 */
export function useHold<Form, View extends Offer>(props: {
  kind: BookingKind
  clientReference: string
  /** An attempt of this form from before a reload has no known outcome yet. */
  outcomeOpen: boolean
  check: OfferCheck<View>
  /** Sends a hold; by default the form with its offer. */
  send?: (input: HoldInput<Form>) => Promise<HoldOutcome>
}): Hold<Form> {
  const { kind, check } = props
  const router = useRouter()
  const readBalance = useReadBalance()
  const [reference, setReference] = useState(props.clientReference)
  const [status, setStatus] = useState<HoldStanding['status']>(props.outcomeOpen ? 'looking-up' : 'idle')
  const [outcome, setOutcome] = useState<HoldStanding['outcome']>(
    props.outcomeOpen ? { kind: 'unknown', clientReference: props.clientReference } : null,
  )
  const [lookUps, setLookUps] = useState(0)
  // A second press before the next render must not start a second attempt.
  const busy = useRef(props.outcomeOpen)

  const rest = useCallback(() => {
    busy.current = false
    setStatus('idle')
  }, [])

  const open = useCallback(
    (held: string, agreedCents?: number) => {
      setStatus('done')
      const agreed = agreedCents === undefined ? '' : `?agreed=${agreedCents}`
      router.replace(`${bookingHref(held)}${agreed}` as Route)
      // The server renders holds and funds in the header, and navigation alone does not refresh them.
      router.refresh()
    },
    [router],
  )

  const lookUp = useCallback(async () => {
    const answer = await lookUpHeld(kind, reference).catch(() => ({ kind: 'pending' as const }))
    if (answer.kind === 'read') return open(answer.booking.reference)
    if (answer.kind === 'session') raiseSessionExpired()
    if (answer.kind === 'not-booked') {
      setReference(answer.nextReference)
      setOutcome(answer)
      return rest()
    }
    setLookUps((count) => count + 1)
  }, [kind, reference, open, rest])

  useEffect(() => {
    if (status !== 'looking-up') return
    const timer = setTimeout(() => void lookUp(), lookUpDelayMs(lookUps))
    return () => clearTimeout(timer)
  }, [status, lookUps, lookUp])

  async function start(form: Form, evenIfBooked = false) {
    if (busy.current) return
    busy.current = true
    setOutcome(null)
    const agreed = await currentAgreement(check, () => setStatus('checking'))
    if (agreed === null) return rest()
    setStatus('sending')
    const { offerCode, totalCents, refund } = agreed
    const accepted = { acceptedTotalCents: totalCents, ...(refund && { acceptedRefund: refund }) }
    const agreedTo = { offerCode, ...accepted, evenIfBooked, form }
    let result = await send({ ...agreedTo, clientReference: reference })
    // Nothing was sent: this reference already has a booking. Few references have one, so this ends.
    while (result.kind === 'spent') {
      const { nextReference } = result
      setReference(nextReference)
      result = await send({ ...agreedTo, clientReference: nextReference })
    }
    await settle(result, totalCents)
  }

  /** If no answer reaches the browser, the server may still have sent the hold. */
  function send(input: HoldInput<Form>): Promise<HoldOutcome> {
    const { clientReference } = input
    const sent = props.send ? props.send(input) : holdOffer(kind, input)
    return sent.catch(() => ({ kind: 'unknown', clientReference }))
  }

  async function settle(result: Exclude<HoldOutcome, { kind: 'spent' }>, totalCents: number) {
    readBalance()
    if (result.kind === 'held') return open(result.reference, result.priceChanged ? totalCents : undefined)
    setOutcome(result)
    if (result.kind === 'unknown') {
      setLookUps(0)
      return setStatus('looking-up')
    }
    if ('nextReference' in result && result.nextReference) setReference(result.nextReference)
    if (result.kind === 'session') {
      raiseSessionExpired()
      check.expire()
    }
    // Refresh at once, so that Back does not show the old offers.
    if (result.kind === 'gone') check.lose(result.code)
    if (result.kind === 'revalidate') {
      setStatus('checking')
      await check.check('agent')
    }
    rest()
  }

  return {
    status,
    outcome,
    lookUps,
    start,
    lookUpNow: () => void lookUp(),
    dismiss: () => setOutcome(null),
  }
}

/**
 * The agreed price, if it is the price of a valid check; null where the agent must answer first, or has seen
 * no price yet: a press is no agreement to a price that appears later.
 */
async function currentAgreement<View extends Offer>(
  check: OfferCheck<View>,
  onCheck: () => void,
): Promise<Agreement | null> {
  let now: OfferCheckState<View> = check
  if (check.status !== 'current' || check.checkedAt === null) {
    onCheck()
    now = await check.check('agent')
  }
  if (check.agreed === null || now.status !== 'current') return null
  return needsConsent(now.agreed, now.offer) ? null : now.agreed
}

const DELAYS_SECONDS = [2, 5, 10, 20, 40]

/**
 * Milliseconds to wait before a booking of unknown outcome is looked up again: 2, 5, 10, 20, 40 s, then every
 * minute.
 * @param lookUps how often it was looked up already
 */
export function lookUpDelayMs(lookUps: number): number {
  return (DELAYS_SECONDS[lookUps] ?? 60) * 1000
}

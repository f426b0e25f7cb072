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

type HoldProps<Form, View extends Offer> = {
  kind: BookingKind
  clientReference: string
  /** An attempt of this form from before a reload has no known outcome yet. */
  outcomeOpen: boolean
  check: OfferCheck<View>
  /** Sends a hold; by default the form with its offer. */
  send?: (input: HoldInput<Form>) => Promise<HoldOutcome>
}

/**
 * Holds an offer. Sends once; if no answer comes back, it looks the booking up until the outcome is certain.
 * It never sends twice by itself. The server prices the offer once more before it sends, and stops at any
 * other total.
 */
export function useHold<Form, View extends Offer>(props: HoldProps<Form, View>): Hold<Form> {
  const { kind, check } = props
  const openBooking = useHeldBooking()
  const readBalance = useReadBalance()
  const [reference, setReference] = useState(props.clientReference)
  const [status, setStatus] = useState<HoldStanding['status']>(props.outcomeOpen ? 'looking-up' : 'idle')
  const [outcome, setOutcome] = useState<HoldStanding['outcome']>(
    props.outcomeOpen ? { kind: 'unknown', clientReference: props.clientReference } : null,
  )
  // A second press before the next render must not start a second attempt.
  const busy = useRef(props.outcomeOpen)

  const rest = useCallback(() => {
    busy.current = false
    setStatus('idle')
  }, [])

  const open = useCallback(
    (held: string, agreedCents?: number) => {
      setStatus('done')
      openBooking(held, agreedCents)
    },
    [openBooking],
  )

  const takeAnswer = useCallback(
    (answer: LookedUp) => {
      if (answer.kind === 'read') return open(answer.booking.reference)
      setReference(answer.nextReference)
      setOutcome(answer)
      rest()
    },
    [open, rest],
  )
  const isUnknown = status === 'looking-up'
  const { lookUps, lookUpNow, startAgain } = useLookUps(kind, reference, isUnknown, takeAnswer)

  async function start(form: Form, evenIfBooked = false) {
    if (busy.current) return
    busy.current = true
    setOutcome(null)
    const agreed = await currentAgreement(check, () => setStatus('checking'))
    if (agreed === null) return rest()
    setStatus('sending')
    const { offerCode, totalCents, refund } = agreed
    const accepted = { acceptedTotalCents: totalCents, ...(refund && { acceptedRefund: refund }) }
    const agreedTo = { offerCode, ...accepted, evenIfBooked, ...optionOfAddress(), form }
    await settle(
      await sendUnspent(send, { ...agreedTo, clientReference: reference }, setReference),
      totalCents,
    )
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
      startAgain()
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
    lookUpNow,
    dismiss: () => setOutcome(null),
  }
}

/** Opens the page of the booking, with the agreed total if another one is held. */
function useHeldBooking(): (reference: string, agreedCents?: number) => void {
  const router = useRouter()
  return useCallback(
    (reference: string, agreedCents?: number) => {
      const agreed = agreedCents === undefined ? '' : `?agreed=${agreedCents}`
      router.replace(`${bookingHref(reference)}${agreed}` as Route)
      // The server renders holds and funds in the header, and navigation alone does not refresh them.
      router.refresh()
    },
    [router],
  )
}

/** Sends a hold; with the next reference where nothing was sent because its own has a booking already. */
async function sendUnspent<Form>(
  send: (input: HoldInput<Form>) => Promise<HoldOutcome>,
  input: HoldInput<Form>,
  onNext: (nextReference: string) => void,
): Promise<Exclude<HoldOutcome, { kind: 'spent' }>> {
  let result = await send(input)
  // Few references have a booking, so this ends.
  while (result.kind === 'spent') {
    const { nextReference } = result
    onNext(nextReference)
    result = await send({ ...input, clientReference: nextReference })
  }
  return result
}

/** The certain answers to the look-up of a booking of unknown outcome. */
type LookedUp = Extract<Awaited<ReturnType<typeof lookUpHeld>>, { kind: 'read' | 'not-booked' }>

/**
 * Looks a booking of unknown outcome up, less and less often while `isOn`.
 * @param onAnswer called once the outcome is certain; the same function across renders
 */
function useLookUps(
  kind: BookingKind,
  reference: string,
  isOn: boolean,
  onAnswer: (answer: LookedUp) => void,
) {
  const [lookUps, setLookUps] = useState(0)
  const lookUp = useCallback(async () => {
    const answer = await lookUpHeld(kind, reference).catch(() => ({ kind: 'pending' as const }))
    if (answer.kind === 'read' || answer.kind === 'not-booked') return onAnswer(answer)
    if (answer.kind === 'session') raiseSessionExpired()
    setLookUps((count) => count + 1)
  }, [kind, reference, onAnswer])

  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => void lookUp(), lookUpDelayMs(lookUps))
    return () => clearTimeout(timer)
  }, [isOn, lookUps, lookUp])

  return { lookUps, lookUpNow: () => void lookUp(), startAgain: () => setLookUps(0) }
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
  return needsConsent(now.agreed, now.offer, now.tolerances) ? null : now.agreed
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

/** The option of a trip that the form books, as the trip's page wrote it into the form's address. */
function optionOfAddress(): { optionId?: string } {
  const option = new URLSearchParams(window.location.search).get('option')
  return option !== null && /^[\da-f-]{36}$/.test(option) ? { optionId: option } : {}
}

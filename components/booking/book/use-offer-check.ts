'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import {
  agreementOn,
  needsConsent,
  type Agreement,
  type CheckedOffer,
  type Offer,
  type OfferCheckOutcome,
} from '../../../lib/booking/offer-check.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'

/** Where the check of the price stands. */
export type OfferCheck<View extends Offer> = {
  status: 'checking' | 'current' | 'gone' | 'signed-out' | 'failed'
  /** The offer as last seen: of the search at first, then as checked. Its code is the one to hold. */
  offer: View | null
  agreed: Agreement | null
  /** The price is another one than agreed: nothing can be held before the agent says so. */
  consentNeeded: boolean
  /** Office time of the last good check. */
  checkedAt: string | null
  spendableCents: number | null
  message: string | null
  /** Checks once more. Answers the state it came to. */
  check: () => Promise<OfferCheckState<View>>
  accept: () => void
  /** Sets the last check aside: the next hold checks again first. */
  expire: () => void
}

/** The part of it that a check decides. */
export type OfferCheckState<View extends Offer> = Pick<
  OfferCheck<View>,
  'status' | 'offer' | 'agreed' | 'checkedAt' | 'spendableCents' | 'message'
>

type AskPrice<View extends Offer> = (offerCode: string) => Promise<OfferCheckOutcome<CheckedOffer<View>>>

/**
 * Checks the offer's price when the form opens and whenever asked, and keeps what the agent agreed to apart from what the
 * price is now.
 * @param found the offer as the search handed it over; null after a reload, when this tab's storage may still have it
 */
export function useOfferCheck<View extends Offer>(props: {
  offerCode: string
  found: View | null
  /** The offer as this tab's storage has it. Stable over drawings, as is `ask`. */
  stored: (offerCode: string) => View | null
  /** Prices it once more; every end is a value. */
  ask: AskPrice<View>
  spendableCents: number | null
  /** Changes when the page was read anew, after signing in again over it for one. */
  serverNow: string
}): OfferCheck<View> {
  const [state, setState] = useState<OfferCheckState<View>>({
    status: 'checking',
    offer: props.found,
    agreed: props.found && agreementOn(props.found),
    checkedAt: null,
    spendableCents: props.spendableCents,
    message: null,
  })
  const latest = useRef(state)
  const running = useRef<Promise<OfferCheckState<View>> | null>(null)
  const { offerCode, stored, ask } = props

  const put = useCallback((next: OfferCheckState<View>) => {
    latest.current = next
    setState(next)
    return next
  }, [])

  const check = useCallback(() => {
    // One at a time: whoever asks meanwhile gets the same answer.
    running.current ??= runCheck(ask, offerCode, latest, put).finally(() => {
      running.current = null
    })
    return running.current
  }, [ask, offerCode, put])

  useEffect(() => {
    if (latest.current.offer === null) {
      const offer = stored(offerCode)
      if (offer) put({ ...latest.current, offer, agreed: agreementOn(offer) })
    }
    void check()
  }, [check, offerCode, stored, put])

  useEffect(() => {
    if (latest.current.status === 'signed-out') void check()
  }, [check, props.serverNow])

  return {
    ...state,
    consentNeeded: state.status === 'current' && needsConsent(state.agreed, state.offer),
    check,
    accept: () =>
      put({ ...latest.current, agreed: latest.current.offer && agreementOn(latest.current.offer) }),
    expire: () => put({ ...latest.current, checkedAt: null }),
  }
}

async function runCheck<View extends Offer>(
  ask: AskPrice<View>,
  offerCode: string,
  latest: { current: OfferCheckState<View> },
  put: (next: OfferCheckState<View>) => OfferCheckState<View>,
): Promise<OfferCheckState<View>> {
  const before = put({ ...latest.current, status: 'checking', message: null })
  const outcome = await ask(before.offer?.offerCode ?? offerCode)
  switch (outcome.kind) {
    case 'priced': {
      const { offer } = outcome
      const same = !needsConsent(before.agreed, offer)
      return put({
        status: 'current',
        offer,
        agreed: same ? agreementOn(offer) : before.agreed,
        checkedAt: outcome.checkedAt,
        spendableCents: outcome.spendableCents ?? before.spendableCents,
        message: null,
      })
    }
    case 'gone':
      return put({ ...before, status: 'gone', checkedAt: null, message: outcome.code })
    case 'session':
      raiseSessionExpired()
      return put({ ...before, status: 'signed-out', checkedAt: null })
    case 'failed':
      return put({ ...before, status: 'failed', message: outcome.message })
  }
}

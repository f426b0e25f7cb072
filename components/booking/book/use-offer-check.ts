'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import {
  agreementAgain,
  agreementOn,
  needsConsent,
  type Agreement,
  type CheckedOffer,
  type Offer,
  type OfferCheckOutcome,
} from '../../../lib/booking/offer-check.ts'
import type { PriceTolerances } from '../../../lib/booking/price-tolerance.ts'
import type { Balance } from '../../../lib/wallet/balance.ts'
import { useNoteBalance } from '../../wallet/live-balance.tsx'
import { raiseSessionExpired } from '../../session/session-expired.ts'

/** Who asks for a check: the agent, by pressing something, or the desk by itself. */
export type AskedBy = 'agent' | 'timer'

/** The state of the price check. */
export type OfferCheck<View extends Offer> = {
  status: 'checking' | 'current' | 'gone' | 'signed-out' | 'failed'
  /** The offer as last seen: from the search at first, then as checked. Its code is the one to hold. */
  offer: View | null
  agreed: Agreement | null
  /** The limits within which a rise is taken without asking, as the last check told them. */
  tolerances: PriceTolerances | undefined
  /** The price differs from the agreed one: nothing can be held until the agent accepts it. */
  consentNeeded: boolean
  /** Office time of the last successful check. */
  checkedAt: string | null
  message: string | null
  /** Who asked for the last check; the agent, if both did. */
  askedBy: AskedBy
  /** Checks again and returns the resulting state. */
  check: (askedBy: AskedBy) => Promise<OfferCheckState<View>>
  accept: () => void
  /** Invalidates the last check: the next hold checks again first. */
  expire: () => void
  /** A hold was refused because the offer is gone; `code` is the gateway's. */
  lose: (code: string) => void
  /** Puts another offer in its place and checks it; the price that was agreed to stays. */
  replace(offer: View): void
}

/** The part of it that a check sets. */
export type OfferCheckState<View extends Offer> = Pick<
  OfferCheck<View>,
  'status' | 'offer' | 'agreed' | 'tolerances' | 'checkedAt' | 'message' | 'askedBy'
>

type AskPrice<View extends Offer> = (offerCode: string) => Promise<OfferCheckOutcome<CheckedOffer<View>>>

type CheckProps<View extends Offer> = {
  offerCode: string
  /** The offer from the search; null after a reload, when this tab's storage may still have it. */
  offer: View | null
  /** Reads the offer from this tab's storage. Must be stable across renders, as must `ask`. */
  stored: (offerCode: string) => View | null
  /** Prices the offer again; every outcome is a value. */
  ask: AskPrice<View>
  /** Changes when the page was read again, for example after signing in again in the overlay. */
  serverNow: string
}

/**
 * Checks the offer's price when the form opens and on request. The price the agent agreed to is kept
 * separately from the current price.
 */
export function useOfferCheck<View extends Offer>(props: CheckProps<View>): OfferCheck<View> {
  const [state, setState] = useState<OfferCheckState<View>>({
    status: 'checking',
    offer: props.offer,
    agreed: props.offer && agreementOn(props.offer),
    tolerances: undefined,
    checkedAt: null,
    message: null,
    askedBy: 'timer',
  })
  const latest = useRef(state)
  const running = useRef<Promise<OfferCheckState<View>> | null>(null)
  const { offerCode, stored, ask } = props
  const noteBalance = useNoteBalance()

  const put = useCallback((next: OfferCheckState<View>) => {
    latest.current = next
    setState(next)
    return next
  }, [])

  const check = useCallback(
    (askedBy: AskedBy) => {
      if (running.current === null || askedBy === 'agent') put({ ...latest.current, askedBy })
      // One check at a time: callers meanwhile get the same answer.
      running.current ??= runCheck(ask, offerCode, latest, put, noteBalance).finally(() => {
        running.current = null
      })
      return running.current
    },
    [ask, offerCode, put, noteBalance],
  )

  useEffect(() => {
    if (latest.current.offer === null) {
      const offer = stored(offerCode)
      if (offer) put({ ...latest.current, offer, agreed: agreementOn(offer) })
    }
    void check('timer')
  }, [check, offerCode, stored, put])

  useEffect(() => {
    if (latest.current.status === 'signed-out') void check('timer')
  }, [check, props.serverNow])

  return {
    ...state,
    consentNeeded: state.status === 'current' && needsConsent(state.agreed, state.offer, state.tolerances),
    check,
    accept: () =>
      put({ ...latest.current, agreed: latest.current.offer && agreementOn(latest.current.offer) }),
    expire: () => put({ ...latest.current, checkedAt: null }),
    lose: (code) => put({ ...latest.current, status: 'gone', checkedAt: null, message: code }),
    replace: (offer) => {
      put({ ...latest.current, offer, checkedAt: null, message: null })
      void check('agent')
    },
  }
}

async function runCheck<View extends Offer>(
  ask: AskPrice<View>,
  offerCode: string,
  latest: { current: OfferCheckState<View> },
  put: (next: OfferCheckState<View>) => OfferCheckState<View>,
  noteBalance: (reading: Balance) => void,
): Promise<OfferCheckState<View>> {
  const pending = put({ ...latest.current, status: 'checking', message: null })
  const outcome = await ask(pending.offer?.offerCode ?? offerCode)
  // The agent may have asked too while the answer was awaited.
  const before = { ...pending, askedBy: latest.current.askedBy }
  switch (outcome.kind) {
    case 'priced': {
      const { offer, tolerances } = outcome
      noteBalance(outcome)
      const same = !needsConsent(before.agreed, offer, tolerances)
      return put({
        status: 'current',
        offer,
        agreed: same ? agreementAgain(before.agreed, offer) : before.agreed,
        tolerances,
        checkedAt: outcome.checkedAt,
        message: null,
        askedBy: before.askedBy,
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

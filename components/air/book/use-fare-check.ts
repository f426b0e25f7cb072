'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { agreementOn, needsConsent, type Agreement } from '../../../lib/booking/fare-check.ts'
import { fareView, type FareView } from '../../../lib/booking/fare-view.ts'
import { raiseSessionExpired } from '../../../lib/session-expired.ts'
import { checkPrice } from './check-price.ts'
import { storedFare } from './found-fare.ts'

/** Where the check of the price stands. */
export type FareCheck = {
  status: 'checking' | 'current' | 'gone' | 'signed-out' | 'failed'
  /** The fare as last seen: of the search at first, then as revalidated. Its code is the one to hold. */
  fare: FareView | null
  agreed: Agreement | null
  /** The price is another one than agreed: nothing can be held before the agent says so. */
  consentNeeded: boolean
  /** Office time of the last good check. */
  checkedAt: string | null
  spendableCents: number | null
  message: string | null
  /** Checks once more. Answers the state it came to. */
  check: () => Promise<FareCheckState>
  accept: () => void
  /** Sets the last check aside: the next hold checks again first. */
  expire: () => void
}

/** The part of it that a check decides. */
export type FareCheckState = Pick<
  FareCheck,
  'status' | 'fare' | 'agreed' | 'checkedAt' | 'spendableCents' | 'message'
>

/**
 * Revalidates the fare when the form opens and whenever asked, and keeps what the agent agreed to apart from what the
 * price is now.
 * @param found the fare as the search handed it over; null after a reload, when this tab's storage may still have it
 */
export function useFareCheck(props: {
  fareSourceCode: string
  found: FareView | null
  spendableCents: number | null
  /** Changes when the page was read anew, after signing in again over it for one. */
  serverNow: string
}): FareCheck {
  const [state, setState] = useState<FareCheckState>({
    status: 'checking',
    fare: props.found,
    agreed: props.found && agreementOn(props.found),
    checkedAt: null,
    spendableCents: props.spendableCents,
    message: null,
  })
  const latest = useRef(state)
  const running = useRef<Promise<FareCheckState> | null>(null)
  const { fareSourceCode } = props

  const put = useCallback((next: FareCheckState) => {
    latest.current = next
    setState(next)
    return next
  }, [])

  const check = useCallback(() => {
    // One at a time: whoever asks meanwhile gets the same answer.
    running.current ??= runCheck(fareSourceCode, latest, put).finally(() => {
      running.current = null
    })
    return running.current
  }, [fareSourceCode, put])

  useEffect(() => {
    if (latest.current.fare === null) {
      const fare = storedFare(fareSourceCode)
      if (fare) put({ ...latest.current, fare, agreed: agreementOn(fare) })
    }
    void check()
  }, [check, fareSourceCode, put])

  useEffect(() => {
    if (latest.current.status === 'signed-out') void check()
  }, [check, props.serverNow])

  return {
    ...state,
    consentNeeded: state.status === 'current' && needsConsent(state.agreed, state.fare),
    check,
    accept: () => put({ ...latest.current, agreed: latest.current.fare && agreementOn(latest.current.fare) }),
    expire: () => put({ ...latest.current, checkedAt: null }),
  }
}

async function runCheck(
  fareSourceCode: string,
  latest: { current: FareCheckState },
  put: (next: FareCheckState) => FareCheckState,
): Promise<FareCheckState> {
  const before = put({ ...latest.current, status: 'checking', message: null })
  const outcome = await checkPrice(before.fare?.fareSourceCode ?? fareSourceCode)
  switch (outcome.kind) {
    case 'priced': {
      const fare = fareView(outcome.itinerary)
      const same = !needsConsent(before.agreed, fare)
      return put({
        status: 'current',
        fare,
        agreed: same ? agreementOn(fare) : before.agreed,
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

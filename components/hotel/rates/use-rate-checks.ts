'use client'

import { useCallback, useState } from 'react'
import { agreementOn, needsConsent, type Agreement } from '../../../lib/booking/offer-check.ts'
import type { Rate, ListedRate } from '../../../lib/hotel/rate.ts'
import { raiseSessionExpired } from '../../session/session-expired.ts'
import { useNoteBalance } from '../../wallet/live-balance.tsx'
import { checkRate } from '../check-rate.ts'

/** The state of one rate's check. `lapsed`: it succeeded, and its fifteen minutes are over. */
export type RateCheck = {
  status: 'checking' | 'current' | 'lapsed' | 'gone' | 'failed'
  /** The rate as last known: from the search at first, then as checked. */
  offer: Rate
  agreed: Agreement
  /** Office time of the last successful check. */
  checkedAt: string | null
  message: string | null
}

/** The checks of the rates on a page, by the code from the search. */
export type RateChecks = {
  of: (rateCode: string) => RateCheck | null
  check: (rate: Rate) => Promise<void>
  /** Agrees to the current price of the rate. */
  accept: (rateCode: string) => void
  lapse: (rateCode: string) => void
}

/** True when a check returned another price and nobody has agreed to it yet. */
export function wantsConsent(check: RateCheck | null): boolean {
  return check !== null && check.status !== 'gone' && needsConsent(check.agreed, check.offer)
}

/** A rate as last known. `gone`: its last check found that it is no longer sold. */
export type KnownRate = ListedRate & { gone: boolean }

/** The rate with the price and terms of its check. It keeps the code from the search, which names it here. */
export function asLastKnown(rate: ListedRate, check: RateCheck | null): KnownRate {
  if (check === null) return { ...rate, gone: false }
  const offer = { ...check.offer, offerCode: rate.offer.offerCode }
  return { ...rate, offer, gone: check.status === 'gone' }
}

/**
 * Checks rates one at a time on request. The price the agent agreed to is kept separately from the current
 * price.
 */
export function useRateChecks(): RateChecks {
  const noteBalance = useNoteBalance()
  const [checks, setChecks] = useState<Readonly<Record<string, RateCheck>>>({})

  const put = useCallback((rateCode: string, change: Partial<RateCheck>) => {
    setChecks((all) => {
      const previous = all[rateCode]
      return previous ? { ...all, [rateCode]: { ...previous, ...change } } : all
    })
  }, [])

  const check = useCallback(
    async (rate: Rate) => {
      const rateCode = rate.offerCode
      setChecks((all) => {
        const before = all[rateCode] ?? firstCheck(rate)
        return { ...all, [rateCode]: { ...before, status: 'checking', message: null } }
      })
      // Always sends the code from the search: it finds the rate even if a check has returned another code.
      const outcome = await checkRate(rateCode)
      switch (outcome.kind) {
        case 'priced':
          noteBalance(outcome)
          return put(rateCode, {
            offer: outcome.offer,
            checkedAt: outcome.checkedAt,
            status: 'current',
            message: null,
          })
        case 'gone':
          return put(rateCode, { status: 'gone', checkedAt: null })
        case 'session':
          raiseSessionExpired()
          return put(rateCode, {
            status: 'failed',
            checkedAt: null,
            message: 'Signed out before it was checked',
          })
        case 'failed':
          return put(rateCode, { status: 'failed', message: outcome.message })
      }
    },
    [put, noteBalance],
  )

  return {
    of: (rateCode) => checks[rateCode] ?? null,
    check,
    accept: (rateCode) => {
      const current = checks[rateCode]
      if (current) put(rateCode, { agreed: agreementOn(current.offer) })
    },
    lapse: (rateCode) => put(rateCode, { status: 'lapsed', checkedAt: null }),
  }
}

function firstCheck(rate: Rate): RateCheck {
  return {
    status: 'checking',
    offer: rate,
    agreed: agreementOn(rate),
    checkedAt: null,
    message: null,
  }
}

'use client'

import { useState } from 'react'
import { totalOf, type ActivityOffer } from '../../../lib/activity/activity-offer.ts'
import type { ActivityForm } from '../../../lib/activity/booking-form.ts'
import { agreementOn, needsConsent } from '../../../lib/booking/offer-check.ts'
import type { OfferCheck, OfferCheckState } from '../../booking/book/use-offer-check.ts'

/** What the total is computed from. */
type Priced = Pick<ActivityForm, 'booking' | 'travellers'>

/**
 * The check of an activity with the total of the form as it is filled in: tickets and surcharges. The agent
 * agrees to prices; the total may change with the form, and only other prices for the same form need consent.
 */
export function useActivityCheck(check: OfferCheck<ActivityOffer>, form: Priced): OfferCheck<ActivityOffer> {
  const [accepted, setAccepted] = useState(check.offer)
  // The first prices that are known are the ones that the agent has seen.
  const agreedTo = accepted ?? check.offer
  if (accepted === null && check.offer !== null) setAccepted(check.offer)
  const withTotal = (state: OfferCheckState<ActivityOffer>) => priced(state, agreedTo, form)
  const shown = withTotal(check)
  return {
    ...check,
    ...shown,
    consentNeeded: shown.status === 'current' && needsConsent(shown.agreed, shown.offer),
    check: async () => withTotal(await check.check()),
    accept: () => {
      setAccepted(check.offer)
      check.accept()
    },
  }
}

function priced(
  state: OfferCheckState<ActivityOffer>,
  agreedTo: ActivityOffer | null,
  form: Priced,
): OfferCheckState<ActivityOffer> {
  const agreed = atTotal(agreedTo ?? state.offer, form)
  return { ...state, offer: atTotal(state.offer, form), agreed: agreed && agreementOn(agreed) }
}

/** An offer at what the form costs; null if a ticket of the form has no price. */
function atTotal(offer: ActivityOffer | null, form: Priced): ActivityOffer | null {
  const total = offer && totalOf(offer, form)
  if (!offer || !total) return null
  const { totalCents } = total
  return { ...offer, price: { baseCents: totalCents, taxCents: 0, totalCents } }
}

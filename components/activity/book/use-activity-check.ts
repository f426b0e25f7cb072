'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import { totalOf, type ActivityOffer } from '../../../lib/activity/activity-offer.ts'
import type { ActivityForm } from '../../../lib/activity/booking-form.ts'
import type { TicketParty } from '../../../lib/activity/quote.ts'
import { asShown, shownParams } from '../../../lib/activity/shown-tickets.ts'
import { readParams } from '../../../lib/address/params.ts'
import { agreementOn, needsConsent } from '../../../lib/booking/offer-check.ts'
import { addressWith, replaceAddress } from '../../shell/use-address.ts'
import type { OfferCheck, OfferCheckState } from '../../booking/book/use-offer-check.ts'

/** The parts of the form that the total depends on. */
type Priced = Pick<ActivityForm, 'booking' | 'travellers'>

/**
 * The check of an activity with the total of the form as it is filled in: tickets and surcharges. The agent
 * agrees to prices; the total may change with the form, and only other prices for the same form need consent.
 * @param party the travellers that the form was opened for
 */
export function useActivityCheck(
  check: OfferCheck<ActivityOffer>,
  form: Priced,
  party: TicketParty,
): OfferCheck<ActivityOffer> {
  const [accepted, accept] = useAccepted(check.offer, party)
  const withTotal = (state: OfferCheckState<ActivityOffer>) => priced(state, accepted, form)
  const shown = withTotal(check)
  return {
    ...check,
    ...shown,
    consentNeeded: shown.status === 'current' && needsConsent(shown.agreed, shown.offer, shown.tolerances),
    check: async (askedBy) => withTotal(await check.check(askedBy)),
    accept: () => {
      accept(check.offer)
      check.accept()
    },
  }
}

/**
 * The offer at the prices that the agent has agreed to: at first those that the product's page showed, which
 * the address carries, otherwise the first that are known here.
 */
function useAccepted(offer: ActivityOffer | null, party: TicketParty) {
  const address = useSearchParams()
  const asSeen = () => {
    const { shown } = readParams(shownParams, address)
    return offer && shown ? asShown(offer, shown, party) : offer
  }
  const [accepted, setAccepted] = useState(asSeen)
  if (accepted === null && offer !== null) setAccepted(asSeen)
  const accept = (now: ActivityOffer | null) => {
    setAccepted(now)
    forgetShown()
  }
  return [accepted ?? asSeen(), accept] as const
}

/** A form that is opened again must not ask for a consent that was given. */
function forgetShown(): void {
  const { shown } = readParams(shownParams, new URLSearchParams(window.location.search))
  if (shown !== null) replaceAddress(addressWith(shownParams, { shown: null }))
}

function priced(
  state: OfferCheckState<ActivityOffer>,
  agreedTo: ActivityOffer | null,
  form: Priced,
): OfferCheckState<ActivityOffer> {
  const agreed = atTotal(agreedTo ?? state.offer, form)
  return { ...state, offer: atTotal(state.offer, form), agreed: agreed && agreementOn(agreed) }
}

/** The offer with the form's total as its price; null if a ticket of the form has no price. */
function atTotal(offer: ActivityOffer | null, form: Priced): ActivityOffer | null {
  const total = offer && totalOf(offer, form)
  if (!offer || !total) return null
  const { totalCents } = total
  return { ...offer, price: { baseCents: totalCents, taxCents: 0, totalCents } }
}

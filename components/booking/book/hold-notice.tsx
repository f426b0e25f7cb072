'use client'

import type { Route } from 'next'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import type { Offer } from '../../../lib/booking/offer-check.ts'
import { refusalText } from '../../../lib/booking/act-outcome.ts'
import { formatCents } from '../../../lib/money.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { HoldStanding } from './use-hold.ts'
import type { OfferCheck } from './use-offer-check.ts'

/** What an attempt to hold came to, and the one way on. The form keeps everything that was typed. */
export function HoldNotice(props: {
  kind: BookingKind
  hold: HoldStanding
  check: OfferCheck<Offer>
  searchHref: string
}) {
  const { kind, hold, check, searchHref } = props
  const { offer } = kindFacts(kind)
  if (check.status === 'gone') return <Gone kind={kind} searchHref={searchHref} />
  const outcome = hold.outcome
  switch (outcome?.kind) {
    case undefined:
      return null
    case 'short':
      return (
        <ActNotice
          tone="bad"
          action={<ButtonLink href={searchHref as Route}>Cheaper {offer.many}</ButtonLink>}
        >
          <b>Not booked: the wallet is {formatCents(outcome.shortCents)} short.</b> The {offer.one} is{' '}
          {formatCents(outcome.totalCents)}, {formatCents(outcome.availableCents)} can be spent. Nothing is
          held. An office admin can top the wallet up; the form keeps what you typed.
        </ActNotice>
      )
    case 'duplicate':
      return <Duplicate kind={kind} existingReference={outcome.existingReference} />
    case 'gone':
      return <Gone kind={kind} searchHref={searchHref} />
    case 'revalidate':
      return (
        <ActNotice tone="held">
          Not booked: the price check had run out. It was checked again
          {check.consentNeeded ? ' and the price moved: decide beside.' : '; hold it now if you agree.'}
        </ActNotice>
      )
    case 'session':
      return (
        <ActNotice tone="held">
          Not booked: the session had ended. The form is safe, and the price is checked once more before
          anything is held.
        </ActNotice>
      )
    case 'not-booked':
      return <NotBooked />
    case 'refused':
      return (
        <ActNotice tone="bad">
          <b>Not booked.</b> {refusalText(kind, outcome.code, outcome.message, 'whoever made it')}
          {outcome.permission && (
            <>
              {' '}
              Missing permission: <span className="code">{outcome.permission}</span>.
            </>
          )}
        </ActNotice>
      )
    case 'unknown':
      return <Unknown hold={hold} />
  }
}

function Unknown({ hold }: { hold: HoldStanding }) {
  return (
    <ActNotice tone="held" action={<Button onClick={hold.lookUpNow}>Look now</Button>}>
      <b>Checking whether it booked.</b> The request was sent and no clear answer came back. The desk looks
      for the booking by its reference{hold.lookUps > 0 && `, ${lookUpText(hold.lookUps)}`}. The form is
      locked meanwhile, so that nothing is booked twice. You may leave: a booking that is found appears in the
      list.
    </ActNotice>
  )
}

function NotBooked() {
  return (
    <ActNotice tone="ok">
      It was not booked: that is certain now, nothing is held. You can hold again. Should the lost request
      still turn up, it is cancelled by itself.
    </ActNotice>
  )
}

function lookUpText(lookUps: number): string {
  return lookUps === 1 ? 'looked once so far' : `looked ${lookUps} times so far`
}

function Gone({ kind, searchHref }: { kind: BookingKind; searchHref: string }) {
  const { offer, people, again } = kindFacts(kind)
  return (
    <ActNotice
      tone="bad"
      action={
        <ButtonLink href={searchHref as Route} variant="primary">
          {again}
        </ButtonLink>
      }
    >
      <b>This {offer.one} is gone:</b> sold out or expired. Nothing was booked. {again} and choose another;
      the {people} you typed are kept for it.
    </ActNotice>
  )
}

function Duplicate(props: { kind: BookingKind; existingReference: string | null }) {
  const { existingReference } = props
  const href = existingReference === null ? '/bookings' : `/bookings/${encodeURIComponent(existingReference)}`
  return (
    <ActNotice
      tone="bad"
      action={
        <ButtonLink href={href as Route}>
          {existingReference === null ? 'All bookings' : 'Open that booking'}
        </ButtonLink>
      }
    >
      <b>Not booked again:</b> your office has booked this very {kindFacts(props.kind).offer.one} already, and
      it is still active.
    </ActNotice>
  )
}

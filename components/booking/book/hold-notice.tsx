'use client'

import type { Route } from 'next'
import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import { termsGotWorse, type Offer } from '../../../lib/booking/offer-check.ts'
import { refusalText } from '../../../lib/booking/act-outcome.ts'
import { ActNotice } from '../../ui/act-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { StillWorking } from '../../ui/still-working.tsx'
import { focusField } from '../../ui/field-place.tsx'
import { NetOnly, useNetWords } from '../../ui/shown-prices.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { HoldStanding } from './use-hold.ts'
import type { OfferCheck } from './use-offer-check.ts'
import { plural } from '../../../lib/plural.ts'
import { useAdmins, useFundsContact } from '../../shell/admins.tsx'
import { capital } from '../../../lib/capital.ts'
import { BookedBefore, Duplicate } from './booked-before.tsx'

type HoldNoticeProps = {
  kind: BookingKind
  hold: HoldStanding
  check: OfferCheck<Offer>
  searchHref: string
  /** The field that a refusal names; null where it names none. */
  refusedField: string | null
  /** Holds although one of these people is booked at this time already. */
  onBookAnyway: () => void
  /** Searches for the same offer again after it was gone, for a kind that can do so. */
  same?: SameOffer | undefined
}

/** The result of an attempt to hold, and what to do next. The form keeps everything that was typed. */
export function HoldNotice(props: HoldNoticeProps) {
  const { kind, hold, check, searchHref, same } = props
  // The seats or rooms of a booking that was made are gone too, so this comes first.
  if (hold.outcome?.kind === 'unknown') return <Unknown hold={hold} />
  if (check.status === 'gone') return <Gone kind={kind} searchHref={searchHref} same={same} />
  const outcome = hold.outcome
  switch (outcome?.kind) {
    case undefined:
      return hold.status === 'sending' && <Sending kind={kind} />
    case 'short':
      return <WalletShort kind={kind} outcome={outcome} searchHref={searchHref} />
    case 'booked-before':
      return (
        <BookedBefore
          kind={kind}
          existing={outcome.existing}
          onBack={hold.dismiss}
          onBookAnyway={props.onBookAnyway}
        />
      )
    case 'duplicate':
      return (
        <Duplicate kind={kind} existing={outcome.existing} searchHref={searchHref} onBack={hold.dismiss} />
      )
    case 'gone':
      return <Gone kind={kind} searchHref={searchHref} same={same} />
    case 'revalidate':
      return <CheckExpired check={check} now={AGAIN[check.status]} />
    case 'session':
      return (
        <ActNotice tone="held">
          Not booked: your session had ended. Your form is saved, and the price is checked again before
          anything is held.
        </ActNotice>
      )
    case 'not-booked':
      return <NotBooked />
    case 'refused':
      return <Refused kind={kind} outcome={outcome} field={props.refusedField} />
  }
}

type OutcomeOf<Kind extends NonNullable<HoldStanding['outcome']>['kind']> = Extract<
  HoldStanding['outcome'],
  { kind: Kind }
>

function WalletShort(props: { kind: BookingKind; outcome: OutcomeOf<'short'>; searchHref: string }) {
  const { outcome, searchHref } = props
  const formatNet = useNetWords()
  const fundsContact = useFundsContact()
  const { offer } = kindFacts(props.kind)
  return (
    <ActNotice
      tone="bad"
      action={<ButtonLink href={searchHref as Route}>{`Cheaper ${offer.many}`}</ButtonLink>}
    >
      <NetOnly instead={<b>Not booked: the wallet is short.</b>}>
        <b>{`Not booked: the wallet is ${formatNet(outcome.shortCents)} short.`}</b>
        <span>{` The ${offer.one} is ${formatNet(outcome.totalCents)}; ${formatNet(outcome.availableCents)} is available.`}</span>
      </NetOnly>
      <span>{` Nothing is held. Ask ${fundsContact} for funds; your form is saved.`}</span>
    </ActNotice>
  )
}

/** @param props.now what came of the check that followed */
function CheckExpired({ check, now }: { check: OfferCheck<Offer>; now: string }) {
  return (
    <ActNotice tone="held">
      {check.agreed && check.offer && termsGotWorse(check.agreed, check.offer)
        ? 'Not booked: the cancellation terms have got worse. Accept them or go back.'
        : `Not booked: the price check had expired. ${
            check.consentNeeded ? 'The price has changed since: accept it or go back.' : now
          }`}
    </ActNotice>
  )
}

function Refused(props: { kind: BookingKind; outcome: OutcomeOf<'refused'>; field: string | null }) {
  const { kind, outcome, field } = props
  const admins = useAdmins()
  return (
    <ActNotice
      tone="bad"
      action={field && <Button onClick={() => focusField(field)}>Go to the field</Button>}
    >
      <b>{kindFacts(kind).hold.words.refused}</b>
      <span>{` ${refusalText(kind, outcome, { madeBy: null, admins })}`}</span>
    </ActNotice>
  )
}

/** The result of the new check that a hold asks for when its price check has expired. */
const AGAIN: Readonly<Record<Exclude<OfferCheck<Offer>['status'], 'gone'>, string>> = {
  checking: 'It is being checked again.',
  current: 'It has been checked again; hold it now if you agree.',
  failed: 'It could not be checked again: check it before you hold.',
  'signed-out': 'Sign in, and it is checked again before you hold.',
}

function Sending({ kind }: { kind: BookingKind }) {
  const { supplier, hold } = kindFacts(kind)
  return (
    <StillWorking>{`${hold.words.sending}. The ${supplier} hasn't answered yet. This can't be stopped now.`}</StillWorking>
  )
}

function Unknown({ hold }: { hold: HoldStanding }) {
  return (
    <ActNotice tone="held" action={<Button onClick={hold.lookUpNow}>Check now</Button>}>
      <b>Checking whether it was booked.</b>
      <span>{` The request was sent, but no clear answer came back. The desk is looking for the booking by its reference${hold.lookUps > 0 ? `, ${lookUpText(hold.lookUps)}` : ''}. The form is locked so that nothing is booked twice. You can leave: if the booking is found, it appears in Bookings.`}</span>
    </ActNotice>
  )
}

function NotBooked() {
  return (
    <ActNotice tone="ok">
      Not booked. Nothing is held, and you can hold again. If the lost request still arrives, it is cancelled
      automatically.
    </ActNotice>
  )
}

function lookUpText(lookUps: number): string {
  return `checked ${lookUps === 1 ? 'once' : plural(lookUps, 'time')}`
}

/** The search for the same offer: its button, and the sentence about its result. */
export type SameOffer = { label: string; pending: boolean; press: () => void; said: string | null }

function Gone(props: { kind: BookingKind; searchHref: string; same?: SameOffer | undefined }) {
  const { kind, searchHref, same } = props
  const { offer, people } = kindFacts(kind)
  const { again } = offer
  return (
    <ActNotice
      tone="bad"
      action={
        <span className="flex flex-wrap gap-2">
          {same && (
            <Button variant="primary" keys="r" pending={same.pending} onClick={same.press}>
              {same.label}
            </Button>
          )}
          <ButtonLink href={searchHref as Route} {...(!same && { variant: 'primary' as const })}>
            {again}
          </ButtonLink>
        </span>
      }
    >
      <b>{`${capital(offer.one)} no longer available:`}</b>
      <span>{` sold out or expired. Nothing was booked. ${again} and choose another; your ${people} are saved. ${same?.said ?? ''}`}</span>
    </ActNotice>
  )
}

'use client'

import type { BookingKind } from '../../../contract/booking/kinds.ts'
import { kindFacts } from '../../../lib/kinds.ts'
import { clockTime } from '../../../lib/booking/headline.ts'
import { Button } from '../../ui/button.tsx'
import { Countdown } from '../../ui/countdown.tsx'
import { StatusMark } from '../../ui/status-pill.tsx'
import type { Offer } from '../../../lib/booking/offer-check.ts'
import type { OfferCheck } from './use-offer-check.ts'
import { capital } from '../../../lib/capital.ts'

/** When the price was checked and how long that is valid. Checks again automatically when the time is up. */
export function CheckBadge({ kind, check }: { kind: BookingKind; check: OfferCheck<Offer> }) {
  return (
    <div className="flex min-h-[42px] items-center justify-between gap-3 border-t px-4 text-12" role="status">
      <Words kind={kind} check={check} />
      {(check.status === 'failed' || check.status === 'signed-out' || check.checkedAt !== null) && (
        <Button
          size="small"
          variant="plain"
          pending={check.status === 'checking'}
          onClick={() => void check.check('agent')}
        >
          Check price
        </Button>
      )}
    </div>
  )
}

function Words({ kind, check }: { kind: BookingKind; check: OfferCheck<Offer> }) {
  const { supplier, offer, check: validity } = kindFacts(kind)
  if (check.status === 'checking')
    return <span className="text-ink2">{`Checking the price with the ${supplier}`}</span>
  if (check.status === 'signed-out')
    return <span className="text-bad">Signed out before the price was checked</span>
  if (check.status === 'failed') {
    return <span className="text-bad">{`Not checked: ${check.message ?? 'no answer'}`}</span>
  }
  if (check.status === 'gone')
    return <span className="text-bad">{`${capital(offer.one)} no longer available`}</span>
  if (check.checkedAt === null)
    return <span className="text-held">Needs a new price check before holding</span>
  const until = new Date(Date.parse(check.checkedAt) + validity.minutes * 60_000).toISOString()
  return (
    <span className="figures flex items-center gap-1.5 text-ink2">
      <StatusMark tone="ok" className="text-ok" />
      <span>{`Price checked ${clockTime(check.checkedAt).slice(0, 5)},`}</span>
      <Countdown
        inWords
        deadlineAt={until}
        serverNow={check.checkedAt}
        label="Price check"
        speaks={false}
        onOver={() => void check.check('timer')}
      />
    </span>
  )
}

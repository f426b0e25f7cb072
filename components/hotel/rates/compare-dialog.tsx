'use client'

import { FEW_MORE, fewRoomsLeft, roomNames } from '../../../lib/hotel/rate.ts'
import { termsLine, wallText } from '../../../lib/hotel/terms.ts'
import { formatCents, clientFee, type ClientCents } from '../../../lib/money.ts'
import { CompareDialog } from '../../ui/compare-dialog.tsx'
import type { StayPrices } from '../stay-prices.ts'
import type { KnownRate } from './use-rate-checks.ts'

const GONE = 'no longer available'

const FACTS: readonly { label: string; of: (rate: KnownRate, prices: StayPrices) => string }[] = [
  { label: 'Total', of: (rate, prices) => priceText(rate, prices.total(rate.offer.price.totalCents)) },
  { label: 'Per night', of: (rate, prices) => priceText(rate, prices.nightly(rate.offer.price.totalCents)) },
  { label: 'Rooms', of: ({ rooms }) => roomNames(rooms) },
  { label: 'Beds', of: ({ rooms }) => onceEach(rooms.map((room) => room.beds || 'not supplied')) },
  {
    label: 'Size',
    of: ({ rooms }) =>
      onceEach(rooms.map(({ sizeM2 }) => (sizeM2 === null ? 'not supplied' : `${sizeM2} m²`))),
  },
  { label: 'Board', of: ({ offer }) => offer.board },
  { label: 'Cancellation', of: ({ offer }) => termsLine(offer.terms) },
  {
    label: 'Cancellation fee after',
    of: ({ offer }) =>
      offer.terms.steps
        .filter(({ cents }) => cents > 0)
        // A fee as high as the rate is shown in words: otherwise the net price would be shown here.
        .map(
          ({ from, cents }) =>
            `${feeText(cents, offer.price.totalCents)} from ${wallText(from, offer.terms.zone)}`,
        )
        .join('; ') || (offer.terms.kind === 'none' ? 'full price' : 'not supplied'),
  },
  {
    label: 'Rooms left',
    of: ({ offer, gone }) => {
      if (gone) return GONE
      if (offer.roomsLeft === null) return 'not supplied'
      return fewRoomsLeft(offer) ?? `more than ${offer.rooms.length + FEW_MORE}`
    },
  },
]

function feeText(cents: number, netCents: number): string {
  return cents >= netCents ? 'full price' : formatCents(clientFee(cents))
}

function priceText({ gone }: KnownRate, cents: ClientCents): string {
  return gone ? `was ${formatCents(cents)}` : formatCents(cents)
}

/** Joins words, each only once: equal rooms repeat them. */
function onceEach(words: readonly string[]): string {
  return [...new Set(words)].join('; ')
}

/** Up to four rates in columns as last known. One that is gone cannot be selected. */
export function RateCompareDialog(props: {
  open: boolean
  rates: readonly KnownRate[]
  prices: StayPrices
  onOpenChange: (open: boolean) => void
  onChoose: (rate: KnownRate) => void
  onCollect: (rate: KnownRate) => void
  onUnpin: (rate: KnownRate) => void
}) {
  const { rates } = props
  return (
    <CompareDialog
      title="Rates side by side"
      label="Compared rates"
      rows={FACTS.map(({ label, of }) => ({ label, words: rates.map((rate) => of(rate, props.prices)) }))}
      columns={rates.map((rate) => ({
        key: rate.offer.offerCode,
        isGone: rate.gone,
        onSelect: () => props.onChoose(rate),
        onCollect: () => props.onCollect(rate),
        onRemove: () => props.onUnpin(rate),
      }))}
      open={props.open}
      onOpenChange={props.onOpenChange}
      // With the last rate the window closes and gives the focus back itself.
      rest={() => null}
    />
  )
}

'use client'

import { FEW_MORE, fewRoomsLeft, type RateView, roomNames } from './hotel-page-view.ts'
import { termsLine, wallText } from '../../../lib/hotel/terms.ts'
import { formatCents } from '../../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { CompareTable } from '../../ui/compare-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const FACTS: readonly { label: string; of: (rate: RateView) => string }[] = [
  { label: 'Total', of: ({ offer }) => formatCents(offer.price.totalCents) },
  { label: 'Per night', of: ({ nightlyCents }) => formatCents(nightlyCents) },
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
        .map(({ from, cents }) => `${formatCents(cents)} from ${wallText(from, offer.terms.zone)}`)
        .join('; ') || (offer.terms.kind === 'none' ? 'full price' : 'not supplied'),
  },
  {
    label: 'Left',
    of: ({ offer }) =>
      offer.roomsLeft === null
        ? 'not supplied'
        : (fewRoomsLeft(offer) ?? `more than ${offer.rooms.length + FEW_MORE}`),
  },
]

/** Joins words, each only once: equal rooms repeat them. */
function onceEach(words: readonly string[]): string {
  return [...new Set(words)].join('; ')
}

/** Up to four rates in columns; differences are marked, equal values are grey. */
export function CompareDialog(props: {
  open: boolean
  rates: readonly RateView[]
  onOpenChange: (open: boolean) => void
  onChoose: (rate: RateView) => void
  onUnpin: (rate: RateView) => void
}) {
  const { rates } = props
  return (
    <Dialog
      title="Rates side by side"
      open={props.open && rates.length > 0}
      onOpenChange={props.onOpenChange}
      size="wide"
    >
      <CompareTable
        label="Compared rates"
        rows={FACTS.map(({ label, of }) => ({ label, words: rates.map(of) }))}
        foot={rates.map((rate) => ({
          key: rate.offer.offerCode,
          cell: (
            <>
              <Button size="small" onClick={() => props.onChoose(rate)}>
                Select
              </Button>
              <Button size="small" variant="plain" onClick={() => props.onUnpin(rate)}>
                Remove
              </Button>
            </>
          ),
        }))}
      />
    </Dialog>
  )
}

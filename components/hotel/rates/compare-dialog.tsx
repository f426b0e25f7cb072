'use client'

import { FEW_MORE, fewRoomsLeft, type RateView, roomNames } from './hotel-page-view.ts'
import { termsLine, wallText } from '../../../lib/hotel/terms.ts'
import { formatCents } from '../../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** The most rates that can be compared. */
export const MOST_COMPARED = 4

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
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Compared rates">
        <table className="figures w-full border-collapse">
          <tbody>
            {FACTS.map(({ label, of }) => {
              const words = rates.map(of)
              const differs = new Set(words).size > 1
              return (
                <tr key={label} className={cx('border-b align-top', differs && 'bg-accent-soft')}>
                  <th scope="row" className="px-2 py-1.5 text-left font-normal whitespace-nowrap text-ink2">
                    {label}
                    {differs && <span className="sr-only">, differs</span>}
                  </th>
                  {words.map((word, index) => (
                    <td
                      key={index}
                      className={cx('min-w-[130px] px-2 py-1.5', differs ? 'font-medium' : 'text-ink2')}
                    >
                      {word}
                    </td>
                  ))}
                </tr>
              )
            })}
            <tr>
              <td />
              {rates.map((rate) => (
                <td key={rate.offer.offerCode} className="px-2 pt-2.5">
                  <span className="flex flex-wrap gap-1.5">
                    <Button size="small" onClick={() => props.onChoose(rate)}>
                      Select
                    </Button>
                    <Button size="small" variant="plain" onClick={() => props.onUnpin(rate)}>
                      Remove
                    </Button>
                  </span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

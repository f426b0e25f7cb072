'use client'

import { cabinName } from '../../../contract/air/codes.ts'
import { formatDay } from '../../../lib/dates.ts'
import { formatCents, type ClientCents, type NetCents } from '../../../lib/money.ts'
import { plural } from '../../../lib/plural.ts'
import { capital } from '../../../lib/capital.ts'
import { CompareDialog } from '../../ui/compare-dialog.tsx'
import { bagText } from '../../../lib/air/bag.ts'
import { travellerCountOf, type Fare } from '../../../lib/air/fare.ts'
import { minutesText, timeText } from '../../../lib/air/minutes-text.ts'
import { changeTermsText, refundText } from '../../../lib/air/fee-terms.ts'
import type { FlightLeg } from '../results/flight.ts'
import type { Pin } from '../results/pins.ts'
import { airlinesText, stopText } from './leg-line.tsx'
import { listTabStop } from './list-tab-stop.ts'

type Fact = { label: string; of: (pin: Pin) => string }

/** Up to four fares in columns. */
export function FlightCompareDialog(props: {
  pins: readonly Pin[]
  shownOf: (netCents: NetCents) => ClientCents
  airlineNames: ReadonlyMap<string, string>
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (pin: Pin) => void
  onCollect: (pin: Pin) => void
  onUnpin: (pin: Pin) => void
}) {
  const { pins } = props
  return (
    <CompareDialog
      title="Fares side by side"
      label="Compared fares"
      rows={factsOf(pins, props.shownOf, props.airlineNames).map(({ label, of }) => ({
        label,
        words: pins.map(of),
      }))}
      columns={pins.map((pin) => ({
        key: `${pin.flight.key}|${pin.fare.id}`,
        isGone: pin.isGone,
        onSelect: () => props.onChoose(pin),
        onCollect: () => props.onCollect(pin),
        onRemove: () => props.onUnpin(pin),
      }))}
      open={props.open}
      onOpenChange={props.onOpenChange}
      rest={listTabStop}
    />
  )
}

/** `$2,108.40 for 3`; one traveller's is the amount alone. */
function totalText(fare: Fare, shownOf: (netCents: NetCents) => ClientCents): string {
  const travellers = travellerCountOf(fare)
  const total = formatCents(shownOf(fare.price.totalCents))
  return travellers > 1 ? `${total} for ${travellers}` : total
}

/** The rows of the comparison: price and conditions first, then each leg. */
function factsOf(
  pins: readonly Pin[],
  shownOf: (netCents: NetCents) => ClientCents,
  names: ReadonlyMap<string, string>,
): Fact[] {
  const legCount = Math.max(0, ...pins.map(({ flight }) => flight.legs.length))
  const onLeg = (index: number, words: (leg: FlightLeg) => string) => (pin: Pin) => {
    const leg = pin.flight.legs[index]
    return leg ? words(leg) : '–'
  }
  return [
    { label: 'Total', of: ({ fare }) => totalText(fare, shownOf) },
    { label: 'Airlines', of: ({ flight }) => airlinesText(flight.airlines, names) },
    { label: 'Cabin', of: ({ fare }) => cabinName(fare.cabin) },
    { label: 'Baggage', of: ({ fare }) => bagText(fare.bag) },
    { label: 'Refund', of: ({ fare }) => refundText(fare.refund) },
    { label: 'Change', of: ({ fare }) => changeTermsText(fare.change) },
    { label: 'Fare type', of: ({ fare }) => (fare.isPrivate ? 'Private' : 'Published') },
    {
      label: 'Seats left',
      of: ({ fare }) => (fare.seats === null ? 'not supplied' : plural(fare.seats, 'seat')),
    },
    ...Array.from({ length: legCount }, (_, index): Fact[] => {
      const label = (what: string) => (legCount === 1 ? capital(what) : `Leg ${index + 1}: ${what}`)
      return [
        {
          label: label('times'),
          of: onLeg(index, ({ departAt, arriveAt, dayShift }) => {
            const days = dayShift === 0 ? '' : dayShift > 0 ? `+${dayShift}` : `−${-dayShift}`
            return `${formatDay(departAt.slice(0, 10))} ${timeText(departAt)} – ${timeText(arriveAt)}${days}`
          }),
        },
        { label: label('flights'), of: onLeg(index, ({ numbers }) => numbers.join(', ')) },
        {
          label: label('duration'),
          of: onLeg(index, ({ totalMinutes }) => minutesText(totalMinutes)),
        },
        { label: label('stops'), of: onLeg(index, stopText) },
      ]
    }).flat(),
  ]
}

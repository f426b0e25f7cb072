'use client'

import { bagText } from '../../../lib/air/bag.ts'
import { travellerCountOf, type Fare } from '../../../lib/air/fare.ts'
import { clientParts } from '../../../lib/air/fare-markup.ts'
import { formatCents, type ClientCents, type NetCents, clientPrice } from '../../../lib/money.ts'
import { placeName } from '../../place/place-name.ts'
import { usePlaceByCode } from '../../place/use-place-names.ts'
import { CollectInWindow } from '../../trip/collect-button.tsx'
import { BlockableButton } from '../../ui/blockable-button.tsx'
import { cx } from '../../ui/cx.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { NetOnly, useDefaultMarkup, useShownPrices, useNetWords } from '../../ui/shown-prices.tsx'
import { StatusMark } from '../../ui/status-pill.tsx'
import { FareRulesInSheet } from '../rules/fare-rules-button.tsx'
import { fareNames, fareNote } from '../results/fare-name.ts'
import type { ListedFare } from '../results/flight.ts'
import { BaggageList } from './baggage-list.tsx'
import { LegDetails } from './leg-details.tsx'
import { airlinesText } from './leg-line.tsx'
import type { SelectedFare } from './selection.ts'
import { plural } from '../../../lib/plural.ts'

/** Everything supplied about a flight and its fares, in a sheet over the list. */
export function FlightDetails(props: {
  selected: SelectedFare | null
  askedCabin: number
  /** The total that is shown for a net one. */
  shownOf: (netCents: NetCents) => ClientCents
  airlineNames: ReadonlyMap<string, string>
  open: boolean
  onOpenChange: (open: boolean) => void
  blockedReason: string | undefined
  /** Address of the form of the chosen fare; null where it is gone. */
  formHref: string | null
  onSelect: (fareId: string) => void
  onHold: () => void
}) {
  const { selected } = props
  const placeOf = usePlaceByCode()
  if (!selected) return null
  const { flight, fare, fares } = selected
  return (
    <Sheet
      title={airlinesText(flight.airlines, props.airlineNames)}
      open={props.open}
      onOpenChange={props.onOpenChange}
      actions={
        <>
          <FareRulesInSheet of={{ fareCode: fare.offerCode }} />
          <CollectInWindow kind="air" href={props.formHref} open={props.open} />
          <BlockableButton variant="primary" disabledReason={props.blockedReason} onClick={props.onHold}>
            Hold this fare
          </BlockableButton>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <FareChoices
          fares={fares}
          chosen={fare}
          askedCabin={props.askedCabin}
          shownOf={props.shownOf}
          onSelect={props.onSelect}
        />
        {fare.legs.map((leg, index) => (
          <LegDetails
            key={index}
            leg={leg}
            travellers={travellerCountOf(fare)}
            airlineNames={props.airlineNames}
            airportName={(code) => {
              const place = placeOf(code)
              return place ? placeName(place) : code
            }}
          />
        ))}
        <BaggageList fare={fare} />
        <PriceDetails fare={fare} shownOf={props.shownOf} />
      </div>
    </Sheet>
  )
}

const TONE_TEXT = { ok: 'text-ok', held: 'text-held', bad: 'text-bad' }

/** All fares of a flight, to choose one. Native radio buttons, so that arrow keys work. */
function FareChoices(props: {
  fares: readonly ListedFare[]
  chosen: ListedFare
  askedCabin: number
  shownOf: (netCents: NetCents) => ClientCents
  onSelect: (fareId: string) => void
}) {
  const names = fareNames(props.fares, props.askedCabin)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-bold">{plural(props.fares.length, 'fare')}</legend>
      <div className="flex max-h-[280px] flex-col divide-y overflow-y-auto rounded-control border">
        {props.fares.map((fare, index) => {
          const note = fareNote(fare)
          const chosen = fare.id === props.chosen.id
          return (
            <label
              key={fare.id}
              className={cx(
                'figures flex items-center gap-3 px-3 py-1.5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent',
                chosen && 'bg-accent-soft',
              )}
            >
              <input
                type="radio"
                name="fare"
                checked={chosen}
                onChange={() => props.onSelect(fare.id)}
                className="size-3.5 accent-accent outline-none"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{names[index]}</span>
                <span className="block truncate text-12 text-ink2">
                  {`${bagText(fare.bag)}, ${fare.seats === null ? 'seats unknown' : `${plural(fare.seats, 'seat')} left`}`}
                </span>
              </span>
              <span className={cx('flex items-center gap-1 text-12', TONE_TEXT[note.tone])}>
                <StatusMark tone={note.tone} className="size-2" />
                <span>{note.text}</span>
              </span>
              <span translate="no" className="w-[88px] text-right font-bold max-narrow:w-auto">
                {formatCents(props.shownOf(fare.price.totalCents))}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The parts of the price, and the price of each traveller. */
function PriceDetails(props: { fare: Fare; shownOf: (netCents: NetCents) => ClientCents }) {
  const { fare, shownOf } = props
  const { parts, price, serviceFeeCents } = fare
  const { netHidden } = useShownPrices().prices
  const formatNet = useNetWords()
  const rule = useDefaultMarkup('air')
  const cents = clientParts(netHidden ? rule : null, parts)
  return (
    <section>
      <h3 className="mb-1.5 font-bold">Price</h3>
      <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 gap-y-0.5">
        {parts.map(({ quantity, type }, index) => (
          <Line
            key={type}
            label={`${quantity} × ${type}`}
            text={formatCents(cents[index] ?? clientPrice(0, 0))}
          />
        ))}
        <NetOnly>
          <Line label="Fare" text={formatNet(price.baseCents)} quiet />
          <Line label="Taxes" text={formatNet(price.taxCents - serviceFeeCents)} quiet />
          {serviceFeeCents !== 0 && <Line label="Service fee" text={formatNet(serviceFeeCents)} quiet />}
        </NetOnly>
        <dt className="border-t pt-1 font-bold">Total</dt>
        <dd translate="no" className="border-t pt-1 text-right font-bold">
          {formatCents(shownOf(price.totalCents))}
        </dd>
      </dl>
      {fare.passportMandatory && (
        <p className="mt-2 text-12 text-ink2">Passport details are required to book this fare.</p>
      )}
      {fare.addressMandatory && (
        <p className="mt-2 text-12 text-ink2">
          The airline needs an address at the destination of each traveller.
        </p>
      )}
    </section>
  )
}

function Line({ label, text, quiet }: { label: string; text: string; quiet?: boolean }) {
  return (
    <>
      <dt className={quiet ? 'text-12 text-ink2' : ''}>{label}</dt>
      <dd translate="no" className={quiet ? 'text-right text-12 text-ink2' : 'text-right'}>
        {text}
      </dd>
    </>
  )
}

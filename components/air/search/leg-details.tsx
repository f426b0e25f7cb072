import { Fragment } from 'react'
import { bagText } from '../../../lib/air/bag.ts'
import type { FareLeg, FareSegment } from '../../../lib/air/fare.ts'
import { minutesText, timeText } from '../../../lib/air/minutes-text.ts'
import { departsOtherDay } from '../departs-other-day.ts'
import { formatDay } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'
import { LegTermsTable } from './leg-terms.tsx'

/**
 * One leg in full: its flights with terminals, aircraft and baggage, the waits between them, and its terms.
 */
export function LegDetails(props: {
  leg: FareLeg
  /** Who share a fee; 0 where it is not supplied. */
  travellers: number
  airlineNames: ReadonlyMap<string, string>
  airportName: (code: string) => string
}) {
  const { segments, totalMinutes } = props.leg
  const first = segments[0]
  const last = segments.at(-1)
  if (!first || !last) return null
  return (
    <section>
      <h3 className="mb-1.5 flex justify-between font-bold">
        <span>
          {`${formatDay(first.departureAt.slice(0, 10))}, ${first.origin.code} – ${last.destination.code}`}
        </span>
        <span className="figures font-normal text-ink2">{minutesText(totalMinutes)}</span>
      </h3>
      <ol className="rounded-control border">
        {segments.map((segment, index) => (
          <Fragment key={index}>
            <SegmentDetails
              segment={segment}
              before={segments[index - 1]}
              airlineNames={props.airlineNames}
              airportName={props.airportName}
            />
            {index < segments.length - 1 && (
              <li className="figures border-y border-dashed bg-sunk px-3 py-1 text-12 text-ink2">
                {`${minutesText(segment.connectionMinutes ?? 0)} in ${props.airportName(segment.destination.code)}`}
              </li>
            )}
          </Fragment>
        ))}
      </ol>
      <LegTermsTable leg={props.leg} travellers={props.travellers} />
    </section>
  )
}

function SegmentDetails(props: {
  segment: FareSegment
  /** The flight before it in its leg. */
  before: FareSegment | undefined
  airlineNames: ReadonlyMap<string, string>
  airportName: (code: string) => string
}) {
  const { segment, before, airlineNames } = props
  const flown = before ? [before.departureAt, before.arrivalAt] : []
  const operator = segment.operatingCarrierCode
  const airline = airlineNames.get(segment.carrierCode) ?? segment.carrierCode
  const facts = [
    `${segment.cabinName} ${segment.bookingClass}`,
    segment.equipment ?? 'aircraft not supplied',
    bagText(segment.bag),
    segment.seats === null ? null : `${plural(segment.seats, 'seat')} left`,
    segment.isCharter ? 'charter' : null,
  ].filter(Boolean)
  return (
    <li className="figures px-3 py-2">
      <p className="font-medium">
        <span translate="no" className="code">{`${segment.carrierCode} ${segment.flightNumber}`}</span>
        <span>{` ${airline}`}</span>
        {operator !== null && (
          <span className="font-normal text-ink2">{` operated by ${airlineNames.get(operator) ?? operator}`}</span>
        )}
      </p>
      <Stop
        at={segment.departureAt}
        hasDay={departsOtherDay(segment.departureAt, flown)}
        code={segment.origin.code}
        name={props.airportName(segment.origin.code)}
        terminal={segment.origin.terminal}
      />
      {segment.technicalStops.map((stop) => (
        <p key={stop.arrivalAt} className="pl-12 text-12 text-ink2">
          {`stops at ${props.airportName(stop.airport)}, ${timeText(stop.arrivalAt)} to ${timeText(stop.departureAt)}`}
        </p>
      ))}
      <Stop
        at={segment.arrivalAt}
        hasDay={segment.arrivalAt.slice(0, 10) !== segment.departureAt.slice(0, 10)}
        code={segment.destination.code}
        name={props.airportName(segment.destination.code)}
        terminal={segment.destination.terminal}
      />
      <p className="text-12 text-ink2">{`${minutesText(segment.flightMinutes)} · ${facts.join(' · ')}`}</p>
    </li>
  )
}

function Stop(props: { at: string; hasDay: boolean; code: string; name: string; terminal: string | null }) {
  return (
    <p className="flex gap-2">
      <span className="w-10 shrink-0">{timeText(props.at)}</span>
      <span className="min-w-0 flex-1">
        <span translate="no" className="code">
          {props.code}
        </span>
        <span>{` ${props.name !== props.code ? props.name : ''}`}</span>
        {props.terminal !== null && <span className="text-ink2">{`, terminal ${props.terminal}`}</span>}
        {props.hasDay && <span className="text-ink2">{`, ${formatDay(props.at.slice(0, 10))}`}</span>}
      </span>
    </p>
  )
}

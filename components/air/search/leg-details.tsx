import { Fragment } from 'react'
import { cabinName } from '../../../contract/air/codes.ts'
import type { OriginDestinationOption, WireFlightSegment } from '../../../contract/air/itinerary.ts'
import { bagOf, bagText } from '../bag.ts'
import { minutesText, timeText } from '../../../lib/air/minutes-text.ts'
import { departsOtherDay } from '../departs-other-day.ts'
import { equipmentOf } from '../../../lib/air/equipment.ts'
import { formatDay } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'
import { LegTermsTable } from './leg-terms.tsx'

/**
 * One leg in full: its flights with terminals, aircraft and baggage, the waits between them, and its terms.
 */
export function LegDetails(props: {
  option: OriginDestinationOption
  /** Who share a fee; 0 where it is not supplied. */
  travellers: number
  airlineNames: ReadonlyMap<string, string>
  airportName: (code: string) => string
}) {
  const { option } = props
  const first = option.FlightSegments[0]
  const last = option.FlightSegments.at(-1)
  if (!first || !last) return null
  const minutes = option.JourneyDurationPerMinute + option.ConnectionTimePerMinute
  return (
    <section>
      <h3 className="mb-1.5 flex justify-between font-bold">
        <span>
          {`${formatDay(first.DepartureDateTime.slice(0, 10))}, ${first.DepartureAirportLocationCode} – ${last.ArrivalAirportLocationCode}`}
        </span>
        <span className="figures font-normal text-ink2">{minutesText(minutes)}</span>
      </h3>
      <ol className="rounded-control border">
        {option.FlightSegments.map((segment, index) => (
          <Fragment key={index}>
            <SegmentDetails
              segment={segment}
              before={option.FlightSegments[index - 1]}
              airlineNames={props.airlineNames}
              airportName={props.airportName}
            />
            {index < option.FlightSegments.length - 1 && (
              <li className="figures border-y border-dashed bg-sunk px-3 py-1 text-12 text-ink2">
                {`${minutesText(segment.ConnectionTimePerMinute)} in ${props.airportName(segment.ArrivalAirportLocationCode)}`}
              </li>
            )}
          </Fragment>
        ))}
      </ol>
      <LegTermsTable option={option} travellers={props.travellers} />
    </section>
  )
}

function SegmentDetails(props: {
  segment: WireFlightSegment
  /** The flight before it in its leg. */
  before: WireFlightSegment | undefined
  airlineNames: ReadonlyMap<string, string>
  airportName: (code: string) => string
}) {
  const { segment, before, airlineNames } = props
  const flown = before ? [before.DepartureDateTime, before.ArrivalDateTime] : []
  const operator = segment.OperatingAirline.Code
  const airline = airlineNames.get(segment.MarketingAirlineCode) ?? segment.MarketingAirlineCode
  const facts = [
    `${cabinName(segment.CabinClassCode)} ${segment.ResBookDesigCode}`,
    equipmentOf(segment) ?? 'aircraft not supplied',
    bagText(bagOf(segment.Baggage)),
    segment.SeatsRemaining === null ? null : `${plural(segment.SeatsRemaining, 'seat')} left`,
    segment.IsCharter ? 'charter' : null,
  ].filter(Boolean)
  return (
    <li className="figures px-3 py-2">
      <p className="font-medium">
        <span
          translate="no"
          className="code"
        >{`${segment.MarketingAirlineCode} ${segment.FlightNumber}`}</span>
        <span>{` ${airline}`}</span>
        {operator !== '' && operator !== segment.MarketingAirlineCode && (
          <span className="font-normal text-ink2">{` operated by ${airlineNames.get(operator) ?? operator}`}</span>
        )}
      </p>
      <Stop
        at={segment.DepartureDateTime}
        hasDay={departsOtherDay(segment.DepartureDateTime, flown)}
        code={segment.DepartureAirportLocationCode}
        name={props.airportName(segment.DepartureAirportLocationCode)}
        terminal={segment.DepartureTerminal}
      />
      {segment.TechnicalStops.map((stop) => (
        <p key={stop.ArrivalDateTime} className="pl-12 text-12 text-ink2">
          {`stops at ${props.airportName(stop.ArrivalAirport)}, ${timeText(stop.ArrivalDateTime)} to ${timeText(stop.DepartureDateTime)}`}
        </p>
      ))}
      <Stop
        at={segment.ArrivalDateTime}
        hasDay={segment.ArrivalDateTime.slice(0, 10) !== segment.DepartureDateTime.slice(0, 10)}
        code={segment.ArrivalAirportLocationCode}
        name={props.airportName(segment.ArrivalAirportLocationCode)}
        terminal={segment.ArrivalTerminal}
      />
      <p className="text-12 text-ink2">
        {`${minutesText(segment.JourneyDurationPerMinute)} · ${facts.join(' · ')}`}
      </p>
    </li>
  )
}

function Stop(props: { at: string; hasDay: boolean; code: string; name: string; terminal: string }) {
  return (
    <p className="flex gap-2">
      <span className="w-10 shrink-0">{timeText(props.at)}</span>
      <span className="min-w-0 flex-1">
        <span translate="no" className="code">
          {props.code}
        </span>
        <span>{` ${props.name !== props.code ? props.name : ''}`}</span>
        {props.terminal !== '' && <span className="text-ink2">{`, terminal ${props.terminal}`}</span>}
        {props.hasDay && <span className="text-ink2">{`, ${formatDay(props.at.slice(0, 10))}`}</span>}
      </span>
    </p>
  )
}

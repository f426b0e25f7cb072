import { Fragment } from 'react'
import type { BookedSegment } from '../../../lib/air/booking-view.ts'
import { daysBetween, formatDay } from '../../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { baggageText } from '../../../lib/air/bag.ts'
import { minutesText } from '../../../lib/air/minutes-text.ts'
import { departsOtherDay } from '../departs-other-day.ts'
import { plural } from '../../../lib/plural.ts'

/**
 * All flights of a booking, leg by leg, in local times. Durations are those supplied.
 * @param names airport names by code, where they are known
 */
export function ItineraryCard({
  segments,
  legMinutes,
  names,
}: {
  segments: readonly BookedSegment[]
  legMinutes?: readonly number[] | null
  names: ReadonlyMap<string, string>
}) {
  return (
    <Card title="Itinerary" aside={legMinutes && <span className="figures">{legText(legMinutes)}</span>}>
      <div className="flex flex-col gap-1 py-3">
        {segments.map((segment, index) => {
          const before = segments[index - 1]
          const startsLeg = before?.legIndex !== segment.legIndex
          return (
            <Fragment key={`${segment.carrierCode}${segment.flightNumber}${segment.departureAt}`}>
              {startsLeg ? (
                <h3 translate="no" className="px-4 pt-1 font-medium text-ink2 not-first:pt-3">
                  {formatDay(segment.departureAt.slice(0, 10), { year: true })}
                </h3>
              ) : (
                <Wait segment={before} />
              )}
              <SegmentRow segment={segment} before={startsLeg ? undefined : before} names={names} />
            </Fragment>
          )
        })}
      </div>
    </Card>
  )
}

function legText(legMinutes: readonly number[]): string {
  const [out, back] = legMinutes
  if (legMinutes.length === 2 && out !== undefined && back !== undefined) {
    return `${minutesText(out)} out · ${minutesText(back)} back`
  }
  return legMinutes.map(minutesText).join(' · ')
}

function Wait({ segment }: { segment: BookedSegment | undefined }) {
  if (!segment) return null
  const minutes = segment.connectionMinutes
  return (
    <p className="ml-[58px] border-l-2 border-dotted border-line2 py-0.5 pl-3 text-12 text-ink2">
      <span>{`${minutes === null ? 'Connection' : minutesText(minutes)} in `}</span>
      <span translate="no" className="code">
        {segment.destination.code}
      </span>
    </p>
  )
}

function SegmentRow(props: {
  segment: BookedSegment
  /** The flight before it in its leg. */
  before: BookedSegment | undefined
  names: ReadonlyMap<string, string>
}) {
  const { segment, before, names } = props
  const flown = before ? [before.departureAt, before.arrivalAt] : []
  const shift = daysBetween(segment.departureAt.slice(0, 10), segment.arrivalAt.slice(0, 10))
  const extras = [segment.equipment, segment.cabinName, baggageText(segment.baggage)].filter(Boolean)
  return (
    <div className="grid grid-cols-[28px_minmax(0,1fr)] items-start gap-x-4 px-4 py-1">
      <CarrierMark code={segment.carrierCode} />
      <div className="grid grid-cols-[minmax(0,1fr)_72px_minmax(0,1fr)_minmax(150px,auto)] gap-x-3 max-wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Stop
          local={segment.departureAt}
          place={segment.origin}
          names={names}
          hasDay={departsOtherDay(segment.departureAt, flown)}
        />
        <span className="figures pt-0.5 text-ink2 max-wide:hidden">{minutesText(segment.flightMinutes)}</span>
        <Stop local={segment.arrivalAt} place={segment.destination} names={names} shift={shift} />
        <div className="text-right text-ink2 max-wide:col-span-2 max-wide:text-left">
          <span translate="no" className="code">{`${segment.carrierCode} ${segment.flightNumber}`}</span>
          {segment.operatingCarrierCode && (
            <span>
              <span>{' operated by '}</span>
              <span translate="no" className="code">
                {segment.operatingCarrierCode}
              </span>
            </span>
          )}
          <span className="figures wide:hidden">{` · ${minutesText(segment.flightMinutes)}`}</span>
          <div className="text-12">{extras.join(' · ')}</div>
          <div className="text-12">
            <span>{'PNR '}</span>
            {segment.airlinePnr ? (
              <span translate="no" className="code text-ink">
                {segment.airlinePnr}
              </span>
            ) : (
              <span>not supplied</span>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

function Stop(props: {
  local: string
  place: BookedSegment['origin']
  names: ReadonlyMap<string, string>
  shift?: number
  hasDay?: boolean
}) {
  const { code, terminal } = props.place
  const name = props.names.get(code)
  return (
    <div className="min-w-0">
      <span className="figures text-14 font-bold">
        <span>{props.local.slice(11, 16)}</span>
        {props.shift !== undefined && props.shift !== 0 && (
          <sup className="text-11">
            <span aria-hidden="true">{props.shift > 0 ? `+${props.shift}` : `−${-props.shift}`}</span>
            <span className="sr-only">
              {`${plural(Math.abs(props.shift), 'day')} ${props.shift > 0 ? 'later' : 'earlier'}`}
            </span>
          </sup>
        )}
      </span>
      <span> </span>
      <span translate="no" className="code">
        {code}
      </span>
      <span> </span>
      <span className="text-ink2">
        {`${name ?? ''}${terminal ? ` T${terminal.replace(/^T/i, '')}` : ''}${props.hasDay ? `, ${formatDay(props.local.slice(0, 10))}` : ''}`}
      </span>
    </div>
  )
}

/** A carrier's logo, served by the gateway. Decorative: the flight number names the carrier. */
function CarrierMark({ code }: { code: string }) {
  return (
    // Logos come from our own origin and need no optimisation, so `next/image` has no use here.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={`/api/logo/${encodeURIComponent(code)}`}
      alt=""
      width={28}
      height={28}
      loading="lazy"
      className="size-7 shrink-0 rounded-control bg-sunk"
    />
  )
}

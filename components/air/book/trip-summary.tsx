import type { FareView } from '../../../lib/air/fare-view.ts'
import type { SegmentView } from '../../../lib/air/booking-view.ts'
import { minutesText } from '../minutes-text.ts'
import { daysBetween, formatDay } from '../../../lib/dates.ts'

/** The legs of a fare in a narrow column: day, times, flights and where one changes. */
export function TripSummary({ fare }: { fare: FareView }) {
  return (
    <ol className="flex flex-col gap-2.5 px-4 py-3">
      {fare.legMinutes.map((minutes, legIndex) => {
        const segments = fare.segments.filter((segment) => segment.legIndex === legIndex)
        return <Leg key={legIndex} segments={segments} minutes={minutes} />
      })}
    </ol>
  )
}

function Leg({ segments, minutes }: { segments: SegmentView[]; minutes: number }) {
  const first = segments[0]
  const last = segments.at(-1)
  if (!first || !last) return null
  const shift = daysBetween(first.departureAt.slice(0, 10), last.arrivalAt.slice(0, 10))
  const flights = segments.map((segment) => `${segment.carrierCode} ${segment.flightNumber}`).join(', ')
  const changes = segments.slice(0, -1).map((segment) => changeText(segment))
  return (
    <li>
      <div className="text-12 text-ink2">{formatDay(first.departureAt.slice(0, 10))}</div>
      <div className="flex items-baseline justify-between gap-3">
        <span className="figures text-14 font-bold">
          {first.departureAt.slice(11, 16)} <span className="code font-normal">{first.origin.code}</span>
          {' – '}
          {last.arrivalAt.slice(11, 16)}
          {shift !== 0 && <sup className="text-11">{shift > 0 ? `+${shift}` : shift}</sup>}{' '}
          <span className="code font-normal">{last.destination.code}</span>
        </span>
        <span className="figures text-ink2">{minutesText(minutes)}</span>
      </div>
      <div className="text-12 text-ink2">
        <span className="code">{flights}</span>
        {changes.length === 0 ? ' · nonstop' : ` · ${changes.join(', ')}`}
      </div>
    </li>
  )
}

function changeText(segment: SegmentView): string {
  const wait = segment.connectionMinutes
  return wait === null ? segment.destination.code : `${minutesText(wait)} ${segment.destination.code}`
}

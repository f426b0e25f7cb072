import type { AirBookingView, BookedSegment } from '../../../lib/air/booking-view.ts'
import { lineText, type TextLine } from '../../../lib/text-line.ts'
import { Card } from '../../ui/card.tsx'
import { FareRulesButton } from '../rules/fare-rules-button.tsx'
import { RuleLines } from '../rules/rule-lines.tsx'

/** The airline's rules for each flight in the booking record, and the rules that the fare was sold with. */
export function RulesCard({ booking }: { booking: AirBookingView }) {
  const groups = sameRules(booking.segments)
  return (
    <Card
      title="Airline rules"
      className="print:hidden"
      aside={<FareRulesButton of={{ reference: booking.reference }} />}
    >
      <div className="divide-y">
        {groups.length === 0 && <p className="px-4 py-3 text-ink2">Not supplied in the booking record.</p>}
        {groups.map(({ flights, lines }) => (
          <div key={flights.join()} className="px-4 py-3">
            <h3 translate="no" className="code mb-1 text-12 text-ink2">
              {flights.join(', ')}
            </h3>
            <RuleLines lines={lines.map((line) => ({ line, matches: [], first: 0 }))} />
          </div>
        ))}
      </div>
    </Card>
  )
}

/** Flights with the same text are shown with it once. */
function sameRules(segments: readonly BookedSegment[]): { flights: string[]; lines: readonly TextLine[] }[] {
  const groups = new Map<string, { flights: string[]; lines: readonly TextLine[] }>()
  for (const { carrierCode, flightNumber, airlineRules } of segments) {
    if (!airlineRules) continue
    const text = airlineRules.map(lineText).join('\n')
    const group = groups.get(text) ?? { flights: [], lines: airlineRules }
    group.flights.push(`${carrierCode} ${flightNumber}`)
    groups.set(text, group)
  }
  return [...groups.values()]
}

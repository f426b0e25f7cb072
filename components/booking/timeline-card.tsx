import type { TimelineEntry } from '../../lib/booking/booking-view.ts'
import { formatInstant } from '../../lib/dates.ts'
import { Card } from '../ui/card.tsx'

/** The history of a booking, newest first: each event with its date, time, zone and who did it. */
export function TimelineCard({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Card title="Timeline">
      {entries.length === 0 ? (
        <p className="px-4 py-3 text-ink2">Nothing recorded yet.</p>
      ) : (
        <ol className="py-2">
          {[...entries].reverse().map((entry, index) => (
            <li key={index} className="px-4 py-1.5">
              <div>{entry.text}</div>
              <div className="figures text-12 text-ink2">
                {entry.at === null ? (
                  'Time not recorded'
                ) : (
                  <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
                )}
                {entry.who === null ? ', by whom is not recorded' : `, by ${entry.who}`}
              </div>
              {entry.reason !== undefined && (
                <div className="text-12 wrap-anywhere text-ink2">Reason: {entry.reason}</div>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

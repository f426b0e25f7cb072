import type { TimelineEntry } from '../../lib/booking/booking-view.ts'
import { clockTime } from '../../lib/booking/headline.ts'
import { Card } from '../ui/card.tsx'

/** The history of a booking, newest first, in office time. */
export function TimelineCard({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Card title="Timeline" aside="UTC">
      {entries.length === 0 ? (
        <p className="px-4 py-3 text-ink2">Nothing recorded yet.</p>
      ) : (
        <ol className="py-2">
          {[...entries].reverse().map((entry, index) => (
            <li key={index} className="flex gap-3 px-4 py-1.5">
              <time dateTime={entry.at} className="figures text-ink2">
                {clockTime(entry.at)}
              </time>
              <span>
                {entry.text}
                {entry.who && <span className="text-ink2">, {entry.who}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

import type { Route } from 'next'
import type { TimelineEntry } from '../../lib/booking/booking-view.ts'
import { formatInstant } from '../../lib/dates.ts'
import { movementKinds } from '../../lib/wallet/movement-words.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'
import { NetOnly, useNetWords } from '../ui/shown-prices.tsx'
import { Link } from '../ui/link.tsx'

/** The desk's own time is shown where it is further than this from the office's, as in a moved sandbox. */
const SAME_MILLISECONDS = 60_000

/**
 * The history of a booking, newest first: each event with its date, time, zone and who did it. What moved
 * money leads to its row of the statement.
 * @param props.onNote opens the field of a note; null for somebody who may write none
 */
export function TimelineCard(props: { entries: readonly TimelineEntry[]; onNote: (() => void) | null }) {
  const { entries, onNote } = props
  return (
    <Card
      title="Timeline"
      actions={
        onNote && (
          <Button size="small" keys="n" onClick={onNote}>
            Add note
          </Button>
        )
      }
    >
      {entries.length === 0 ? (
        <p className="px-4 py-3 text-ink2">Nothing recorded yet.</p>
      ) : (
        <ol className="py-2">
          {[...entries].reverse().map((entry, index) => (
            // Notes are for the office: the page that a client gets on paper has none.
            <li key={index} className={cx('px-4 py-1.5', entry.isNote && 'agency-only')}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                {entry.isNote ? <Note text={entry.text} /> : <span className="min-w-0">{entry.text}</span>}
                {entry.movement && (
                  <NetOnly>
                    <MovementLink movement={entry.movement} />
                  </NetOnly>
                )}
              </div>
              {entry.detail !== undefined && <Detail text={entry.detail} />}
              <div className="figures text-12 text-ink2">
                {entry.at === null ? (
                  <span>Time not recorded</span>
                ) : (
                  <time translate="no" dateTime={entry.at} title={realTime(entry)}>
                    {formatInstant(entry.at)}
                  </time>
                )}
                <span>{`${entry.who === null ? ', person not recorded' : `, by ${entry.who}`}${entry.elsewhere ? ', outside this desk' : ''}`}</span>
              </div>
              {entry.reason !== undefined && (
                <div className="text-12 wrap-anywhere text-ink2">{`Reason: ${entry.reason}`}</div>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

/** What somebody wrote, in whatever language and length. */
function Note({ text }: { text: string }) {
  return (
    <span dir="auto" className="min-w-0 rounded-control bg-sunk px-2 py-1 wrap-anywhere">
      {text}
    </span>
  )
}

/** A detail with an amount is for the agency: it is left out on paper and while net prices are hidden. */
function Detail({ text }: { text: string }) {
  if (!text.includes('$')) return <div className="figures whitespace-pre-line">{text}</div>
  return (
    <NetOnly>
      <div className="figures agency-only whitespace-pre-line">{text}</div>
    </NetOnly>
  )
}

function MovementLink({ movement }: { movement: NonNullable<TimelineEntry['movement']> }) {
  const formatNet = useNetWords()
  const amount = formatNet(movement.cents)
  return (
    <Link
      href={movement.href as Route}
      className="figures agency-only shrink-0 underline"
      aria-label={`${movementKinds[movement.kind].word} ${amount}: show in the statement`}
    >
      {amount}
    </Link>
  )
}

/** The real time of an entry, where the office's clock was moved: in the sandbox only. */
function realTime({ at, recordedAt }: TimelineEntry): string | undefined {
  if (recordedAt === undefined || at === null) return undefined
  if (Math.abs(Date.parse(at) - Date.parse(recordedAt)) < SAME_MILLISECONDS) return undefined
  return `Real time ${formatInstant(recordedAt)}`
}

import { Link } from '../ui/link.tsx'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { jobWords } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import type { RanLine, StudioOutcome } from '../../lib/studio/studio-view.ts'
import { PersonName } from '../ui/person-name.tsx'

/** The clock was moved. */
export type Advanced = Extract<StudioOutcome, { kind: 'advanced' }>

/** The events that happened while the clock was moved. */
export function RanNotice({ advanced }: { advanced: Advanced }) {
  const { ran, more, now } = advanced
  return (
    <div role="status" className="border-t px-4 py-2.5">
      <p className="figures font-medium">
        {`${new Date(now).toISOString().slice(11, 19)}: ${ran.length === 0 ? 'nothing was due' : `${plural(ran.length + more, 'job')} ran`}`}
      </p>
      {ran.length > 0 && (
        <ul className="mt-1 flex max-h-40 flex-col gap-0.5 overflow-y-auto text-ink2">
          {ran.map((line, at) => (
            <li key={`${line.reference} ${line.job} ${at}`}>
              <RanText line={line} />
            </li>
          ))}
          {more > 0 && <li>{`${more} more`}</li>}
        </ul>
      )}
    </div>
  )
}

function RanText({ line }: { line: RanLine }) {
  const what = jobWords(line.job)
  if (line.kind === null) return <span>{`${line.reference} ${what}`}</span>
  return (
    <>
      <Link href={bookingHref(line.reference)} className="text-accent underline underline-offset-2">
        <PersonName text={line.leadName ?? line.reference} />
      </Link>
      <span>{` ${what}`}</span>
    </>
  )
}

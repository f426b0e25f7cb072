'use client'

import type { Route } from 'next'
import { formatInstant } from '../../lib/dates.ts'
import { changesFileHref, changesHref } from '../../lib/office/change-query.ts'
import type { ChangeLine, ChangesView } from '../../lib/office/change-view.ts'
import { plural } from '../../lib/plural.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { copyText } from '../ui/copy-code.tsx'
import { Icon } from '../ui/icon.tsx'
import { NetOnly } from '../ui/shown-prices.tsx'
import { ChainCheck } from './chain-check.tsx'
import { ChangeFilters } from './change-filters.tsx'
import { FileButton } from './file-button.tsx'
import { OfficeFrame } from './office-frame.tsx'
import { Link } from '../ui/link.tsx'

/** Who did what, when and why, newest first; the chain of hashes shows that nobody changed it. */
export function ChangesScreen({ view }: { view: ChangesView }) {
  const { query, lines } = view
  return (
    <OfficeFrame tab="log" aside={<FileButton address={changesFileHref(query)} what="the change log" />}>
      <ChainCheck entries={view.entries} />
      <ChangeFilters query={query} today={view.today} people={view.people} verbs={view.verbs} />
      {lines.length === 0 ? (
        <p className="card px-5 py-10 text-center text-ink2">
          {view.entries === 0 ? 'No changes at this desk yet.' : 'No entries match these filters.'}
        </p>
      ) : (
        <ol aria-label="Change log" className="card">
          {lines.map((line) => (
            <Line key={line.seq} line={line} />
          ))}
        </ol>
      )}
      <nav aria-label="Pages of the change log" className="flex items-center justify-between gap-3">
        <span className="figures text-ink2">{`${plural(view.entries, 'entry', 'entries')} in all`}</span>
        <span className="flex gap-2">
          {query.before !== null && (
            <ButtonLink href={changesHref({ ...query, before: null })} size="small">
              Newest
            </ButtonLink>
          )}
          {view.nextBefore !== null && (
            <ButtonLink href={changesHref({ ...query, before: view.nextBefore })} size="small">
              Older
            </ButtonLink>
          )}
        </span>
      </nav>
    </OfficeFrame>
  )
}

function Line({ line }: { line: ChangeLine }) {
  return (
    <li className="grid grid-cols-[210px_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1.2fr)_auto] items-baseline gap-x-4 gap-y-0.5 border-b px-4 py-2 last:border-b-0 max-wide:grid-cols-2 max-narrow:px-3">
      <div className="figures max-wide:col-span-2 max-wide:flex max-wide:flex-wrap max-wide:gap-x-3">
        <time translate="no" dateTime={line.officeAt ?? line.at} title={realTime(line)}>
          {formatInstant(line.officeAt ?? line.at)}
        </time>
        {line.officeAt === null && <span className="block text-12 text-ink3">office time unknown</span>}
      </div>
      <div className="min-w-0">
        <p className="font-medium">{line.what}</p>
        <p className="wrap-anywhere text-ink2">{`by ${line.who}`}</p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        {line.about.href === null ? (
          line.about.text
        ) : (
          <Link
            href={line.about.href as Route}
            className="code underline decoration-line2 underline-offset-2 hover:decoration-ink"
          >
            {line.about.text}
          </Link>
        )}
      </div>
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <Change before={line.before} after={line.after} />
        </p>
        {line.reason !== null && <p className="wrap-anywhere text-ink2">{`Reason: ${line.reason}`}</p>}
      </div>
      <Button
        variant="plain"
        size="small"
        icon={<Icon name="copy" className="size-3.5" />}
        aria-label={`Copy the request id of entry ${line.seq}`}
        onClick={() => void copyText(line.requestId, 'request id')}
      >
        Request id
      </Button>
    </li>
  )
}

/** The real time, where the office's clock shows another: a sandbox moves it. */
function realTime({ officeAt, at }: ChangeLine): string | undefined {
  const isSame = officeAt === null || Math.abs(Date.parse(officeAt) - Date.parse(at)) < 60_000
  return isSame ? undefined : `Real time ${formatInstant(at)}`
}

function Change({ before, after }: { before: string | null; after: string | null }) {
  if (before === null || before === after) {
    return after === null ? <span className="text-ink3">no state recorded</span> : <State text={after} />
  }
  return (
    <>
      <span className="text-ink2">
        <State text={before} />
      </span>
      <span> </span>
      <span aria-hidden="true">→</span>
      <span className="sr-only">to</span>
      <span> </span>
      {after === null ? <span className="text-ink3">not known</span> : <State text={after} />}
    </>
  )
}

/** A state in words; one that names an amount is left out while net prices are hidden. */
function State({ text }: { text: string }) {
  return /\$\d/.test(text) ? <NetOnly instead="net hidden">{text}</NetOnly> : <span>{text}</span>
}

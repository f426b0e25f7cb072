'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { ResultsSnapshot, SearchPhase } from '../results/results-store.ts'
import { ProgressLine } from '../../ui/progress-line.tsx'
import { MarkupNote } from '../../ui/shown-prices.tsx'
import { cx } from '../../ui/cx.ts'
import { plural } from '../../../lib/plural.ts'
import { TextSpan } from '../../ui/text-span.tsx'

/**
 * The state of the search: how many fares, how long ago, and whether that is all. `children` are shown at the
 * right.
 */
export function StreamStatus({ results, children }: { results: ResultsSnapshot; children?: ReactNode }) {
  const running = results.phase === 'waiting' || results.phase === 'streaming'
  return (
    <div className="flex flex-col gap-1.5">
      <ProgressLine label="Search" done={!running} />
      <div className="figures flex min-h-7 items-center gap-x-3 text-ink2">
        {/* On a narrow screen new fares are announced here instead, and one word tells the state. */}
        <span className={cx('flex items-center gap-x-3', results.newCount > 0 && 'max-wide:hidden')}>
          {running ? (
            <>
              {/* Wide enough for both texts, so that the time beside it stands still. */}
              <span className="min-w-26">
                {results.fareCount === 0 ? 'Searching' : `${fares(results)} so far`}
              </span>
              <Elapsed startedAtMs={results.startedAtMs} />
              {results.fareCount > 0 && <span>still arriving</span>}
            </>
          ) : (
            <span>{results.phase === 'complete' ? endSentence(results) : `${fares(results)} so far`}</span>
          )}
        </span>
        <span className="ml-auto flex items-center gap-3">
          {results.newCount > 0 && (
            <>
              <span className="wide:hidden">{WORDS[results.phase]}</span>
              <span className="max-wide:hidden">New fares won't move this list</span>
            </>
          )}
          <MarkupNote kind="air" />
          <TextSpan>{children}</TextSpan>
        </span>
      </div>
    </div>
  )
}

/** The state of the search in one word, where the sentence does not fit. */
const WORDS: Readonly<Record<SearchPhase, string>> = {
  waiting: 'arriving',
  streaming: 'arriving',
  complete: 'complete',
  stopped: 'stopped',
  refused: 'stopped',
}

function fares(results: ResultsSnapshot): string {
  const count = plural(results.fareCount, 'fare')
  return results.matchCount === results.fareCount
    ? count
    : `${results.matchCount.toLocaleString('en-US')} of ${count}`
}

/** How the search has ended: how many fares from whom, and how fast; empty while it runs. */
export function endSentence(results: ResultsSnapshot): string {
  const { phase, endedAtMs, startedAtMs, fareCount } = results
  if (phase === 'stopped') return fareCount > 0 ? `Search stopped at ${fares(results)}` : 'Search stopped'
  if (phase !== 'complete' || endedAtMs === null) return ''
  const airlines = results.counts.airlines.size
  const from = airlines > 0 ? ` from ${plural(airlines, 'airline')}` : ''
  return `${fares(results)}${from} in ${seconds(endedAtMs - startedAtMs)}, complete`
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function Elapsed({ startedAtMs }: { startedAtMs: number }) {
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setElapsedMs(performance.now() - startedAtMs), 100)
    return () => clearInterval(timer)
  }, [startedAtMs])
  return <span aria-hidden="true">{seconds(elapsedMs)}</span>
}

import { OFFER_MINUTES } from '../../../contract/air/limits.ts'
import type { ResultsSnapshot } from '../results/results-store.ts'
import { Button } from '../../ui/button.tsx'
import { StatusMark } from '../../ui/status-pill.tsx'
import { STALE_MINUTES, type Freshness } from './use-freshness.ts'
import { plural } from '../../../lib/plural.ts'

/**
 * One line above the rows when they are incomplete or old, with a way to continue or search again; while a
 * repeat runs there is nothing to press.
 */
export function ResultsNotice(props: {
  results: ResultsSnapshot
  freshness: Freshness
  onContinue: () => void
  onAgain: () => void
}) {
  const { phase } = props.results
  const notice = noticeOf(props.results, props.freshness)
  if (!notice) return null
  return (
    <div
      role="status"
      className="flex items-center gap-2.5 rounded-control bg-held-soft px-3 py-1.5 text-held"
    >
      <StatusMark tone="held" />
      <p className="min-w-0 flex-1">{notice.text}</p>
      {phase !== 'waiting' && phase !== 'streaming' && (
        <Button size="small" onClick={notice.anew ? props.onAgain : props.onContinue}>
          {notice.anew ? 'Search again' : 'Continue'}
        </Button>
      )}
    </div>
  )
}

function noticeOf(results: ResultsSnapshot, freshness: Freshness): { text: string; anew: boolean } | null {
  const stopped = results.phase === 'stopped' || results.phase === 'refused'
  if (freshness === 'lapsed') {
    return {
      text: `These fares have expired (more than ${OFFER_MINUTES} minutes old).`,
      anew: true,
    }
  }
  if (stopped) {
    const fares = plural(results.fareCount, 'fare')
    return { text: `Search stopped at ${fares}. You can hold these; there may be more.`, anew: false }
  }
  if (freshness === 'stale') {
    return { text: `Prices are more than ${STALE_MINUTES} minutes old and may have changed.`, anew: true }
  }
  return null
}

import { OFFER_MINUTES } from '../../../contract/air/limits.ts'
import { pinName } from '../results/pins.ts'
import type { ResultsSnapshot } from '../results/results-store.ts'
import type { ResultsView } from '../results/view-params.ts'
import { Button } from '../../ui/button.tsx'
import { focusAfter } from '../../ui/focus-after.ts'
import { StatusMark } from '../../ui/status-pill.tsx'
import { STALE_MINUTES, type Freshness } from './use-freshness.ts'
import { listTabStop } from './list-tab-stop.ts'
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

/**
 * Says how many of the pinned fares of an address the finished search does not have: they were pinned in an
 * earlier search, so nothing of them can be shown. A press gets the address rid of them.
 */
export function MissingPins(props: {
  results: ResultsSnapshot
  view: ResultsView
  onViewChange: (view: ResultsView) => void
}) {
  const { results, view } = props
  const count = view.pins.length - results.pins.length
  if (results.phase !== 'complete' || count <= 0) return null
  return (
    <p role="status" className="flex items-center gap-2.5 text-ink2">
      <span>{`${plural(count, 'pinned fare')} ${count === 1 ? 'is' : 'are'} no longer offered.`}</span>
      <Button
        size="small"
        onClick={(event) => {
          focusAfter(event.currentTarget, listTabStop)
          const pins = results.pins.map(({ flight, fare }) => pinName(flight, fare))
          props.onViewChange({ ...view, pins })
        }}
      >
        {count === 1 ? 'Unpin it' : 'Unpin them'}
      </Button>
    </p>
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

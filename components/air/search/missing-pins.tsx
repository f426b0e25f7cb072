import { plural } from '../../../lib/plural.ts'
import { Button } from '../../ui/button.tsx'
import { focusAfter } from '../../ui/focus-after.ts'
import type { ResultsSnapshot } from '../results/results-store.ts'
import { listTabStop } from './list-tab-stop.ts'

/**
 * Says how many of the pinned fares of an address the finished search does not have: they were pinned in an
 * earlier search, so nothing of them can be shown.
 * @param onRemove gets the address rid of them
 */
export function MissingPins(props: {
  results: ResultsSnapshot
  names: readonly string[]
  onRemove: () => void
}) {
  const { results, names } = props
  const count = names.length - results.pins.length
  if (results.phase !== 'complete' || count <= 0) return null
  return (
    <p role="status" className="flex items-center gap-2.5 text-ink2">
      <span>{`${plural(count, 'pinned fare')} ${count === 1 ? 'is' : 'are'} no longer offered.`}</span>
      <Button
        size="small"
        onClick={(event) => {
          focusAfter(event.currentTarget, listTabStop)
          props.onRemove()
        }}
      >
        {count === 1 ? 'Unpin it' : 'Unpin them'}
      </Button>
    </p>
  )
}

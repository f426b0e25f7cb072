import type { Filters, Span } from '../results/filters.ts'
import { clockText } from '../minutes-text.ts'
import { OpenRange } from './open-range.tsx'

const DAY_MINUTES = 1440
const STEP_MINUTES = 30

/** Local departure and arrival times of every leg. */
export function TimeFilters(props: {
  filters: Filters
  legCount: number
  onChange: (part: Partial<Filters>) => void
}) {
  const { filters, legCount } = props
  const legName = (index: number) =>
    legCount === 1 ? '' : legCount === 2 ? [' outbound', ' return'][index] : `, leg ${index + 1}`
  const slider = (which: 'departs' | 'arrives', index: number) => (
    <OpenRange
      key={which}
      label={`${which === 'departs' ? 'Departs' : 'Arrives'}${legName(index)}`}
      min={0}
      max={DAY_MINUTES}
      step={STEP_MINUTES}
      value={filters[which][index] ?? null}
      openEnd={DAY_MINUTES}
      format={clockText}
      onCommit={(span) => props.onChange({ [which]: withSpan(filters[which], index, span) })}
    />
  )
  return Array.from({ length: legCount }, (_, index) => (
    <div key={index} className="flex flex-col gap-4">
      {slider('departs', index)}
      {slider('arrives', index)}
    </div>
  ))
}

function withSpan(spans: readonly (Span | null)[], index: number, span: Span | null): (Span | null)[] {
  const next = Array.from({ length: Math.max(spans.length, index + 1) }, (_, at) => spans[at] ?? null)
  next[index] = span
  return next.slice(0, next.findLastIndex((one) => one !== null) + 1)
}

import { isAll, type CountedWay, type GroupedFilters } from '../../lib/filter-rescue.ts'
import { plural } from '../../lib/plural.ts'
import { firstCard } from '../shell/card-list.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { focusAfter } from '../ui/focus-after.ts'

/** Nothing matches: offers filters to drop, each with the number of results that it brings back. */
export function NoMatches(props: {
  title: string
  ways: readonly CountedWay[]
  /** One result and several: `hotel`, `hotels`. */
  nouns: readonly [one: string, many: string]
  /** Drops every filter. */
  allLabel: string
  /** The chosen values of a group as one text. */
  textOf: (group: string) => string
  onDrop: (left: GroupedFilters) => void
  /** True while it is not known which ways help. */
  asking?: boolean
}) {
  const { ways, asking = false } = props
  const [one, many] = props.nouns
  const button = (label: string, left: GroupedFilters) => (
    <Button
      key={label}
      onClick={(event) => {
        focusAfter(event.currentTarget, firstCard)
        props.onDrop(left)
      }}
    >
      {label}
    </Button>
  )
  return (
    <EmptyState
      title={props.title}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {ways.map((way) =>
            button(
              `${wayText(way, props.allLabel, props.textOf)}: ${plural(way.total, one, many)}`,
              way.filters,
            ),
          )}
          {!asking && ways.length === 0 && button(props.allLabel, {})}
        </div>
      }
    >
      {asking ? 'Checking which filters to drop.' : reason(ways[0], many)}
    </EmptyState>
  )
}

/** `Drop “4 stars” and “Pool”`. */
function wayText(way: CountedWay, allLabel: string, textOf: (group: string) => string): string {
  if (isAll(way) && way.drop.length > 1) return allLabel
  return `Drop ${way.drop.map((group) => `“${textOf(group)}”`).join(' and ')}`
}

function reason(way: CountedWay | undefined, many: string): string {
  if (way?.drop.length === 1) return `Drop one of these to see ${many}.`
  if (way && !isAll(way)) return `Dropping one isn't enough: drop two to see ${many}.`
  return "Dropping one or two isn't enough."
}

import { withGroups } from '../../../lib/activity/filter-groups.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import type { ActivityFacets } from '../../../lib/activity/catalogue-answer.ts'
import { isAll, type CountedWay } from '../../../lib/filter-rescue.ts'
import { plural } from '../../../lib/plural.ts'
import { firstCard } from '../../shell/card-list.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useShownUnits } from '../../ui/shown-prices.tsx'
import { focusAfter } from '../../ui/focus-after.ts'
import { activityChips } from './activity-chips.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'

/** No activity matches: offers filters to drop, each with the number of activities that it brings back. */
export function NoActivities(props: {
  view: ActivityView
  facets: ActivityFacets | null
  rescues: readonly CountedWay[]
  onChange: (part: Pick<ActivityView, 'text' | 'filters'>) => void
}) {
  const { view, facets, rescues } = props
  const shownOf = useShownUnits('activity')
  const word = view.text.trim()
  if (rescues.length === 0) {
    return (
      <EmptyState title={word === '' ? 'No activities' : `No titles contain “${word}”`}>
        {word === ''
          ? 'The catalogue is empty.'
          : 'Try a shorter word, or another language: titles are searched in eight languages.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={word === '' ? 'No activities match' : `No activities match “${word}” with these filters`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {rescues.map((way) => (
            <Button
              key={way.drop.join()}
              onClick={(event) => {
                focusAfter(event.currentTarget, firstCard)
                props.onChange(withGroups(view, way.filters))
              }}
            >
              {`${wayText(way, view, facets, shownOf)}: ${plural(way.total, 'activity', 'activities')}`}
            </Button>
          ))}
        </div>
      }
    >
      {reason(rescues[0]!)}
    </EmptyState>
  )
}

/** `Drop “Seoul or Busan” and “Up to $100”`. */
function wayText(
  way: CountedWay,
  view: ActivityView,
  facets: ActivityFacets | null,
  shownOf: (netCents: NetCents) => ClientCents,
): string {
  if (isAll(way) && way.drop.length > 1) return 'Clear everything'
  return `Drop ${way.drop.map((group) => `“${groupText(group, view, facets, shownOf)}”`).join(' and ')}`
}

function groupText(
  group: string,
  view: ActivityView,
  facets: ActivityFacets | null,
  shownOf: (netCents: NetCents) => ClientCents,
): string {
  if (group === 'text') return view.text.trim()
  const chips = activityChips(view.filters, facets, shownOf).filter(({ key }) => key === group)
  return chips.map(({ text }) => text).join(' or ')
}

function reason(way: CountedWay): string {
  if (way.drop.length === 1) return 'Drop one of these to see activities.'
  if (!isAll(way)) return "Dropping one isn't enough: drop two to see activities."
  return "Dropping one or two isn't enough."
}

import { withGroups } from '../../../lib/activity/filter-groups.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import type { ActivityFacets } from '../../../lib/activity/catalogue-answer.ts'
import type { CountedWay } from '../../../lib/filter-rescue.ts'
import { NoMatches } from '../../search/no-matches.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useShownUnits } from '../../ui/shown-prices.tsx'
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
    <NoMatches
      title={word === '' ? 'No activities match' : `No activities match “${word}” with these filters`}
      ways={rescues}
      nouns={['activity', 'activities']}
      allLabel="Clear everything"
      textOf={(group) => groupText(group, view, facets, shownOf)}
      onDrop={(left) => props.onChange(withGroups(view, left))}
    />
  )
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

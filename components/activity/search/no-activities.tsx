import { withGroups } from '../../../lib/activity/filter-groups.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import type { ActivityFacets, NearSearch } from '../../../lib/activity/catalogue-answer.ts'
import type { CountedWay } from '../../../lib/filter-rescue.ts'
import { firstCard } from '../../shell/card-list.tsx'
import { Button } from '../../ui/button.tsx'
import { focusAfter } from '../../ui/focus-after.ts'
import { NoMatches } from '../../search/no-matches.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useShownUnits } from '../../ui/shown-prices.tsx'
import { activityChips } from './activity-chips.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'

/** No activity matches: offers filters to drop, each with the number of activities that it brings back. */
export function NoActivities(props: {
  view: ActivityView
  facets: Partial<ActivityFacets>
  rescues: readonly CountedWay[]
  near: readonly NearSearch[]
  onChange: (part: Partial<Pick<ActivityView, 'text' | 'filters'>>) => void
}) {
  const { view, facets, rescues, near } = props
  const shownOf = useShownUnits('activity')
  const word = view.text.trim()
  if (near.length > 0) {
    return <NearSearches word={word} near={near} onSearch={(text) => props.onChange({ text })} />
  }
  if (rescues.length === 0) {
    return (
      <EmptyState title={word === '' ? 'No activities' : `Nothing for “${word}”`}>
        {word === ''
          ? 'The catalogue is empty.'
          : 'Try a shorter word, or the same word in another language.'}
      </EmptyState>
    )
  }
  return (
    <NoMatches
      title={word === '' ? 'No activities match' : `Nothing for “${word}” with these filters`}
      ways={rescues}
      nouns={['activity', 'activities']}
      allLabel="Clear everything"
      textOf={(group) => groupText(group, view, facets, shownOf)}
      onDrop={(left) => props.onChange(withGroups(view, left))}
    />
  )
}

/** Nothing has the whole text: offers what is nearest to it, each with its number of activities. */
function NearSearches(props: {
  word: string
  near: readonly NearSearch[]
  onSearch: (text: string) => void
}) {
  return (
    <EmptyState
      title={`Nothing for “${props.word}”`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {props.near.map((search) => (
            <Button
              key={search.text}
              onClick={(event) => {
                focusAfter(event.currentTarget, firstCard)
                props.onSearch(search.text)
              }}
            >
              {`${nearText(search)} (${search.total.toLocaleString('en-US')})`}
            </Button>
          ))}
        </div>
      }
    >
      Try instead:
    </EmptyState>
  )
}

/** `food in Kyoto`, `food anywhere`, `Everything in Kyoto`. */
function nearText({ words, place }: NearSearch): string {
  if (place === null) return `${words} anywhere`
  return words === '' ? `Everything in ${place}` : `${words} in ${place}`
}

function groupText(
  group: string,
  view: ActivityView,
  facets: Partial<ActivityFacets>,
  shownOf: (netCents: NetCents) => ClientCents,
): string {
  if (group === 'text') return view.text.trim()
  const chips = activityChips(view.filters, facets, shownOf).filter(({ key }) => key === group)
  return chips.map(({ text }) => text).join(' or ')
}

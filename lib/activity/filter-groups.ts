import type { GroupedFilters } from '../filter-rescue.ts'
import { NO_ACTIVITY_FILTERS, type ActivityView } from './activity-view.ts'

type Narrowed = Pick<ActivityView, 'text' | 'filters'>

/** Word and filters as groups that can be dropped by themselves. The word comes last, as it is typed last. */
export function groupsOf({ text, filters }: Narrowed): GroupedFilters {
  const { places, categories, minCents, maxCents } = filters
  const groups: Record<string, readonly string[]> = {
    places,
    categories,
    price: minCents === null && maxCents === null ? [] : [`${minCents ?? ''}-${maxCents ?? ''}`],
    text: text.trim() === '' ? [] : [text],
  }
  return Object.fromEntries(Object.entries(groups).filter(([, values]) => values.length > 0))
}

/** Word and filters of which only some groups are left. */
export function withGroups({ text, filters }: Narrowed, groups: GroupedFilters): Narrowed {
  const { places, categories, minCents, maxCents } = filters
  return {
    text: 'text' in groups ? text : '',
    filters: {
      ...NO_ACTIVITY_FILTERS,
      ...('places' in groups && { places }),
      ...('categories' in groups && { categories }),
      ...('price' in groups && { minCents, maxCents }),
    },
  }
}

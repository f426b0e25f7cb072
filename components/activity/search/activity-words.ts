import { NO_ACTIVITY_FILTERS, type ActivityFilters } from '../../../lib/activity/activity-view.ts'
import type { ActivityFacets, CountedBranch } from '../../../lib/activity/catalogue-answer.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'
import { dollarLimits, netUpTo } from '../../search/filter-words/number-phrases.ts'
import type { WordReader } from '../../search/filter-words/filter-box.tsx'
import { readWords, type FilterLanguage, type WordFilter } from '../../search/filter-words/read-words.ts'
import { activityChips } from './activity-chips.ts'

/** The facets of the catalogue, and the price for one person that is shown for a net one. */
export type ActivityWordFacts = {
  facets: Partial<ActivityFacets>
  shownOf: (netCents: NetCents) => ClientCents
}

/**
 * Reads the facets of the catalogue in words: countries, cities and categories by name, and `under 50`,
 * `20-60`.
 */
export const readActivityWords: WordReader<ActivityFilters, ActivityWordFacts> = (typed, facts) =>
  readWords(typed, activityWords(facts))

function activityWords({ facets, shownOf }: ActivityWordFacts): FilterLanguage<ActivityFilters> {
  return {
    filters: [...choicesOf('places', facets.places), ...choicesOf('categories', facets.categories)],
    ofNumber: (phrase) => {
      const limits = dollarLimits(phrase)
      if (!limits) return null
      const price = {
        minCents: limits.least === null ? null : netUpTo(limits.least, shownOf),
        maxCents: limits.most === null ? null : netUpTo(limits.most, shownOf),
      }
      const [chip] = activityChips({ ...NO_ACTIVITY_FILTERS, ...price }, {}, shownOf)
      return { id: 'price', text: chip?.text ?? '', apply: (filters) => ({ ...filters, ...price }) }
    },
  }
}

function choicesOf(
  key: 'places' | 'categories',
  branches: readonly CountedBranch[] = [],
): WordFilter<ActivityFilters>[] {
  return branches
    .flatMap((branch) => [branch, ...branch.below])
    .map(({ uuid, name, count }) => ({
      id: `${key} ${uuid}`,
      text: name,
      names: [name],
      count,
      apply: (filters) => ({ ...filters, [key]: [...filters[key].filter((one) => one !== uuid), uuid] }),
    }))
}

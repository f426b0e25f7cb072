'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { activitiesHref } from '../../../lib/activity/activity-params.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import { languageOfWord } from '../../../lib/activity/word-languages.ts'
import { leaveField } from '../../keys/leave-field.ts'
import { forgetScroll } from '../../shell/use-scroll-memory.ts'
import { SearchScreen } from '../../search/search-screen.tsx'
import { placesText } from '../query/activity-places.ts'
import { ActivityQueryBar } from '../query/activity-query-bar.tsx'
import { activitySearch, type ActivitySearch } from '../query/activity-search.ts'
import { useActivityPlaces } from '../query/use-activity-places.ts'
import { ActivityResults } from './activity-results.tsx'
import { languageName } from './title-language.tsx'
import { useActivityUrl } from './use-activity-url.ts'
import { useCatalogueAhead, useCatalogue, type CatalogueResult } from './use-catalogue.ts'

/**
 * The catalogue of activities: the search bar, and below it filters and the list, as the address says.
 * @param serverNow office time at rendering, ISO 8601 UTC
 */
export function ActivitiesScreen({ serverNow }: { serverNow: string }) {
  const { view, trip, go, replace } = useActivityUrl(serverNow)
  const result = useCatalogue(view)
  const askAhead = useCatalogueAhead()
  const queries = useQueryClient()
  const { places } = useActivityPlaces()
  const isStart = view.text.trim() === '' && view.filters.places.length === 0
  // Decided once: a search whose last place is removed keeps its list, with the keys of its rows.
  const [opensEmpty] = useState(isStart)

  const narrow = (next: ActivityView) => {
    askAhead(next)
    forgetScroll(activitiesHref(next, trip))
    replace(next, trip)
  }
  const search = (next: ActivitySearch) => {
    leaveField()
    // A search that is asked for is made, also if its answer is known.
    void queries.resetQueries({
      queryKey: ['activities'],
      predicate: ({ state }) => state.fetchStatus === 'idle',
    })
    go(next.view, next.trip)
  }
  return (
    <SearchScreen
      kind={activitySearch}
      words={activitySearch.recent.wordsOf({ view, trip, where: placesText(view.filters.places, places) })}
      isStart={opensEmpty}
      field="input[data-word]"
      serverNow={serverNow}
      onSearch={search}
      form={({ filled, ...form }) => (
        <ActivityQueryBar
          view={filled?.kind === 'activity' ? filled.view : view}
          trip={filled?.kind === 'activity' ? filled.trip : trip}
          serverNow={serverNow}
          onType={(text) => replace({ ...view, text, page: 1 }, trip)}
          onTrip={(next) => replace(view, next)}
          wordNote={wordNote(view, result)}
          {...form}
        />
      )}
    >
      <ActivityResults
        result={result}
        view={view}
        trip={trip}
        onViewChange={narrow}
        onTurn={(page) => {
          askAhead({ ...view, page })
          forgetScroll(activitiesHref({ ...view, page }, trip))
          go({ ...view, page }, trip)
        }}
      />
    </SearchScreen>
  )
}

/** `Korean · 214 titles`: the language of the word and how many titles of the whole catalogue have it. */
function wordNote(view: ActivityView, { shown, isOld }: CatalogueResult): string {
  const word = view.text.trim()
  if (word === '') return ''
  const spoken = languageOfWord(word)
  const count = isOld ? null : (shown?.matching ?? null)
  const parts = [
    spoken && languageName(spoken).replace(/ \(.*/, ''),
    count !== null && `${count.toLocaleString('en-US')} worldwide`,
  ]
  return parts.filter(Boolean).join(' · ')
}

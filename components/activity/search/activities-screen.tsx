'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { activitiesHref } from '../../../lib/activity/activity-params.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import { languageOfWord } from '../../../lib/activity/word-languages.ts'
import { leaveField } from '../../keys/leave-field.ts'
import { forgetScroll } from '../../shell/use-scroll-memory.ts'
import { ActivityQueryBar, type AskedActivities } from '../query/activity-query-bar.tsx'
import { ActivityQuerySummary } from '../query/activity-query-summary.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { ActivityResults } from './activity-results.tsx'
import { languageName } from './title-language.tsx'
import { useActivityCommand } from './use-activity-command.ts'
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
  const bar = useRef<HTMLDivElement>(null)
  const [sheetOpen, setSheetOpen] = useState(false)
  useActivityCommand('/', () => focusWord(bar.current))
  const isStart = view.text.trim() === '' && view.filters.places.length === 0
  // Decided once: a search whose last place is removed keeps its list, with the keys of its rows.
  const [opensEmpty] = useState(isStart)
  useFirstFocus(opensEmpty, () => focusWord(bar.current, 'input[data-word]'))

  const narrow = (next: ActivityView) => {
    askAhead(next)
    forgetScroll(activitiesHref(next, trip))
    replace(next, trip)
  }
  const search = (next: AskedActivities) => {
    leaveField()
    setSheetOpen(false)
    // A search that is asked for is made, also if its answer is known.
    void queries.resetQueries({
      queryKey: ['activities'],
      predicate: ({ state }) => state.fetchStatus === 'idle',
    })
    go(next.view, next.trip)
  }
  const form = (className: string) => (
    <ActivityQueryBar
      view={view}
      trip={trip}
      serverNow={serverNow}
      onSearch={search}
      onType={(text) => replace({ ...view, text, page: 1 }, trip)}
      onTrip={(next) => replace(view, next)}
      wordNote={wordNote(view, result)}
      className={className}
    />
  )
  return (
    <div className="flex min-h-full flex-col gap-3.5 p-4 max-narrow:p-3">
      <h1 className="sr-only">Activities</h1>
      <div ref={bar}>
        {form('max-narrow:hidden')}
        <ActivityQuerySummary view={view} trip={trip} open={sheetOpen} onOpenChange={setSheetOpen}>
          {form('border-0 shadow-none')}
        </ActivityQuerySummary>
      </div>
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
    </div>
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

function focusWord(bar: HTMLElement | null, wanted = 'input[data-word], button[data-summary]') {
  const fields = bar?.querySelectorAll<HTMLElement>(wanted)
  for (const field of fields ?? []) {
    if (!field.checkVisibility()) continue
    field.focus()
    return
  }
}

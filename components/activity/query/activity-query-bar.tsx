'use client'

import { useRef, useState } from 'react'
import { writeTrip } from '../../../lib/activity/activity-params.ts'
import type { ActivityTrip } from '../../../lib/activity/activity-trip.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import { firstDateAnywhere } from '../../../lib/first-date.ts'
import { cx } from '../../ui/cx.ts'
import { DateRangeFields } from '../../ui/date-range-fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEarlyText } from '../../ui/use-early-text.ts'
import { ActivityPlaceField } from './activity-place-field.tsx'
import { placesText } from './activity-places.ts'
import { ActivityTravellersField } from './activity-travellers-field.tsx'
import { rememberRecent } from '../../search/recent-searches.ts'
import { SearchForm, SubmitCell } from '../../search/search-form.tsx'
import { activitySearch, isNamed, type ActivitySearch } from './activity-search.ts'
import { tripFromDraft, tripRule, type TripDraft, type TripErrors } from './trip-draft.ts'
import { useActivityPlaces } from './use-activity-places.ts'
import { typedSoFar } from '../../../lib/typed-text.ts'

const CELL = 'max-[1240px]:border-t max-narrow:border-t-0'

type BarProps = {
  view: ActivityView
  trip: ActivityTrip
  serverNow: string
  onSearch: (search: ActivitySearch) => void
  onType?: (text: string) => void
  onTrip?: (trip: ActivityTrip) => void
  wordNote?: string
  className?: string
}

/**
 * The search for activities as one bar: where, what, first and last day, travellers, Search. Enter in any
 * field searches, and so does choosing a place by Enter or click. Dates and travellers do not narrow the
 * list; they lead to prices on a product's page.
 * @param view the view on screen; another one replaces the typed draft
 * @param serverNow office time at rendering, ISO 8601 UTC
 * @param onSearch called with the new search, on the first page of the list
 * @param onType called with each change of the word, where the list follows it
 * @param onTrip called with each change of dates and travellers that makes a valid trip
 * @param wordNote small, at the right of the word: its language and how many titles have it
 */
export function ActivityQueryBar(props: BarProps) {
  const { serverNow } = props
  const { text, type, places, setPlaces, draft, change, errors, ask } = useActivityDraft(props)
  const today = serverNow.slice(0, 10)
  return (
    <SearchForm
      label="Activities"
      errors={errors}
      onSubmit={() => ask(places)}
      className={cx(
        'items-stretch divide-x max-[1240px]:flex-wrap max-narrow:flex-col max-narrow:divide-x-0 max-narrow:divide-y',
        props.className,
      )}
    >
      <ActivityPlaceField
        value={places}
        onChange={setPlaces}
        onPicked={ask}
        className="min-w-0 flex-[1.1] max-[1240px]:basis-[40%] max-narrow:flex-auto"
      />
      <WordField text={text} onType={type} note={props.wordNote} />
      <div
        className={cx(
          'flex divide-x max-[1240px]:flex-[2_1_240px] max-narrow:flex-auto max-narrow:flex-col max-narrow:divide-x-0 max-narrow:divide-y',
          CELL,
        )}
      >
        <DateRangeFields
          look="cell"
          labels={{ from: 'First day', to: 'Last day' }}
          className="w-[132px] shrink-0 max-[1240px]:w-auto max-[1240px]:flex-1"
          value={draft}
          today={today}
          first={firstDateAnywhere(serverNow)}
          rule={tripRule(today)}
          errors={{ from: errors.from, to: errors.to }}
          onValueChange={change}
        />
      </div>
      <ActivityTravellersField
        travellers={draft}
        onChange={change}
        className={cx('flex-1 max-[1240px]:basis-[150px] max-narrow:basis-auto', CELL)}
      />
      <SubmitCell className={CELL} />
    </SearchForm>
  )
}

/** What is typed in the bar, which follows the view and the trip on screen, and the search that it makes. */
function useActivityDraft(props: BarProps) {
  const { view, serverNow } = props
  const [text, setText] = useFollowed(view.text, view.text)
  const [places, setPlaces] = useFollowed(view.filters.places, view.filters.places.join())
  const [draft, setDraft] = useFollowed<TripDraft>(props.trip, writeTrip(props.trip).toString())
  const [errors, setErrors] = useState<TripErrors>({})
  const { places: allPlaces } = useActivityPlaces()

  function type(next: string) {
    setText(next)
    props.onType?.(next)
  }

  function change(part: Partial<TripDraft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    setErrors({})
    const result = tripFromDraft(next, serverNow)
    if ('trip' in result) props.onTrip?.(result.trip)
  }

  function ask(wanted: readonly string[]) {
    const result = tripFromDraft(draft, serverNow)
    if ('errors' in result) return setErrors(result.errors)
    const filters = { ...view.filters, places: wanted }
    const wantedView = { ...view, text: text.trim(), filters, page: 1 }
    const search = { view: wantedView, trip: result.trip, where: placesText(wanted, allPlaces) }
    if (isNamed(search)) rememberRecent(activitySearch.recent, search)
    props.onSearch(search)
  }

  return { text, type, places, setPlaces, draft, change, errors, ask }
}

/** A draft that starts over when the key of its source changes. */
function useFollowed<Value>(value: Value, key: string): [Value, (value: Value) => void] {
  const [draft, setDraft] = useState(value)
  const [followed, setFollowed] = useState(key)
  if (followed !== key) {
    setFollowed(key)
    setDraft(value)
  }
  return [draft, setDraft]
}

/** The word that titles are searched for. */
function WordField(props: { text: string; onType: (text: string) => void; note: string | undefined }) {
  const word = useRef<HTMLInputElement>(null)
  useEarlyText(word, props.text, props.onType)
  return (
    <div className="relative flex min-w-0 flex-[1.35] max-[1240px]:basis-1/2 max-narrow:basis-auto">
      <TextField
        ref={word}
        look="cell"
        label="Activity or keyword"
        placeholder="Night view, 야경, منظر ليلي"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        dir="auto"
        data-word=""
        value={props.text}
        onChange={(event) => props.onType(typedSoFar(event.target.value))}
        className="flex-1 [&_input]:text-start"
      />
      {props.note && (
        <span className="figures pointer-events-none absolute top-1.5 right-3 text-11 text-ink2">
          {props.note}
        </span>
      )}
    </div>
  )
}

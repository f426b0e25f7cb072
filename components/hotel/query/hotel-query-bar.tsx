'use client'

import { useState } from 'react'
import type { CalendarDate } from '../../../lib/dates.ts'
import { firstDateAnywhere, firstDateInCountry } from '../../../lib/first-date.ts'
import type { HotelPlace } from '../../place/hotel-place.ts'
import { placesOf, staySearch, type StaySearch } from './stay-search.ts'
import {
  draftNights,
  draftOfStay,
  nightsRule,
  stayFromDraft,
  type StayDraft,
  type StayErrors,
} from './stay-draft.ts'
import { nightsText, type Stay } from '../../../lib/hotel/stay.ts'
import { HotelPlaceField, type BarePlace } from '../../place/hotel-place-field.tsx'
import { namelessText, usePlaceLookup } from '../../place/use-place-lookup.ts'
import { cx } from '../../ui/cx.ts'
import { DateRangeFields } from '../../ui/date-range-fields.tsx'
import { RoomsField } from './rooms-field.tsx'
import { rememberRecent, useRecentSearches } from '../../search/recent-searches.ts'
import { SearchForm, SubmitCell } from '../../search/search-form.tsx'

const CELL = 'max-[1100px]:border-t max-narrow:border-t-0'

type BarProps = {
  stay: Stay | null
  initial?: StayDraft
  serverNow: string
  onSearch: (search: StaySearch) => void
  className?: string
}

/**
 * The hotel query as one bar: where, check-in, check-out, rooms, Search. Choosing a single hotel by Enter or
 * click searches too, since there is no list to look through. Tab only fills it in and goes on.
 * @param stay its first content, from the address; give a new `key` to start over
 * @param initial its first content where a part of it is missing
 * @param serverNow office time at rendering, ISO 8601 UTC
 * @param onSearch called with the stay, and with its place: one with hotels, or one hotel
 */
export function HotelQueryBar(props: BarProps) {
  const { draft, place, recent, today, first, errors, roomsOpen, setRoomsOpen, change, pick, submit } =
    useStayDraft(props)
  return (
    <SearchForm
      label="Hotels"
      errors={errors}
      onSubmit={() => submit()}
      className={cx(
        'items-stretch divide-x max-[1100px]:flex-wrap max-narrow:flex-col max-narrow:divide-x-0 max-narrow:divide-y',
        props.className,
      )}
    >
      <HotelPlaceField
        look="cell"
        label="Where"
        className="min-w-0 flex-[1.35] max-[1100px]:basis-full max-narrow:basis-auto"
        value={place}
        recent={placesOf(recent)}
        error={errors.place}
        onValueChange={pick}
        onPicked={(next) => next.type === 'hotel' && submit(next)}
      />
      <StayDates draft={draft} today={today} first={first} errors={errors} onChange={change} />
      <RoomsField
        rooms={draft.rooms}
        error={errors.rooms}
        open={roomsOpen}
        onOpenChange={setRoomsOpen}
        onChange={(rooms) => change({ rooms })}
        className={cx('flex-1', CELL)}
      />
      <SubmitCell className={CELL} />
    </SearchForm>
  )
}

/** What is typed in the bar, and the search that it makes. */
function useStayDraft(props: BarProps) {
  const today = props.serverNow.slice(0, 10)
  const [draft, setDraft] = useState<StayDraft>(() => props.initial ?? draftOfStay(props.stay, today))
  const [picked, setPicked] = useState<HotelPlace | null>(null)
  const [errors, setErrors] = useState<StayErrors>({})
  const [roomsOpen, setRoomsOpen] = useState(false)
  const recent = useRecentSearches(staySearch.recent, firstDateAnywhere(props.serverNow))
  const place = usePlace(draft.place, picked, recent)
  const fullPlace = place && 'type' in place ? place : null
  const first = firstDateInCountry(fullPlace?.country, props.serverNow)

  function change(part: Partial<StayDraft>) {
    setDraft((before) => ({ ...before, ...part }))
    setErrors({})
  }

  function pick(next: HotelPlace | null) {
    setPicked(next)
    change({ place: next?.id ?? '' })
  }

  /** Searches at the place of the draft, or at a hotel that was chosen just now. */
  function submit(hotel?: HotelPlace) {
    const wanted = hotel ? { ...draft, place: hotel.id } : draft
    const at = hotel ?? fullPlace
    const result = stayFromDraft(wanted, today, firstDateInCountry(at?.country, props.serverNow))
    if ('errors' in result) {
      setErrors(result.errors)
      setRoomsOpen(Object.keys(result.errors).join() === 'rooms')
      return
    }
    setRoomsOpen(false)
    if (at) rememberRecent(staySearch.recent, { stay: result.stay, place: at })
    props.onSearch({ stay: result.stay, place: at ?? unnamed(wanted.place) })
  }

  return { draft, place, recent, today, first, errors, roomsOpen, setRoomsOpen, change, pick, submit }
}

/** Check-in and check-out, and how many nights they are. */
function StayDates(props: {
  draft: StayDraft
  today: CalendarDate
  first: CalendarDate
  errors: StayErrors
  onChange: (part: Partial<StayDraft>) => void
}) {
  const { draft, today, errors } = props
  const nights = draftNights(draft)
  return (
    <div className={cx('relative flex max-[1100px]:flex-1', CELL)}>
      <div className="flex flex-1 divide-x max-narrow:flex-col max-narrow:divide-x-0 max-narrow:divide-y">
        <DateRangeFields
          look="cell"
          labels={{ from: 'Check-in', to: 'Check-out' }}
          className="w-[150px] shrink-0 max-[1100px]:w-auto max-[1100px]:flex-1"
          value={{ from: draft.checkIn, to: draft.checkOut }}
          today={today}
          first={props.first}
          rule={nightsRule(today)}
          errors={{ from: errors.checkIn, to: errors.checkOut }}
          onValueChange={({ from, to }) =>
            props.onChange({
              ...(from !== undefined && { checkIn: from }),
              ...(to !== undefined && { checkOut: to }),
            })
          }
        />
      </div>
      {nights !== null && (
        <span className="figures pointer-events-none absolute top-1.5 right-3 text-11 text-ink2 max-narrow:top-auto max-narrow:bottom-8">
          {nightsText(nights)}
        </span>
      )}
    </div>
  )
}

/** The place of an id: the one just picked, a recent one, or the answer of the booking service. */
function usePlace(
  id: string,
  picked: HotelPlace | null,
  recent: readonly StaySearch[],
): HotelPlace | BarePlace | null {
  const match = picked?.id === id ? picked : recent.find(({ place }) => place.id === id)?.place
  const looked = usePlaceLookup(match ? '' : id)
  if (id === '') return null
  return match ?? looked.place ?? { id, text: namelessText(looked) }
}

/**
 * A place that could not be looked up is searched for all the same: the booking service may say why it fails.
 */
function unnamed(id: string): HotelPlace {
  return { id, type: 'city', name: id, within: '', hotelCount: 0 }
}

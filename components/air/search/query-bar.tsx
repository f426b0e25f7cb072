'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { MAX_LEGS } from '../../../contract/air/codes.ts'
import type { FlightSearch, TripKind } from '../../../lib/air/flight-search.ts'
import {
  searchFromDraft,
  withLeg,
  withTrip,
  type DraftErrors,
  type DraftLeg,
  type SearchDraft,
} from './search-draft.ts'
import { firstDateIn } from '../../../lib/first-date.ts'
import { usePlaceByCode } from '../../place/use-place-names.ts'
import { AnsweredForm } from '../../ui/answered-form.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Select } from '../../ui/select.tsx'
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts'
import { onwardDate } from './onward-date.ts'
import { QueryLeg } from './query-leg.tsx'
import { TravellersField } from './travellers-field.tsx'

const TRIPS: readonly { value: TripKind; label: string }[] = [
  { value: 'return', label: 'Return' },
  { value: 'oneway', label: 'One-way' },
  { value: 'multi', label: 'Multi-city' },
]

/**
 * The query as one bar: trip, places, days, travellers, Search. Enter in any field searches. A field with a
 * missing value shows that and takes the focus.
 * @param initial its first content; give a new `key` to start over
 * @param serverNow office time at rendering, ISO 8601 UTC
 */
export function QueryBar(props: {
  initial: SearchDraft
  serverNow: string
  onSearch: (search: FlightSearch) => void
  /** Whether the person may see the price calendar. */
  mayPrice: boolean
  className?: string
}) {
  const [draft, setDraft] = useState(props.initial)
  const [errors, setErrors] = useState<DraftErrors>({})
  // One id for each possible leg: a leg's fields keep their text when another leg is removed.
  const [legIds, setLegIds] = useState(() => Array.from({ length: MAX_LEGS }, (_, index) => index))
  const form = useRef<HTMLFormElement>(null)
  const placeOf = usePlaceByCode()
  const id = useId()
  const today = props.serverNow.slice(0, 10)
  const zoneOf = (code: string) => placeOf(code)?.timeZone
  const first = firstDateIn(zoneOf(draft.legs[0]?.from ?? ''), props.serverNow)

  function change(part: Partial<SearchDraft>) {
    setDraft((previous) => ({ ...previous, ...part }))
    setErrors({})
  }

  /* Takes a part of a leg, not a whole one: when the places have loaded, two fields may answer at the same
     moment. */
  function changeLeg(index: number, part: Partial<DraftLeg>) {
    setDraft((previous) => ({
      ...previous,
      legs: previous.legs.map((old, at) => (at === index ? { ...old, ...part } : old)),
    }))
    setErrors({})
  }

  function removeLeg(index: number) {
    change({ legs: draft.legs.filter((_, at) => at !== index) })
    setLegIds((ids) => [...ids.filter((_, at) => at !== index), Math.max(...ids) + 1])
  }

  function submit() {
    const result = searchFromDraft(draft, today, first, zoneOf)
    if ('search' in result) props.onSearch(result.search)
    else setErrors(result.errors)
  }

  useFocusInvalid(form, errors)

  /* Swapping has no tab stop, so that Tab goes from From to To: Alt+S swaps the leg that has the focus. */
  function swapOnKey(event: KeyboardEvent) {
    if (!event.altKey || event.code !== 'KeyS') return
    event.preventDefault()
    const at = Number((event.target as Element).closest('[data-leg]')?.getAttribute('data-leg') ?? 0)
    const leg = draft.legs[at]
    if (leg) changeLeg(at, { from: leg.to, to: leg.from })
  }

  const firstOf = (index: number) => {
    const [before, leg] = [draft.legs[index - 1], draft.legs[index]]
    return before && leg ? onwardDate(before, leg, zoneOf) : null
  }
  const multi = draft.trip === 'multi'
  const legs = draft.legs.map((leg, index) => (
    <QueryLeg
      key={legIds[index]}
      index={index}
      leg={leg}
      back={draft.trip === 'return' ? draft.returnDate : undefined}
      previous={draft.legs[index - 1]?.date ?? null}
      today={today}
      first={firstOf(index) ?? first}
      errors={errors}
      showsPrices={props.mayPrice && !multi}
      placeOf={placeOf}
      onLegChange={(part) => changeLeg(index, part)}
      onBackChange={(returnDate) => change({ returnDate })}
      {...(multi && draft.legs.length > 1 ? { onRemove: () => removeLeg(index) } : {})}
    />
  ))
  return (
    <AnsweredForm
      ref={form}
      id={id}
      role="search"
      aria-label="Flights"
      data-query-bar=""
      noValidate
      onSubmit={submit}
      onKeyDown={swapOnKey}
      className={`card flex flex-col ${props.className ?? ''}`}
    >
      <div className="flex items-stretch divide-x max-[1340px]:flex-wrap max-narrow:flex-col max-narrow:divide-x-0 max-narrow:divide-y">
        <Select
          look="cell"
          label="Trip"
          className="w-[118px] shrink-0 max-narrow:w-full"
          options={TRIPS}
          value={draft.trip}
          onValueChange={(trip) => setDraft((previous) => withTrip(previous, trip))}
        />
        {multi ? <span className="min-w-0 flex-1 max-narrow:hidden" /> : legs}
        <TravellersField
          draft={draft}
          error={errors.travellers}
          onChange={change}
          className={multi ? '' : 'narrow:max-[1340px]:border-t'}
        />
        <span
          className={cx(
            'flex items-center px-3 py-2 max-narrow:[&>button]:w-full max-narrow:[&>button]:justify-center',
            !multi && 'narrow:max-[1340px]:border-t',
          )}
        >
          <Button type="submit" variant="primary" keys="Enter">
            Search
          </Button>
        </span>
      </div>
      {multi && (
        <div className="flex flex-col divide-y border-t">
          {legs}
          {draft.legs.length < MAX_LEGS && (
            <span className="px-2 py-1.5">
              <Button variant="plain" size="small" onClick={() => setDraft(withLeg)}>
                Add a leg
              </Button>
            </span>
          )}
        </div>
      )}
    </AnsweredForm>
  )
}

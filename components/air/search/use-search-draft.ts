'use client'

import { useState, type KeyboardEvent } from 'react'
import { MAX_LEGS } from '../../../contract/air/codes.ts'
import type { FlightSearch, TripKind } from '../../../lib/air/flight-search.ts'
import { firstDateIn } from '../../../lib/first-date.ts'
import { usePlaceByCode } from '../../place/use-place-names.ts'
import { onwardDate } from './onward-date.ts'
import {
  searchFromDraft,
  withLeg,
  withTrip,
  type DraftErrors,
  type DraftLeg,
  type SearchDraft,
} from './search-draft.ts'

/** One id for each possible leg: a leg's fields keep their text when another leg is removed. */
const LEG_IDS: readonly number[] = Array.from({ length: MAX_LEGS }, (_, index) => index)

/**
 * The content of the query bar while it is filled in: its problems, and its changes.
 * @param serverNow office time at rendering, ISO 8601 UTC
 */
export function useSearchDraft(
  initial: SearchDraft,
  serverNow: string,
  onSearch: (search: FlightSearch) => void,
) {
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [legIds, setLegIds] = useState(LEG_IDS)
  const placeOf = usePlaceByCode()
  const today = serverNow.slice(0, 10)
  const zoneOf = (code: string) => placeOf(code)?.timeZone
  const first = firstDateIn(zoneOf(draft.legs[0]?.from ?? ''), serverNow)

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
    if ('search' in result) onSearch(result.search)
    else setErrors(result.errors)
  }

  /* Swapping has no tab stop, so that Tab goes from From to To: Alt+S swaps the leg that has the focus. */
  function swapOnKey(event: KeyboardEvent) {
    if (!event.altKey || event.code !== 'KeyS') return
    event.preventDefault()
    const at = Number((event.target as Element).closest('[data-leg]')?.getAttribute('data-leg') ?? 0)
    const leg = draft.legs[at]
    if (leg) changeLeg(at, { from: leg.to, to: leg.from })
  }

  /** The earliest date of a leg: not past where the trip begins, and after the leg before. */
  function firstOf(index: number) {
    const [before, leg] = [draft.legs[index - 1], draft.legs[index]]
    return (before && leg ? onwardDate(before, leg, zoneOf) : null) ?? first
  }

  return {
    ...{ draft, errors, legIds, today, placeOf, firstOf },
    ...{ change, changeLeg, removeLeg, submit, swapOnKey },
    changeTrip: (trip: TripKind) => setDraft((previous) => withTrip(previous, trip)),
    addLeg: () => setDraft(withLeg),
  }
}

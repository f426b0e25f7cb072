'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useReducer, useState } from 'react'
import type { Fare } from '../../../lib/air/fare.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import { useLeaveScreen } from '../../keys/ignored-keys.tsx'
import { useOpenWhile } from '../../ui/use-open-while.ts'
import { showToast } from '../../ui/toast.ts'
import { fareFormHref, chosenFareKey, chosenFareStorageKey, type ChosenFare } from '../chosen-fare.ts'
import { copyLine } from '../results/copy-line.ts'
import { MOST_PINNED, type Pin } from '../results/pins.ts'
import type { ResultsSnapshot, ResultsStore } from '../results/results-store.ts'
import { SORTS, type Sort } from '../results/sort.ts'
import type { ResultsView } from '../results/view-params.ts'
import { selected, type SelectedFare, type FareSelection } from './selection.ts'
import type { Freshness } from './use-freshness.ts'
import { useResultCommands } from './use-result-commands.ts'
import type { ClientCents, NetCents } from '../../../lib/money.ts'

const NO_KEYS: ReadonlySet<string> = new Set()

// Outside the hook: the compiler would leave a hook with an import as it is, and its rows would render anew.
const loadReprice = () => import('./reprice.ts').then((module) => module.reprice)

/**
 * The chosen fare of the results, the actions on it (hold, price again, copy, pin, fold its legs), and
 * whether its windows are open. Binds their keys.
 * @param props.mayNotHold why this person cannot hold; undefined where they can
 */
export function useChosenFare(props: {
  search: FlightSearch
  view: ResultsView
  store: ResultsStore
  results: ResultsSnapshot
  freshness: Freshness
  shownOf: (netCents: NetCents) => ClientCents
  mayNotHold: string | undefined
  onViewChange: (view: ResultsView) => void
}) {
  const { search, view, store, results, shownOf, onViewChange } = props
  const [selection, setSelection] = useState<FareSelection | null>(null)
  const [unfolded, fold] = useReducer(toggledKey, NO_KEYS)
  const openBookForm = useOpenFlightForm()
  const chosen = selected(results, selection)
  const windows = useWindows(results.pins.length > 0, chosen !== null)
  // The rows get it: it must stay the same while windows open and close.
  const { setDetailsOpen } = windows
  const open = (next: FareSelection) => {
    setSelection(next)
    setDetailsOpen(true)
  }
  const blockedReason = whyNotHeld(chosen, props.freshness) ?? props.mayNotHold

  /** The chosen fare as the store has it now: a key may come before the next paint. */
  const now = () => selected(store.getSnapshot(), selection)
  const hold = () => {
    const at = now()
    if (!at || blockedReason) return
    openBookForm({ fare: at.fare, search, searchId: store.getSnapshot().searchId })
  }
  const togglePin = ({ flight, fare }: Pick<Pin, 'flight' | 'fare'>) => {
    const pins = store.toggledPins(flight, fare)
    if (pins) onViewChange({ ...view, pins })
    else showToast({ title: `No more than ${MOST_PINNED} fares can be compared. Unpin one first.` })
  }
  const pin = () => {
    const at = now()
    if (at) togglePin(at)
  }
  const reprice = () => {
    const at = now()
    if (at) void loadReprice().then((act) => act(store, at.flight, at.fare))
  }
  useResultCommands(store, {
    hold: selection !== null && !blockedReason ? hold : null,
    reprice: selection === null ? null : reprice,
    copy: selection === null ? null : () => void copyChosen(now(), search, shownOf),
    pin: selection === null ? null : pin,
    compare: results.pins.length > 0 ? () => windows.setComparing(true) : null,
    fold: selection !== null && search.legs.length > 3 ? () => fold(selection.key) : null,
    choose: (number) => {
      const first = firstFareOf(store, number)
      if (!first) return
      store.hold()
      setSelection(first)
    },
    bars: () => onViewChange({ ...view, bars: !view.bars }),
    order: () => onViewChange({ ...view, sort: nextOrder(view.sort) }),
  })
  const formHrefOf = (fare: Fare) => fareFormHref({ fare, search, searchId: results.searchId })
  const formHref = chosen && formHrefOf(chosen.fare)
  const acts = { formHref, formHrefOf, hold, reprice, togglePin, pin, fold }
  return { selection, select: setSelection, open, chosen, blockedReason, unfolded, ...acts, ...windows }
}

/** Whether the comparison of the pinned fares and the details of the chosen one are open. */
function useWindows(hasPins: boolean, hasChosen: boolean) {
  const [comparing, setComparing] = useOpenWhile(hasPins)
  const [detailsOpen, setDetailsOpen] = useOpenWhile(hasChosen)
  return { comparing, setComparing, detailsOpen, setDetailsOpen }
}

/** The chosen fare and what can be done with it. */
export type FareChoice = ReturnType<typeof useChosenFare>

/** Opens the booking form of a fare and stores the fare, so that the form shows it at once. */
function useOpenFlightForm(): (chosen: ChosenFare) => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  const leave = useLeaveScreen()
  return (chosen) => {
    const code = chosen.fare.offerCode
    queryClient.setQueryData(chosenFareKey(code), chosen.fare)
    try {
      sessionStorage.setItem(chosenFareStorageKey(code), JSON.stringify(chosen.fare))
    } catch {
      // If the storage is full, a reload shows the fare only after the price check.
    }
    leave(() => router.push(fareFormHref(chosen)))
  }
}

/** The first fare of a row by its number, from 1; null where there is no such row. */
function firstFareOf(store: ResultsStore, number: number): FareSelection | null {
  const row = store.getSnapshot().rows[number - 1]
  const fareId = row?.fareIds[0]
  return row && fareId !== undefined ? { key: row.key, fareId } : null
}

const nextOrder = (sort: Sort) => SORTS[(SORTS.indexOf(sort) + 1) % SORTS.length] ?? sort

function toggledKey(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Why the chosen fare itself cannot be held; undefined where it can. */
function whyNotHeld(chosen: SelectedFare | null, freshness: Freshness): string | undefined {
  if (freshness === 'lapsed') return 'This fare has expired. Search again.'
  if (chosen?.fare.check?.kind === 'gone') return 'Fare no longer available. Search again.'
  return chosen?.fare.isClosed ? 'This fare is closed: the airline no longer sells it.' : undefined
}

/** Copies a fare as one line and says so; shows the line where the browser forbids it. */
async function copyChosen(
  chosen: SelectedFare | null,
  search: FlightSearch,
  shownOf: (netCents: NetCents) => ClientCents,
): Promise<void> {
  if (!chosen) return
  const line = copyLine(chosen.fare, search, shownOf)
  try {
    await navigator.clipboard.writeText(line)
    showToast({ title: `Row ${chosen.number} copied`, description: line, tone: 'ok' })
  } catch {
    showToast({ title: "Couldn't copy. The line is:", description: line, stays: true })
  }
}

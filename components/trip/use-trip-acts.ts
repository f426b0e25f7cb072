'use client'

import { useEffect, useRef, useState } from 'react'
import { plural } from '../../lib/plural.ts'
import type { OptionDifference } from '../../lib/trip/option-difference.ts'
import type { MarkupRule } from '../../lib/booking/markup.ts'
import type { Trip, TripBooking, TripOption, TripOutcome } from '../../lib/trip/trip.ts'
import {
  accept,
  attach,
  checkAll,
  choose,
  chooseTravellers,
  collectInto,
  detach,
  drop,
  markUp,
  remove,
  rename,
  setClient,
} from '../../server/trip/actions.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { showToast } from '../ui/toast.ts'
import { usePageRefresh } from '../ui/use-page-refresh.ts'

const NO_ANSWER = 'The desk did not answer. Look at the trip before you try again.'

/** What can be done to a trip on its page. Each act reads the page again; `busy` names the one under way. */
export function useTripActs(trip: Trip) {
  const { refresh, refreshing } = usePageRefresh()
  const [busy, setBusy] = useState<string | null>(null)
  const [checked, setChecked] = useState<{ count: number; differences: readonly OptionDifference[] } | null>(
    null,
  )
  const seenNext = useSeenAfterRefresh(trip, refreshing)

  /** @param run gets the version of the trip that the person sees, after an act before it was read again */
  async function act(name: string, run: (seen: Seen) => Promise<TripOutcome>): Promise<boolean> {
    setBusy(name)
    const outcome = await run(await seenNext()).catch(() => null)
    setBusy(null)
    if (outcome?.kind === 'session') raiseSessionExpired()
    else if (outcome === null) showToast({ title: NO_ANSWER, tone: 'bad' })
    else if (outcome.kind === 'refused') showToast({ title: outcome.message, tone: 'bad' })
    else if (outcome.kind === 'changed') {
      showToast({ title: 'A colleague changed this trip. It was read again; nothing was done.', tone: 'bad' })
    }
    refresh()
    return outcome?.kind === 'done'
  }

  async function check() {
    setBusy('check')
    const outcome = await checkAll(trip.id).catch(() => null)
    setBusy(null)
    if (outcome === null) showToast({ title: NO_ANSWER, tone: 'bad' })
    else if (outcome.kind === 'session') raiseSessionExpired()
    else if (outcome.kind === 'refused') showToast({ title: outcome.message, tone: 'bad' })
    else if (outcome.differences.length === 0) {
      showToast({ title: `${plural(outcome.count, 'option')} checked: nothing has changed`, tone: 'ok' })
    } else setChecked(outcome)
    refresh()
  }

  return {
    busy,
    refreshing,
    refresh,
    checked,
    closeCheck: () => setChecked(null),
    check: () => void check(),
    accept: async ({ optionId, after }: OptionDifference) => {
      if (after === null) return
      const offer = { tripId: trip.id, optionId, agreedCents: after.netCents }
      if (!(await act(optionId, () => accept(offer)))) return
      setChecked(
        (now) => now && { ...now, differences: now.differences.filter((each) => each.optionId !== optionId) },
      )
    },
    choose: ({ id }: TripOption) => void act(id, (seen) => choose({ ...seen, optionId: id })),
    remove: ({ id }: TripOption) => act(id, (seen) => remove({ ...seen, optionId: id })),
    markUp: ({ id }: TripOption, rule: MarkupRule | null) =>
      act(id, (seen) => markUp({ ...seen, optionId: id }, rule)),
    detach: ({ reference }: TripBooking) => act(reference, () => detach({ tripId: trip.id, reference })),
    attach: (references: readonly string[]) =>
      act('attach', () => attach({ tripId: trip.id, references: [...references] })),
    rename: (name: string) => act('rename', (seen) => rename(seen, name)),
    setClient: (clientId: string | null) => act('client', (seen) => setClient(seen, clientId)),
    chooseTravellers: (ids: readonly string[]) =>
      act('travellers', (seen) => chooseTravellers(seen, [...ids])),
    drop: (isDropped: boolean) => void act('drop', (seen) => drop(seen, isDropped)),
    collectHere: () => void act('collect', () => collectInto(trip.id)),
  }
}

/** The acts of a trip's page. */
export type TripActs = ReturnType<typeof useTripActs>

/** What the person saw when they acted: an act on an older version of the trip is refused. */
type Seen = { tripId: string; version: number }

/**
 * Answers the version of the trip that is on the screen, once a reading that is under way has arrived: of two
 * acts right after each other the second one is made on what the first has left.
 */
export function useSeenAfterRefresh(
  trip: Pick<Trip, 'id' | 'version'>,
  refreshing: boolean,
): () => Promise<Seen> {
  const shown = useRef({ seen: { tripId: trip.id, version: trip.version }, refreshing })
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    shown.current = { seen: { tripId: trip.id, version: trip.version }, refreshing }
    if (!refreshing) for (const go of waiting.current.splice(0)) go()
  })
  return async () => {
    if (shown.current.refreshing) await new Promise<void>((go) => waiting.current.push(go))
    return shown.current.seen
  }
}

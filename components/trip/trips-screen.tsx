'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { oneOf } from '../../lib/address/formats.ts'
import { param, readParams } from '../../lib/address/params.ts'
import { plural } from '../../lib/plural.ts'
import { TRIP_NAME_MAX, tripHref, tripStates, type TripState, type TripsView } from '../../lib/trip/trip.ts'
import { tripStateWords } from '../../lib/trip/trip-state.ts'
import { typedSoFar } from '../../lib/typed-text.ts'
import { newTrip } from '../../server/trip/actions.ts'
import { leaveField } from '../keys/leave-field.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { useCommands } from '../shell/commands.ts'
import { addressWith, useAddress } from '../shell/use-address.ts'
import { useTypedText } from '../shell/use-typed-text.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { CompactSelect } from '../ui/compact-select.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useEarlyText } from '../ui/use-early-text.ts'
import { TripRows } from './trip-rows.tsx'
import { useFoundTrips } from './use-found-trips.ts'

const STATES = tripStates.map((value) => ({ value, label: tripStateWords[value].word }))

/** The state of the trips that are shown; null for all. */
const shownParams = { state: param('state', oneOf<TripState>(tripStates)) }

/**
 * The trips of the office, what ends or begins first at the top. Typing finds them by their names and their
 * clients' names; their state can be chosen, in the address.
 */
export function TripsScreen({ view }: { view: TripsView }) {
  const [making, setMaking] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useTypedText('trips')
  useEarlyText(input, typed, setTyped)
  const { params, replace } = useAddress()
  const { state } = readParams(shownParams, params)
  const { found, isOld, failed, retry } = useFoundTrips(typed, 1)
  const all = (typed.trim() === '' ? null : found) ?? view.lines
  const lines = state === null ? all : all.filter((line) => line.state === state)
  const showState = (next: TripState | null) => replace(addressWith(shownParams, { state: next }))
  useCommands([
    { id: 'trips-find', label: 'Find a trip', group: 'Trips', keys: '/', run: () => input.current?.focus() },
    {
      id: 'trip-new',
      label: 'New trip',
      group: 'Trips',
      keys: 'n',
      when: () => view.changeBar === null,
      run: () => setMaking(true),
    },
  ])
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-4 px-4 py-4 max-narrow:px-2">
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="mr-auto text-18 font-bold">Trips</h1>
        <CompactSelect
          label="State"
          none="State: any"
          options={STATES}
          value={state}
          onValueChange={showState}
        />
        <TextField
          ref={input}
          label="Find a trip"
          hideLabel
          type="search"
          value={typed}
          placeholder="Name of the trip or its client"
          suffix={<Kbd keys="/" />}
          onChange={(event) => setTyped(typedSoFar(event.target.value))}
          onKeyDown={({ key }) => (key === 'Escape' || key === 'Enter') && leaveField()}
          className="w-[280px] max-narrow:w-full"
          maxLength={80}
        />
        <BlockableButton
          keys="n"
          icon={<Icon name="plus" />}
          disabledReason={view.changeBar ?? undefined}
          onClick={() => setMaking(true)}
        >
          New trip
        </BlockableButton>
      </div>
      {failed ? (
        <div className="card flex items-center justify-between gap-3 px-4 py-3">
          <p role="alert">The trips could not be searched. Nothing is lost.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      ) : (
        <section aria-label="Trips" className="card overflow-hidden">
          {lines.length > 0 ? (
            <TripRows lines={lines} currentId={view.currentId} serverNow={view.serverNow} isOld={isOld} />
          ) : (
            <NoTrips
              isNone={view.lines.length === 0}
              isOld={isOld}
              onShowAll={() => {
                setTyped('')
                showState(null)
              }}
            />
          )}
        </section>
      )}
      {!failed && lines.length > 0 && (
        <p role="status" className="figures text-ink2">
          {plural(lines.length, 'trip')}
        </p>
      )}
      <NewTripDialog open={making} onOpenChange={setMaking} />
    </div>
  )
}

/** No line: the office has no trip, or the search and the filter leave none. */
function NoTrips(props: { isNone: boolean; isOld: boolean; onShowAll: () => void }) {
  if (props.isNone) {
    return (
      <EmptyState title="No trips yet">
        <p>Select a fare, a rate or a start of an activity and press + to collect it for a client.</p>
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center text-ink2">
      <p>{props.isOld ? 'Searching' : 'No trip matches.'}</p>
      <Button size="small" onClick={props.onShowAll}>
        Show all
      </Button>
    </div>
  )
}

/** Asks for the name of a new trip, which opens and becomes the one to collect into. */
function NewTripDialog(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const router = useRouter()
  async function make() {
    const typed = name.current?.value.trim() ?? ''
    if (typed === '') return setProblem('Type a name: the client, the place, the month.')
    setPending(true)
    const made = await newTrip(typed, null).catch(() => null)
    setPending(false)
    if (made === null) return setProblem('The desk did not answer. Try again.')
    if (made.kind === 'session') return raiseSessionExpired()
    if (made.kind === 'refused') return setProblem(made.message)
    router.push(tripHref(made.id) as Route)
  }
  return (
    <Dialog {...props} title="New trip">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <TextField
          ref={name}
          label="Name"
          maxLength={TRIP_NAME_MAX}
          error={problem ?? undefined}
          onChange={() => setProblem(null)}
        />
        <div className="flex justify-end">
          <Button type="submit" variant="primary" pending={pending}>
            Make the trip
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

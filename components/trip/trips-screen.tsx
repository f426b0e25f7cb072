'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { clientPrice } from '../../lib/money.ts'
import { plural } from '../../lib/plural.ts'
import { TRIP_NAME_MAX, tripHref, type TripsView } from '../../lib/trip/trip.ts'
import { tripStateWords } from '../../lib/trip/trip-state.ts'
import { newTrip } from '../../server/trip/actions.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { raiseSessionExpired } from '../session/session-expired.ts'
import { useCommands } from '../shell/commands.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { cx } from '../ui/cx.ts'
import { Dialog } from '../ui/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { Money } from '../ui/money.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { RowLink } from '../ui/row-link.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { TextField } from '../ui/text-field.tsx'
import { daysText } from './days-text.ts'

/** The trips of the office, the latest change first. */
export function TripsScreen({ view }: { view: TripsView }) {
  const { lines, typed } = view
  const [making, setMaking] = useState(false)
  const find = useRef<HTMLInputElement>(null)
  const router = useRouter()
  useCommands([
    { id: 'trips-find', label: 'Find a trip', group: 'Trips', keys: '/', run: () => find.current?.focus() },
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
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-18 font-bold">Trips</h1>
        <form
          role="search"
          className="flex items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const text = find.current?.value.trim() ?? ''
            router.push(`/trips${text === '' ? '' : `?${new URLSearchParams({ q: text })}`}` as Route)
          }}
        >
          <TextField
            ref={find}
            key={typed}
            label="Find a trip"
            hideLabel
            placeholder="Name of the trip"
            defaultValue={typed}
            maxLength={100}
            className="w-[260px] max-narrow:w-[180px]"
          />
          <BlockableButton
            keys="n"
            icon={<Icon name="plus" />}
            disabledReason={view.changeBar ?? undefined}
            onClick={() => setMaking(true)}
          >
            New trip
          </BlockableButton>
        </form>
      </div>
      <section aria-label="Trips" className="card overflow-hidden">
        {lines.length === 0 ? <NoTrips typed={typed} /> : <Rows view={view} />}
      </section>
      {lines.length > 0 && <p className="figures text-ink2">{plural(lines.length, 'trip')}</p>}
      <NewTripDialog open={making} onOpenChange={setMaking} />
    </div>
  )
}

function NoTrips({ typed }: { typed: string }) {
  if (typed !== '') return <EmptyState title={`No trip matches "${typed}"`} />
  return (
    <EmptyState title="No trips yet">
      <p>Select a fare, a rate or a start of an activity and press + to collect it for a client.</p>
    </EmptyState>
  )
}

function Rows({ view }: { view: TripsView }) {
  const { lines, serverNow } = view
  const router = useRouter()
  const { current, setCurrent } = useRowKeys({
    ids: lines.map(({ id }) => id),
    onOpen: (index) => router.push(tripHref(lines[index]?.id ?? '') as Route),
  })
  return (
    <ol aria-label="Trips">
      {lines.map((line, index) => {
        const { word, tone } = tripStateWords[line.state]
        return (
          <li
            key={line.id}
            aria-current={index === current || undefined}
            onClick={() => setCurrent(index)}
            className={cx(
              'figures grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_130px_130px_70px_90px_110px] items-center gap-x-4 border-t px-4 py-2.5 first:border-t-0 max-wide:grid-cols-[minmax(0,1fr)_auto] max-wide:gap-y-0.5 max-narrow:px-3',
              index === current ? 'bg-accent-soft' : 'hover:bg-sunk',
            )}
          >
            <span className="min-w-0 truncate">
              <RowLink
                href={tripHref(line.id) as Route}
                className="font-medium underline decoration-line2 underline-offset-2 hover:decoration-ink"
              >
                <span translate="no">{line.name}</span>
              </RowLink>
              {line.id === view.currentId && <span className="ml-2 text-12 text-accent">collecting</span>}
            </span>
            <span className="min-w-0 truncate text-ink2 max-wide:order-2">
              {line.clientName === null ? (
                <span className="text-ink3">no client</span>
              ) : (
                <PersonName text={line.clientName} />
              )}
            </span>
            <span className="text-ink2 max-wide:order-2 max-wide:hidden" translate="no">
              {line.days ? daysText(line.days) : ''}
            </span>
            <span className="max-wide:order-1">
              <StatusPill tone={tone}>{word}</StatusPill>
            </span>
            <span className="text-12 text-ink2 max-wide:hidden">{plural(line.items, 'item')}</span>
            <span className="text-right max-wide:hidden">
              {line.deadlineAt && (
                <Countdown
                  deadlineAt={line.deadlineAt}
                  serverNow={serverNow}
                  label={line.name}
                  speaks={false}
                />
              )}
            </span>
            <Money
              totalCents={clientPrice(line.clientCents, 0)}
              flash={false}
              className="font-medium max-wide:order-3"
            />
          </li>
        )
      })}
    </ol>
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

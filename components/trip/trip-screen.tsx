'use client'

import { useState } from 'react'
import { formatInstant } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { tripStateWords } from '../../lib/trip/trip-state.ts'
import type { Trip, TripPageView } from '../../lib/trip/trip.ts'
import type { QuotesView } from '../../lib/quote/quote.ts'
import { QuoteCard } from '../quote/quote-card.tsx'
import { useSteadyRefresh } from '../booking/use-steady-refresh.ts'
import { useCommands } from '../shell/commands.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { DaysCard } from './days-card.tsx'
import { DifferencesDialog } from './differences-dialog.tsx'
import { ItemsCard } from './items-card.tsx'
import { MoneyCard } from './money-card.tsx'
import { TripBooking } from './trip-booking.tsx'
import { TripClientDialog } from './trip-client-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { ClientCard } from './client-card.tsx'
import { daysText } from './days-text.ts'
import { CopyButton } from './copy-button.tsx'
import { PapersCard } from './papers-card.tsx'
import { TouchedNotice } from './touched-notice.tsx'
import { useTripActs } from './use-trip-acts.ts'

/** One trip: its days, what it holds, what it costs, whom it is for, and what was done to it. */
export function TripScreen({ view, quotes }: { view: TripPageView; quotes: QuotesView }) {
  const { trip, changeBar, serverNow } = view
  const acts = useTripActs(trip)
  const [renaming, setRenaming] = useState(false)
  const [choosing, setChoosing] = useState(false)
  useSteadyRefresh(acts.refresh, hasOpenBooking(trip) ? WHILE_OPEN_MILLISECONDS : undefined)
  const may = () => changeBar === null
  useCommands([
    {
      id: 'trip-check',
      label: 'Check all options',
      group: 'This trip',
      keys: 'p',
      when: () => may() && trip.options.length > 0,
      run: acts.check,
    },
    {
      id: 'trip-client',
      label: 'Choose the client of the trip',
      group: 'This trip',
      keys: 'l',
      when: may,
      run: () => setChoosing(true),
    },
    {
      id: 'trip-rename',
      label: 'Rename the trip',
      group: 'This trip',
      keys: 'e',
      when: may,
      run: () => setRenaming(true),
    },
  ])
  const { word, tone } = tripStateWords[trip.state]
  const offered = trip.state === 'offered' ? (quotes.quotes[0]?.revision ?? null) : null
  const isEmpty = trip.options.length === 0 && trip.attached.length === 0
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-4 px-4 py-4 max-narrow:px-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 translate="no" className="text-18 font-bold">
          {trip.name}
        </h1>
        <StatusPill tone={tone}>{offered === null ? word : `${word}, revision ${offered}`}</StatusPill>
        <p className="figures text-ink2">
          {trip.days && <span translate="no">{`${daysText(trip.days)} · `}</span>}
          <span>{'made by '}</span>
          <PersonName text={trip.madeBy} />
        </p>
        <div className="ml-auto flex flex-wrap gap-2">
          {!view.isCurrent && trip.state !== 'dropped' && (
            <BlockableButton
              disabledReason={changeBar ?? undefined}
              pending={acts.busy === 'collect'}
              onClick={acts.collectHere}
            >
              Collect here
            </BlockableButton>
          )}
          <BlockableButton keys="e" disabledReason={changeBar ?? undefined} onClick={() => setRenaming(true)}>
            Rename
          </BlockableButton>
          <CopyButton view={view} />
          <BlockableButton
            disabledReason={changeBar ?? undefined}
            pending={acts.busy === 'drop'}
            onClick={() => acts.drop(trip.state !== 'dropped')}
          >
            {trip.state === 'dropped' ? 'Take up again' : 'Drop'}
          </BlockableButton>
        </div>
      </div>
      {view.touched.map((touched) => (
        <TouchedNotice key={touched.reference} touched={touched} on="trip" />
      ))}
      <div className="grid grid-cols-[minmax(0,1fr)_320px] items-start gap-4 max-[1239.98px]:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4 max-[1239.98px]:contents">
          <DaysCard trip={trip} travellers={view.travellers} />
          {isEmpty && (
            <EmptyState title="Nothing on this trip yet">
              <p>Search below, select an offer and press + to put it here.</p>
            </EmptyState>
          )}
          <ItemsCard
            trip={trip}
            acts={acts}
            serverNow={serverNow}
            changeBar={changeBar}
            booking={<TripBooking view={view} refresh={acts.refresh} />}
          />
          <div className="max-[1239.98px]:order-1">
            <TimelineCard view={view} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4 max-[1239.98px]:contents">
          {!isEmpty && (
            <div className="max-[1239.98px]:-order-1">
              <MoneyCard trip={trip} />
            </div>
          )}
          <QuoteCard view={view} quotes={quotes} onCheck={acts.check} />
          <PapersCard view={view} />
          <ClientCard view={view} acts={acts} onChoose={() => setChoosing(true)} />
        </div>
      </div>
      <DifferencesDialog acts={acts} changeBar={changeBar} />
      <TripClientDialog client={view.client} acts={acts} open={choosing} onOpenChange={setChoosing} />
      <RenameDialog name={trip.name} acts={acts} open={renaming} onOpenChange={setRenaming} />
    </div>
  )
}

/** While a booking can change by itself. */
const WHILE_OPEN_MILLISECONDS = 15_000

function hasOpenBooking({ options, attached }: Trip): boolean {
  const bookings = [...options.flatMap(({ booking }) => booking ?? []), ...attached]
  return bookings.some(({ standing }) => standing !== 'made' && standing !== 'over')
}

function TimelineCard({ view: { timeline } }: { view: TripPageView }) {
  return (
    <Card title="Timeline" aside={<span>{plural(timeline.length, 'event')}</span>}>
      <ol>
        {timeline.map(({ id, at, who, text }) => (
          <li
            key={id}
            className="figures grid grid-cols-[190px_minmax(0,1fr)] gap-3 border-t px-4 py-2 first:border-t-0 max-narrow:grid-cols-1 max-narrow:gap-0"
          >
            <time dateTime={at} translate="no" className="text-ink2">
              {formatInstant(at)}
            </time>
            <span>
              <PersonName text={who} />
              <span>{` ${text}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

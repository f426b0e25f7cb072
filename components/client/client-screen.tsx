'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { MarkupRules } from '../../lib/booking/markup.ts'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { Client } from '../../lib/client/client.ts'
import { formOfClient } from '../../lib/client/client-form.ts'
import type { ClientEvent, ClientView } from '../../lib/client/client-view.ts'
import { formatDate, formatInstant } from '../../lib/dates.ts'
import { kindFacts, kindIcon } from '../../lib/kinds.ts'
import { plural } from '../../lib/plural.ts'
import type { ListedTrip } from '../../lib/trip/trip.ts'
import { RulesForm } from '../markup/rules-form.tsx'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { focusField } from '../ui/field-place.tsx'
import { Icon } from '../ui/icon.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { Link } from '../ui/link.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { ClientDetails } from './client-details.tsx'
import { ClientTrips } from './client-trips.tsx'
import { ClientTravellers } from './client-travellers.tsx'
import { EraseClientDialog } from './erase-client-dialog.tsx'
import { useSaveClient } from './use-save-client.ts'

/** A client: what is written of it, its travellers, its markup, its trips, and what was booked for it. */
export function ClientScreen({ view, trips }: { view: ClientView; trips: readonly ListedTrip[] }) {
  const router = useRouter()
  const [client, setClient] = useState(view.client)
  // A colleague's later version that the server has read; the form keeps what is typed and asks on saving.
  const latest = client.version >= view.client.version ? client : view.client
  const [isErasing, setErasing] = useState(false)
  const saved = (now: Client) => {
    setClient(now)
    router.refresh()
  }
  useCommands([
    {
      id: 'client-edit',
      label: 'Edit the client',
      group: 'This client',
      keys: 'e',
      when: () => view.bar === null,
      run: () => focusField('name'),
    },
    {
      id: 'client-traveller',
      label: 'Add a traveller',
      group: 'This client',
      keys: 't',
      when: () => view.bar === null,
      run: () => focusField('add-traveller'),
    },
    { id: 'client-list', label: 'All clients', group: 'This client', keys: 'u', href: '/clients' as Route },
  ])
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-4 px-6 py-5 max-narrow:px-3">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-18 font-bold wrap-anywhere">
          <PersonName text={client.name} />
        </h1>
        <p className="text-ink2">
          <span>{client.kind === 'company' ? 'Company' : 'Person'}</span>
          <span>{` · ${plural(view.bookingCount, 'booking')}`}</span>
          <span>{` · changed ${formatDate(client.changedAt.slice(0, 10))} by ${client.changedBy}`}</span>
        </p>
        {view.mayErase && (
          <span className="ml-auto">
            <Button size="small" variant="danger" onClick={() => setErasing(true)}>
              Erase
            </Button>
          </span>
        )}
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)_420px] items-start gap-5 max-wide:grid-cols-1">
        <div className="flex min-w-0 flex-col gap-4">
          <ClientDetails id={client.id} client={client} bar={view.bar} onSaved={saved} />
          <ClientTravellers
            clientId={client.id}
            travellers={view.travellers}
            today={view.today}
            bar={view.bar}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ClientMarkup client={latest} bar={view.bar} onSaved={saved} />
          <ClientTrips trips={trips} />
          <BookingsCard view={view} />
          <HistoryCard events={view.history} />
        </div>
      </div>
      {isErasing && <EraseClientDialog client={client} onClose={() => setErasing(false)} />}
    </div>
  )
}

/** The client's own markups, which count before those of agent and office. */
function ClientMarkup(props: { client: Client; bar: string | null; onSaved: (client: Client) => void }) {
  const { client } = props
  const { pending, problem, save } = useSaveClient(client.id)
  const [isSaved, setSaved] = useState(false)
  async function saveRules(markup: MarkupRules) {
    setSaved(false)
    const now = await save({ version: client.version, form: formOfClient(client), markup })
    if (now === null) return
    setSaved(true)
    props.onSaved(now)
  }
  if (props.bar !== null) return null
  return (
    <Card title="Markup" aside={<span className="text-12">before the agent’s and the office’s</span>}>
      <div className="px-4 py-4">
        <RulesForm
          rules={client.markup}
          unset="As for every client"
          save="Save markup"
          pending={pending}
          outcome={outcomeText(problem, isSaved)}
          onSave={(markup) => void saveRules(markup)}
        />
      </div>
    </Card>
  )
}

function outcomeText(problem: ReturnType<typeof useSaveClient>['problem'], isSaved: boolean): string | null {
  if (problem === null) return isSaved ? 'Markup saved.' : null
  if (problem.kind === 'refused') return problem.message
  if (problem.kind === 'gone') return 'This client was erased meanwhile.'
  return `${problem.client.changedBy} changed this client meanwhile. Reload the page first.`
}

function BookingsCard({ view: { bookings, bookingCount } }: { view: ClientView }) {
  return (
    <Card title="Bookings" aside={bookingCount > 0 && plural(bookingCount, 'booking')}>
      {bookings.length === 0 ? (
        <p className="px-4 py-3 text-ink2">
          Nothing was booked yet. A booking gets its client by its lead traveller, or on its own page.
        </p>
      ) : (
        <ul>
          {bookings.map(({ kind, reference, state, service }) => {
            const { word, tone } = stateFacts({ kind, state })
            return (
              <li
                key={reference}
                className="flex min-h-12 items-center gap-3 border-b px-4 py-1.5 last:border-b-0"
              >
                <Icon name={kindIcon(kind)} className="size-3.5 text-ink3" />
                <span className="min-w-0 flex-1">
                  <Link href={bookingHref(reference)} className="block truncate font-medium hover:underline">
                    {service?.title ?? kindFacts(kind).service}
                  </Link>
                  <span className="figures block truncate text-12 text-ink2">
                    <span translate="no">{service?.code ?? reference}</span>
                    {service?.days && <span translate="no">{` · ${formatDate(service.days.from)}`}</span>}
                  </span>
                </span>
                <StatusPill tone={tone}>{word}</StatusPill>
              </li>
            )
          })}
        </ul>
      )}
      {bookingCount > bookings.length && (
        <p className="border-t px-4 py-2 text-12 text-ink2">{`The latest ${bookings.length} of ${bookingCount}.`}</p>
      )}
    </Card>
  )
}

function HistoryCard({ events }: { events: readonly ClientEvent[] }) {
  return (
    <Card title="History">
      <ol className="py-2">
        {events.map(({ text, at, who }, index) => (
          <li key={index} className="px-4 py-1.5">
            <span className="block">{text}</span>
            <span className="figures block text-12 text-ink2">
              <time translate="no" dateTime={at}>
                {formatInstant(at)}
              </time>
              <span>{`, by ${who}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

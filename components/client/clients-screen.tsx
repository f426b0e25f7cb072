'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { nameCase } from '../../lib/booking/name-case.ts'
import { clientHref } from '../../lib/client/client.ts'
import type { ClientRow, ClientsView } from '../../lib/client/client-view.ts'
import { formatDate } from '../../lib/dates.ts'
import { plural } from '../../lib/plural.ts'
import { typedSoFar } from '../../lib/typed-text.ts'
import { leaveField } from '../keys/leave-field.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { useCommands } from '../shell/commands.ts'
import { useTypedText } from '../shell/use-typed-text.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { cx } from '../ui/cx.ts'
import { DataRow } from '../ui/data-row.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { Link } from '../ui/link.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useEarlyText } from '../ui/use-early-text.ts'
import { useFoundClients } from './use-found-clients.ts'

/** The clients of the office, the latest change first. Typing finds them by anything written of them. */
export function ClientsScreen({ view }: { view: ClientsView }) {
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useTypedText('clients')
  useEarlyText(input, typed, setTyped)
  const { found = view, isOld, failed, retry } = useFoundClients(typed, view)
  const isNone = view.matchCount === 0
  useCommands([
    {
      id: 'clients-find',
      label: 'Find a client',
      group: 'Clients',
      keys: '/',
      when: () => !isNone,
      run: () => input.current?.focus(),
    },
    {
      id: 'clients-new',
      label: 'New client',
      group: 'Clients',
      keys: 'n',
      when: () => view.bar === null,
      href: '/clients/new',
    },
  ])
  if (isNone) return <NoClients bar={view.bar} />
  return (
    <div className="mx-auto flex max-w-[1240px] flex-col gap-4 px-6 py-5 max-narrow:px-3">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-18 font-bold">Clients</h1>
        <span className="flex-1" />
        <TextField
          ref={input}
          label="Find a client"
          hideLabel
          type="search"
          value={typed}
          placeholder="Name, e-mail, phone, traveller"
          suffix={<Kbd keys="/" />}
          onChange={(event) => setTyped(typedSoFar(event.target.value))}
          onKeyDown={({ key }) => (key === 'Escape' || key === 'Enter') && leaveField()}
          className="w-[320px] max-narrow:w-full"
          maxLength={80}
        />
        {view.bar === null && (
          <ButtonLink href="/clients/new" variant="primary" keys="n">
            New client
          </ButtonLink>
        )}
      </div>
      {failed ? (
        <div className="card flex items-center justify-between gap-3 px-4 py-3">
          <p role="alert">The clients could not be searched. Nothing is lost.</p>
          <Button onClick={retry}>Try again</Button>
        </div>
      ) : (
        <ClientRows rows={found.rows} isOld={isOld} typed={typed} onShowAll={() => setTyped('')} />
      )}
      <p role="status" className="figures text-ink2">
        {found.matchCount > found.rows.length
          ? `The latest ${found.rows.length} of ${plural(found.matchCount, 'client')}. Type to find the others.`
          : plural(found.matchCount, 'client')}
      </p>
    </div>
  )
}

function NoClients({ bar }: { bar: string | null }) {
  return (
    <EmptyState
      title="No clients yet"
      action={
        bar === null && (
          <ButtonLink href="/clients/new" variant="primary" keys="n">
            New client
          </ButtonLink>
        )
      }
    >
      {bar ??
        'People and companies that you sell to: their contact, travellers and markup come into bookings by themselves.'}
    </EmptyState>
  )
}

/** Below 1100 px name and contact stand above each other. */
const COLUMNS =
  'grid grid-cols-[minmax(0,1.9fr)_minmax(0,1.2fr)_minmax(0,1.4fr)_70px_94px] items-center gap-x-4 px-4 max-wide:grid-cols-[minmax(0,1fr)_auto] max-wide:gap-y-0.5 max-narrow:px-3'

function ClientRows(props: {
  rows: readonly ClientRow[]
  isOld: boolean
  typed: string
  onShowAll: () => void
}) {
  const { rows } = props
  const router = useRouter()
  const { current, setCurrent } = useRowKeys({
    ids: rows.map(({ id }) => id),
    onOpen: (index) => router.push(clientHref(rows[index]?.id ?? '') as Route),
  })
  return (
    <div className="card overflow-hidden">
      <div
        className={cx(COLUMNS, 'border-b bg-sunk py-1 text-12 text-ink2 max-wide:hidden')}
        aria-hidden="true"
      >
        <span>Name</span>
        <span>Contact</span>
        <span>Travellers</span>
        <span className="text-right">Bookings</span>
        <span>Changed</span>
      </div>
      <div role="list" aria-label="Clients" aria-busy={props.isOld || undefined}>
        {rows.map((row, index) => (
          <DataRow
            key={row.id}
            current={index === current}
            onCurrent={() => setCurrent(index)}
            dimmed={props.isOld}
          >
            <Row row={row} />
          </DataRow>
        ))}
      </div>
      {rows.length === 0 && (
        <div className="flex flex-col items-center gap-3 px-4 py-10 text-center text-ink2">
          <p>{`No client matches “${props.typed.trim()}”.`}</p>
          <Button size="small" onClick={props.onShowAll}>
            Show all
          </Button>
        </div>
      )}
    </div>
  )
}

function Row({ row }: { row: ClientRow }) {
  const { kind, name, email, phone, travellers, bookingCount } = row
  return (
    <div className={cx(COLUMNS, 'min-h-14 py-2')}>
      <span className="min-w-0">
        <Link href={clientHref(row.id) as Route} className="block font-medium wrap-anywhere hover:underline">
          <PersonName text={name} />
        </Link>
        {kind === 'company' && <span className="block text-12 text-ink2">Company</span>}
      </span>
      <span translate="no" className="min-w-0 max-wide:order-3">
        <span className="block truncate">{email}</span>
        <span className="figures block truncate text-ink2">{phone}</span>
      </span>
      <span className="min-w-0 wrap-break-word max-wide:order-4 max-wide:col-span-2">
        <PersonName text={travellers.map(nameCase).join(', ')} />
      </span>
      <span className="figures text-right max-wide:order-2">
        {bookingCount === 0 ? '' : <BookingCount count={bookingCount} />}
      </span>
      <span translate="no" className="figures text-ink2 max-wide:hidden">
        {formatDate(row.changedAt.slice(0, 10))}
      </span>
    </div>
  )
}

/** The number alone has a column head; on narrow screens it says what it counts. */
function BookingCount({ count }: { count: number }) {
  return (
    <>
      <span>{String(count)}</span>
      <span className="wide:sr-only">{count === 1 ? ' booking' : ' bookings'}</span>
    </>
  )
}

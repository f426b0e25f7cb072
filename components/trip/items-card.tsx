'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { timesOf } from '../../lib/booking/offer-times.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import { clientPrice } from '../../lib/money.ts'
import { allFacts, kindFacts, kindIcon } from '../../lib/kinds.ts'
import { optionClientCents } from '../../lib/trip/trip-totals.ts'
import type { Trip, TripBooking, TripOption } from '../../lib/trip/trip.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Money } from '../ui/money.tsx'
import { RowLink } from '../ui/row-link.tsx'
import { NetAmount, NetOnly } from '../ui/shown-prices.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import { AttachField } from './attach-field.tsx'
import { OptionMarkupDialog } from './markup-dialog.tsx'
import type { TripActs } from './use-trip-acts.ts'

type Row = { id: string; option: TripOption | null; booking: TripBooking | null; href: string }

/** What a trip holds, a row each: options with their alternatives, and bookings. */
export function ItemsCard(props: {
  trip: Trip
  acts: TripActs
  serverNow: string
  changeBar: string | null
}) {
  const { trip, acts, changeBar } = props
  const rows = rowsOf(trip)
  const [markingUp, setMarkingUp] = useState<TripOption | null>(null)
  const router = useRouter()
  const open = (index: number) => {
    const row = rows[index]
    if (row) router.push(row.href as Route)
  }
  const onOption = (act: (option: TripOption) => void) => (index: number) => {
    const option = rows[index]?.option
    if (option && changeBar === null) act(option)
  }
  const takeOff = (row: Row | undefined) => {
    if (changeBar !== null || !row) return
    if (row.option) void acts.remove(row.option)
    else if (row.booking) void acts.detach(row.booking)
  }
  const { current, setCurrent } = useRowKeys({
    ids: rows.map(({ id }) => id),
    onOpen: open,
    actions: {
      c: { label: 'Choose this alternative', run: onOption(acts.choose) },
      x: { label: 'Take it off the trip', run: (index) => takeOff(rows[index]) },
      m: {
        label: 'Markup of this option',
        run: onOption((option) => option.booking === null && setMarkingUp(option)),
      },
    },
  })
  return (
    <section aria-label="Items" className="card overflow-hidden">
      <header className="flex min-h-[46px] flex-wrap items-center gap-2 px-4 py-2">
        <h2 className="mr-auto font-bold">Items</h2>
        <BlockableButton
          keys="p"
          pending={acts.busy === 'check'}
          disabledReason={trip.options.length === 0 ? 'There is nothing to check.' : (changeBar ?? undefined)}
          onClick={acts.check}
        >
          Check all
        </BlockableButton>
      </header>
      {rows.length > 0 && (
        <ol aria-label="Items of the trip">
          {rows.map((row, index) => (
            <li
              key={row.id}
              aria-current={index === current || undefined}
              onClick={() => setCurrent(index)}
              className={cx('border-t', index === current ? 'bg-accent-soft' : 'hover:bg-sunk')}
            >
              <ItemRow {...props} row={row} onMarkUp={setMarkingUp} />
            </li>
          ))}
        </ol>
      )}
      {markingUp && (
        <OptionMarkupDialog
          key={markingUp.id}
          option={markingUp}
          acts={acts}
          onClose={() => setMarkingUp(null)}
        />
      )}
      <footer className="flex flex-wrap items-center gap-2 border-t px-4 py-2.5 text-ink2">
        <Icon name="plus" />
        <span className="mr-1">Add to this trip</span>
        {allFacts.map(({ search }) => (
          <ButtonLink key={search.href} href={searchHref(search.href, trip) as Route} size="small">
            {search.label}
          </ButtonLink>
        ))}
        <AttachField acts={acts} changeBar={changeBar} />
      </footer>
    </section>
  )
}

function rowsOf({ options, attached }: Trip): Row[] {
  const order = [...new Set(options.map(({ slot }) => slot))]
  const placed = order.flatMap((slot) => {
    const own = options.filter((option) => option.slot === slot)
    return [...own.filter(({ chosen }) => chosen), ...own.filter(({ chosen }) => !chosen)]
  })
  const ofOption = (option: TripOption): Row => ({
    id: option.id,
    option,
    booking: option.booking,
    href: option.booking ? bookingHref(option.booking.reference) : option.bookHref,
  })
  const ofBooking = (booking: TripBooking): Row => ({
    id: booking.reference,
    option: null,
    booking,
    href: bookingHref(booking.reference),
  })
  return [...placed.map(ofOption), ...attached.map(ofBooking)]
}

function ItemRow(
  props: Parameters<typeof ItemsCard>[0] & { row: Row; onMarkUp: (option: TripOption) => void },
) {
  const { row, acts, serverNow, changeBar } = props
  const { option, booking } = row
  const isRival = option !== null && !option.chosen
  const kind = option?.kind ?? booking?.kind ?? 'air'
  return (
    <div
      className={cx(
        'figures grid grid-cols-[100px_18px_minmax(0,1fr)_128px_82px_88px_112px] items-start gap-x-3 px-4 py-2.5 max-[1239.98px]:grid-cols-[20px_minmax(0,1fr)_auto] max-narrow:px-3',
        isRival && 'bg-sunk text-ink2',
      )}
    >
      <span translate="no" className="text-ink2 max-[1239.98px]:hidden">
        {whenText(row)}
      </span>
      <Icon name={kindIcon(kind)} className="mt-0.5 text-ink2" />
      <div className="min-w-0">
        <RowLink href={row.href as Route} className="font-medium hover:underline">
          <span translate="no">{titleOf(row)}</span>
        </RowLink>
        <span translate="no" className="block text-12 text-ink2 min-[1240px]:hidden">
          {whenText(row)}
        </span>
        {option && (
          <>
            <span className="block text-12 text-ink2">{option.facts.lines.join(' · ')}</span>
            <span className="block text-12 text-ink2">{option.facts.terms.join(' · ')}</span>
          </>
        )}
      </div>
      <span className="max-[1239.98px]:order-1 max-[1239.98px]:col-start-2 max-[1239.98px]:py-1">
        <StateOf row={row} serverNow={serverNow} />
      </span>
      <span className="text-right text-ink2 max-[1239.98px]:hidden">
        <NetOnly>
          <NetAmount cents={booking?.netCents ?? option?.netCents ?? 0} />
        </NetOnly>
      </span>
      <span className="text-right max-[1239.98px]:row-start-1 max-[1239.98px]:col-start-3">
        <Money totalCents={clientCentsOf(row)} flash={false} className="font-bold" />
        {option && booking === null && changeBar === null && (
          <Button
            size="small"
            variant="plain"
            className="ml-auto"
            aria-label={`Markup of ${option.facts.title}`}
            onClick={() => props.onMarkUp(option)}
          >
            Markup
          </Button>
        )}
      </span>
      <span className="flex justify-end gap-1 max-[1239.98px]:order-2 max-[1239.98px]:col-start-2 max-[1239.98px]:justify-start">
        {option === null && booking && (
          <Button
            size="small"
            variant="plain"
            aria-label={`Take ${booking.title} off the trip`}
            disabled={changeBar !== null}
            icon={<Icon name="close" />}
            onClick={() => void acts.detach(booking)}
          />
        )}
        {option && booking === null && (
          <>
            {isRival ? (
              <BlockableButton
                size="small"
                pending={acts.busy === option.id}
                disabledReason={changeBar ?? undefined}
                onClick={() => acts.choose(option)}
              >
                Choose
              </BlockableButton>
            ) : (
              <ButtonLink size="small" href={option.bookHref as Route}>
                {kindFacts(option.kind).hold.words.press}
              </ButtonLink>
            )}
            <Button
              size="small"
              variant="plain"
              aria-label={`Take ${option.facts.title} off the trip`}
              disabled={changeBar !== null}
              icon={<Icon name="close" />}
              onClick={() => void acts.remove(option)}
            />
          </>
        )}
      </span>
    </div>
  )
}

function titleOf({ option, booking }: Row): string {
  const letter = option?.letter ? `${option.letter}: ` : ''
  return `${letter}${option?.facts.title ?? booking?.title ?? ''}`
}

function whenText({ option, booking }: Row): string {
  if (option) {
    const { from, to } = timesOf(option.facts)
    const [first, last] = [from.wall.slice(0, 10), to.wall.slice(0, 10)]
    return first === last
      ? `${formatDayMonth(first)} ${from.wall.slice(11) === '00:00' ? '' : from.wall.slice(11)}`
      : `${formatDayMonth(first)} – ${formatDayMonth(last)}`
  }
  const { firstDay = null, lastDay = null } = booking ?? {}
  if (firstDay === null) return ''
  return lastDay === null || lastDay === firstDay
    ? formatDayMonth(firstDay)
    : `${formatDayMonth(firstDay)} – ${formatDayMonth(lastDay)}`
}

function clientCentsOf({ option, booking }: Row) {
  if (booking && booking.netCents !== null) return clientPrice(booking.netCents, booking.markupCents ?? 0)
  return option ? optionClientCents(option) : clientPrice(0, 0)
}

function StateOf({ row: { option, booking }, serverNow }: { row: Row; serverNow: string }) {
  if (booking) {
    const { standing, tone, word, deadlineAt, title } = booking
    return (
      <span className="flex flex-wrap items-center gap-1.5">
        <StatusPill tone={tone}>{word}</StatusPill>
        {standing === 'held' && deadlineAt && (
          <Countdown deadlineAt={deadlineAt} serverNow={serverNow} label={title} speaks={false} />
        )}
      </span>
    )
  }
  if (!option) return null
  if (option.check === 'gone') return <StatusPill tone="bad">No longer sold</StatusPill>
  if (option.check === 'changed') return <StatusPill tone="held">Changed</StatusPill>
  return (
    <StatusPill tone="off">
      {option.chosen ? (option.letter ? 'Chosen' : 'Option') : 'Alternative'}
    </StatusPill>
  )
}

/** The search of a kind, with the days of the trip where the search takes any. */
function searchHref(href: string, { days }: Trip): string {
  return days === null
    ? href
    : `${href}?${new URLSearchParams({ in: days.from, out: days.to, from: days.from, to: days.to })}`
}

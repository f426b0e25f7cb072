'use client'

import type { Route } from 'next'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { timesOf } from '../../lib/booking/offer-times.ts'
import { formatDayMonth } from '../../lib/dates.ts'
import { clientPrice } from '../../lib/money.ts'
import { kindFacts, kindIcon } from '../../lib/kinds.ts'
import { optionClientCents } from '../../lib/trip/trip-totals.ts'
import type { Trip, TripBooking, TripOption } from '../../lib/trip/trip.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { Money } from '../ui/money.tsx'
import { Link } from '../ui/link.tsx'
import { NetAmount, NetOnly } from '../ui/shown-prices.tsx'
import { StatusPill } from '../ui/status-pill.tsx'
import type { TripActs } from './use-trip-acts.ts'

/** A row of a trip: an option with the booking that was made of it, or a booking that was attached. */
export type ItemOfTrip = { id: string; option: TripOption | null; booking: TripBooking | null; href: string }

/** The rows of a trip: slots in the order of their first option, its chosen one first; then bookings. */
export function rowsOf({ options, attached }: Trip): ItemOfTrip[] {
  const order = [...new Set(options.map(({ slot }) => slot))]
  const placed = order.flatMap((slot) => {
    const own = options.filter((option) => option.slot === slot)
    return [...own.filter(({ chosen }) => chosen), ...own.filter(({ chosen }) => !chosen)]
  })
  const ofOption = (option: TripOption): ItemOfTrip => ({
    id: option.id,
    option,
    booking: option.booking,
    href: option.booking ? bookingHref(option.booking.reference) : option.bookHref,
  })
  const ofBooking = (booking: TripBooking): ItemOfTrip => ({
    id: booking.reference,
    option: null,
    booking,
    href: bookingHref(booking.reference),
  })
  return [...placed.map(ofOption), ...attached.map(ofBooking)]
}

/** One row of the items of a trip. */
export function ItemRow(props: {
  row: ItemOfTrip
  acts: TripActs
  serverNow: string
  changeBar: string | null
  onMarkUp: (option: TripOption) => void
}) {
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
        <Link href={row.href as Route} className="font-medium hover:underline">
          <span translate="no">{titleOf(row)}</span>
        </Link>
        <span translate="no" className="block text-12 text-ink2 min-[1240px]:hidden">
          {whenText(row)}
        </span>
        {option && (
          <>
            <Facts lines={option.facts.lines} />
            <Facts lines={option.facts.terms} />
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

/** Facts beside each other, or on a narrow screen each on a line of its own. */
function Facts({ lines }: { lines: readonly string[] }) {
  return (
    <span className="block text-12 text-ink2">
      {lines.map((line, index) => (
        <span key={line} className="max-narrow:block">
          {index > 0 && <span className="max-narrow:hidden">{' · '}</span>}
          <span>{line}</span>
        </span>
      ))}
    </span>
  )
}

function titleOf({ option, booking }: ItemOfTrip): string {
  const letter = option?.letter ? `${option.letter}: ` : ''
  return `${letter}${option?.facts.title ?? booking?.title ?? ''}`
}

function whenText({ option, booking }: ItemOfTrip): string {
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

function clientCentsOf({ option, booking }: ItemOfTrip) {
  if (booking && booking.netCents !== null) return clientPrice(booking.netCents, booking.markupCents ?? 0)
  return option ? optionClientCents(option) : clientPrice(0, 0)
}

function StateOf({ row: { option, booking }, serverNow }: { row: ItemOfTrip; serverNow: string }) {
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

'use client'

import type { Route } from 'next'
import { useEffect, useRef } from 'react'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { nameCase } from '../../lib/booking/name-case.ts'
import { kindFacts, kindIcon, serviceOfFamily } from '../../lib/kinds.ts'
import { availableAfterCents, balanceChangeCents, movementKinds } from '../../lib/wallet/movement-words.ts'
import type { StatementRow, WalletLine } from '../../lib/wallet/wallet-view.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { StatusMark, StatusPill } from '../ui/status-pill.tsx'
import { instantWords } from './instant-words.ts'
import { MovementOutcome } from './statement-outcome.tsx'
import { Link } from '../ui/link.tsx'
import { PersonName } from '../ui/person-name.tsx'
import { useNetWords } from '../ui/shown-prices.tsx'
import type { NetFormat } from '../../lib/money.ts'

/** Hidden on a phone, where a movement is a card: time, kind and reference, the booking, amount. */
export const WIDE_ONLY = 'max-narrow:hidden'
const CARD =
  'max-narrow:grid max-narrow:grid-cols-[84px_minmax(88px,1fr)_fit-content(120px)] max-narrow:items-start'
/** Only where the rail has words: elsewhere it stands below the amount. */
export const WIDER_ONLY = 'max-wide:hidden'
/** Only where everything has space: elsewhere it stands below its neighbour. */
export const WIDEST_ONLY = 'max-[1339.98px]:hidden'
const NOT_WIDEST = 'min-[1340px]:hidden'
const BELOW = 'block text-12 text-ink2'
/** The movement that the address names, among its pair: a line along its beginning. */
const POINTED_AT = 'shadow-[inset_3px_0_0_var(--color-accent)]'
const CELL = 'px-2 py-1.5 max-wide:px-1.5'

/** The page of a movement's booking. */
export function statementRowHref({ booking, reference }: StatementRow): Route {
  return bookingHref(booking?.reference ?? reference ?? '')
}

/** A movement, and below it the hold that it ended. */
export function StatementPair(props: {
  row: StatementRow
  entry: string | null
  serverNow: string
  hasBalances: boolean
  current: boolean
  onCurrent: () => void
}) {
  const { row, entry, current, hasBalances } = props
  const formatNet = useNetWords()
  const body = useRef<HTMLTableSectionElement>(null)
  useEffect(() => {
    if (current) body.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <tbody
      ref={body}
      aria-current={current || undefined}
      onClick={props.onCurrent}
      className={cx(
        'border-t',
        current ? 'bg-accent-soft' : 'hover:bg-sunk',
        row.hold && '[&_tr:first-child>td]:pb-0.5 [&_tr:last-child>td]:pt-0',
      )}
    >
      <tr className={cx(CARD, row.id === entry && POINTED_AT)}>
        <Time
          line={row}
          mark={row.kind === 'hold' ? 'open' : row.hold ? 'end' : null}
          isPointedAt={row.id === entry}
        />
        <td className={cx(CELL, 'max-narrow:col-start-2')}>
          <StatusPill tone={movementKinds[row.kind].tone}>{movementKinds[row.kind].word}</StatusPill>
        </td>
        <td className={cx(CELL, WIDER_ONLY, 'text-ink2')}>
          <MovementOutcome row={row} serverNow={props.serverNow} />
        </td>
        <Reference row={row} />
        <Booked row={row} />
        <td
          className={cx(
            CELL,
            'text-right max-narrow:col-start-3 max-narrow:row-span-2 max-narrow:row-start-1',
            row.kind === 'hold' || row.kind === 'release' ? 'text-ink2' : 'font-bold',
          )}
        >
          <span>{amountText(row, formatNet)}</span>
          <span className="block text-12 font-normal text-ink2 wide:hidden">
            <MovementOutcome row={row} serverNow={props.serverNow} />
          </span>
        </td>
        {hasBalances && <After line={row} />}
      </tr>
      {row.hold && <HoldBelow row={row} hold={row.hold} entry={entry} hasBalances={hasBalances} />}
    </tbody>
  )
}

/** The hold that the movement above it ended. */
function HoldBelow(props: {
  row: StatementRow
  hold: WalletLine
  entry: string | null
  hasBalances: boolean
}) {
  const { row, hold, entry } = props
  const formatNet = useNetWords()
  return (
    <tr className={cx(CARD, 'text-12 text-ink2', hold.id === entry && POINTED_AT)}>
      <Time line={hold} mark="begin" isPointedAt={hold.id === entry} />
      <td className={cx(CELL, 'max-narrow:col-start-2')}>
        <span className="flex items-center gap-1.5 px-2">
          <StatusMark tone="held" />
          <span>Held</span>
        </span>
      </td>
      <td className={WIDER_ONLY} />
      <Reference row={row} />
      <td className={WIDE_ONLY} />
      <td className={WIDEST_ONLY} />
      <td className={cx(CELL, 'text-right max-narrow:col-start-3 max-narrow:row-start-1')}>
        {amountText(hold, formatNet)}
      </td>
      {props.hasBalances && <After line={hold} />}
    </tr>
  )
}

/** The time, with the bracket that joins a hold and its end, or the bar of an open hold. */
function Time(props: {
  line: WalletLine
  mark: 'open' | 'end' | 'begin' | null
  /** The address names this very movement. */
  isPointedAt: boolean
}) {
  const { line, mark, isPointedAt } = props
  return (
    <td
      className={cx(
        CELL,
        'relative pl-7 text-ink2 max-wide:pl-4 max-narrow:row-span-3 max-narrow:h-full wide:whitespace-nowrap',
      )}
    >
      {mark === 'open' && <span aria-hidden="true" className="absolute inset-y-0 left-0 w-0.5 bg-held" />}
      {mark === 'end' && (
        <span
          aria-hidden="true"
          className="absolute top-1/2 bottom-0 left-3 w-1.5 rounded-tl-[4px] border-t border-l border-line2 max-wide:left-1.5"
        />
      )}
      {mark === 'begin' && (
        <span
          aria-hidden="true"
          className="absolute top-0 bottom-1/2 left-3 w-1.5 rounded-bl-[4px] border-b border-l border-line2 max-wide:left-1.5"
        />
      )}
      <time dateTime={line.at}>{instantWords(line.at)}</time>
      {isPointedAt && <span className="sr-only"> (from the timeline of the booking)</span>}
    </td>
  )
}

function Reference({ row }: { row: StatementRow }) {
  return (
    <td className={cx(CELL, 'max-narrow:col-start-2 max-narrow:pt-0 max-narrow:pl-3.5')}>
      {row.reference === null ? (
        <span className="text-ink3">none</span>
      ) : (
        <Link href={statementRowHref(row)} className="code underline">
          {row.reference}
        </Link>
      )}
    </td>
  )
}

/** The booked service and its people; names are never cut. */
function Booked({ row: { booking, family, kind } }: { row: StatementRow }) {
  const isMoney = kind === 'seed' || kind === 'credit'
  const name = booking?.leadName == null ? null : nameCase(booking.leadName)
  return (
    <>
      <td
        className={cx(
          CELL,
          'max-w-[260px] max-narrow:col-span-2 max-narrow:col-start-2 max-narrow:max-w-none max-narrow:pt-0 max-narrow:pl-3.5',
          booking === null && WIDE_ONLY,
        )}
      >
        {booking === null ? (
          <span className="text-ink3">{isMoney ? 'none' : (serviceOfFamily(family) ?? 'not known')}</span>
        ) : (
          <span className="flex items-center gap-1.5">
            <Icon name={kindIcon(booking.kind)} className="size-3.5 text-ink3" />
            <span className="sr-only">{`${kindFacts(booking.kind).service}: `}</span>
            <span className="truncate">
              {booking.title ?? `${kindFacts(booking.kind).service}, not loaded yet`}
            </span>
          </span>
        )}
        {name !== null && <PersonName text={name} className={cx(BELOW, NOT_WIDEST)} />}
      </td>
      <td className={cx(CELL, WIDEST_ONLY)}>
        {name !== null ? (
          <PersonName text={name} />
        ) : (
          <span className="text-ink3">{isMoney ? 'none' : 'not known'}</span>
        )}
      </td>
    </>
  )
}

/** The amounts after a movement; the held amount is the difference of the other two. */
function After({ line }: { line: WalletLine }) {
  const formatNet = useNetWords()
  const netText = (cents: number | null) => (cents === null ? 'not known' : formatNet(cents))
  return (
    <>
      <td className={cx(CELL, WIDE_ONLY, 'text-right')}>
        <span>{netText(availableAfterCents(line))}</span>
        {line.balanceCents !== null && (
          <span className={cx(BELOW, NOT_WIDEST)}>{`of ${formatNet(line.balanceCents)}`}</span>
        )}
      </td>
      <td className={cx(CELL, WIDEST_ONLY, 'text-right text-ink2')}>{netText(line.balanceCents)}</td>
      <td className={cx(CELL, WIDEST_ONLY, 'pr-4 text-right text-ink2')}>{netText(line.heldCents)}</td>
    </>
  )
}

/**
 * Shows a sign only where the balance changes, so that the signed amounts add up to it; holds only change the
 * held amount.
 */
function amountText(line: WalletLine, formatNet: NetFormat): string {
  const change = balanceChangeCents(line)
  if (change === 0) return formatNet(line.amountCents)
  return change > 0 ? `+${formatNet(change)}` : formatNet(change)
}

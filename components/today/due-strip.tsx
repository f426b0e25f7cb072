'use client'

import { useState } from 'react'
import { surnameFirst } from '../booking/people-label.ts'
import type { BookingLine } from '../../lib/booking/booking-list-view.ts'
import { unlistedWord } from '../booking/coverage-words.ts'
import { bulkLabel } from '../../lib/booking/bulk.ts'
import type { NetFormat } from '../../lib/money.ts'
import { plural } from '../../lib/plural.ts'
import type { DueView, TodayView } from '../../lib/today/today-view.ts'
import { isolated } from '../../lib/booking/isolated-name.ts'
import { useCoverage } from '../shell/coverage.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { NetAmount, NetOnly, useNetFormat } from '../ui/shown-prices.tsx'
import { StatusMark } from '../ui/status-pill.tsx'
import { PartFailed } from './part-card.tsx'
import { useDue } from './use-due.ts'

const BulkDialog = lateWindow(() =>
  import('../booking/bulk/bulk-dialog.tsx').then((module) => module.BulkDialog),
)

/**
 * The payments due before midnight as a sum with its parts, and one key that completes the holds. While net
 * prices are hidden it is counted, and no sum is named.
 */
export function DueStrip({ view, refresh }: { view: TodayView; refresh: () => void }) {
  const { serverNow } = view
  const due = useDue(view.due)
  return (
    <section aria-label="Due before midnight" className="card overflow-hidden">
      {due === null ? <PartFailed /> : <Strip due={due} serverNow={serverNow} refresh={refresh} />}
    </section>
  )
}

function Strip({ due, serverNow, refresh }: { due: DueView; serverNow: string; refresh: () => void }) {
  const unlisted = unlistedWord(useCoverage())
  // A sum of nothing is told only where the list has everything.
  const isUnread = unlisted !== null && due.holds.length === 0 && due.wanted.length === 0
  const formatNet = useNetFormat()
  return (
    <div className="grid grid-cols-[minmax(132px,auto)_minmax(0,1fr)_auto] items-center gap-x-8 gap-y-3 px-4 py-3 max-wide:grid-cols-[minmax(132px,auto)_minmax(0,1fr)] max-narrow:grid-cols-1">
      <div>
        <h2 className="text-12 text-ink2">Due before midnight UTC</h2>
        {isUnread ? (
          <p className="text-15 font-bold first-letter:uppercase">{holdsText(due, unlisted)}</p>
        ) : (
          <NetOnly instead={<p className="text-15 font-bold">{holdsText(due, unlisted)}</p>}>
            <p className="text-22 font-bold">
              <NetAmount cents={due.totalCents} />
            </p>
            <p className="text-12 text-ink2">{holdsText(due, unlisted)}</p>
          </NetOnly>
        )}
      </div>
      <div className="min-w-0">
        {!isUnread && (
          <NetOnly>
            <Legend due={due} />
            <Bar parts={[due.heldCents, due.coveredCents, due.shortCents]} />
          </NetOnly>
        )}
        <p className="mt-1.5 text-12 text-ink2">{fundedText(due, unlisted, formatNet)}</p>
        {due.ending.count > 0 && (
          <p className="text-12 text-ink2">
            <span>{`Free cancellation ends for ${plural(due.ending.count, 'booking')}, charged already`}</span>
            <NetOnly>
              <span>{': '}</span>
              <NetAmount cents={due.ending.cents} className="text-left" />
              <span>, not in this sum</span>
            </NetOnly>
            <span>.</span>
          </p>
        )}
      </div>
      <TicketAll due={due} serverNow={serverNow} refresh={refresh} />
    </div>
  )
}

function Legend({ due }: { due: DueView }) {
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-12">
      <span className="flex items-center gap-1.5 text-ink2">
        <StatusMark tone="held" className="text-held" />
        <NetAmount cents={due.heldCents} className="font-bold text-ink" />
        <span>{' held, already set aside'}</span>
      </span>
      {(due.wanted.length > 0 || due.coveredCents > 0) && (
        <span className="flex items-center gap-1.5 text-ink2">
          <StatusMark tone="ok" className="text-ok" />
          <NetAmount cents={due.coveredCents} className="font-bold text-ink" />
          <span>{' covered by the available balance'}</span>
        </span>
      )}
      {due.shortCents > 0 && (
        <span className="ml-auto flex items-center gap-1.5 font-bold text-bad">
          <StatusMark tone="bad" />
          <NetAmount cents={due.shortCents} />
          <span>{due.spendableCents === null ? 'still needed' : 'short'}</span>
        </span>
      )}
    </p>
  )
}

/** In units of the drawing, not in pixels. */
const WIDTH = 1000
const GAP = 3

/** The sum as a bar. The missing part is also hatched, so that it can be told without colour. */
function Bar({ parts }: { parts: readonly [number, number, number] }) {
  const [held, covered, short] = parts
  const total = held + covered + short
  const share = (cents: number) => (total === 0 ? 0 : (cents / total) * WIDTH)
  const bars = [
    { cents: held, x: 0, fill: { className: 'fill-held' } },
    { cents: covered, x: share(held), fill: { className: 'fill-ok' } },
    { cents: short, x: share(held + covered), fill: { fill: 'url(#short)' } },
  ]
  return (
    <svg viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true" className="mt-2 h-2 w-full">
      <defs>
        <pattern id="short" width="6" height="8" patternUnits="userSpaceOnUse" patternTransform="skewX(-30)">
          <rect width="3" height="8" className="fill-bad" />
        </pattern>
      </defs>
      {total === 0 && <rect width={WIDTH} height="8" className="fill-sunk" />}
      {bars.map(({ cents, x, fill }) =>
        cents === 0 ? null : (
          <rect key={x} x={x} width={Math.max(2, share(cents) - GAP)} height="8" {...fill} />
        ),
      )}
    </svg>
  )
}

function TicketAll({ due, serverNow, refresh }: { due: DueView; serverNow: string; refresh: () => void }) {
  const formatNet = useNetFormat()
  const [open, setOpen] = useState(false)
  const mine = due.holds.filter(({ reference }) => due.mine.includes(reference))
  const cents = mine.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0)
  const isAny = mine.length > 0
  const label = `${bulkLabel('complete', [...new Set(mine.map(({ kind }) => kind))])} holds`
  const bulkLines = useAsked(open, [...mine, ...due.wanted.map(({ line }) => line)])
  useCommands(
    isAny
      ? [
          {
            id: 'today-ticket-all',
            label,
            group: 'Today',
            keys: 'Shift+T',
            run: () => setOpen(true),
          },
        ]
      : [],
  )
  return (
    <div className="text-right max-wide:col-span-2 max-narrow:col-span-1">
      {isAny && (
        <Button
          variant="primary"
          size="large"
          keys="Shift+T"
          onClick={() => setOpen(true)}
          className="max-narrow:w-full max-narrow:justify-center"
        >
          {`${label}${formatNet ? ` · ${formatNet(cents)}` : ''}`}
        </Button>
      )}
      <p className="mt-1 text-12 text-ink2">{mineText(due, mine.length, formatNet)}</p>
      <BulkDialog
        verb="complete"
        lines={bulkLines}
        serverNow={serverNow}
        open={open}
        onOpenChange={setOpen}
        onDone={refresh}
      />
    </div>
  )
}

/** The lines as they were when the window opened: exactly the lines that the question was about are sent. */
function useAsked(open: boolean, lines: readonly BookingLine[]): readonly BookingLine[] {
  const [atOpening, setAtOpening] = useState({ open, lines })
  if (atOpening.open !== open) setAtOpening({ open, lines: open ? lines : atOpening.lines })
  return atOpening.lines
}

/** @param unlisted what is said instead of "none" while the list lacks bookings; null where it has all */
function holdsText({ holds, wanted }: DueView, unlisted: string | null): string {
  if (holds.length === 0 && wanted.length === 0) return unlisted === null ? 'no holds' : `holds ${unlisted}`
  const parts = [
    holds.length === 0 ? null : plural(holds.length, 'hold'),
    unlisted === 'being read' ? 'others being read' : unlisted,
    wanted.length === 0 ? null : `${wanted.length} not booked: insufficient funds`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Which bookings have their money and which do not. A hold has set its money aside, so every hold has. */
function fundedText(
  { holds, wanted, spendableCents }: DueView,
  unlisted: string | null,
  formatNet: NetFormat | null,
): string {
  const funded =
    holds.length === 0
      ? unlisted === null
        ? 'Nothing is held.'
        : ''
      : holds.length === 1
        ? 'The hold is funded.'
        : holds.length === 2
          ? 'Both holds are funded.'
          : `All ${holds.length} holds are funded.`
  if (wanted.length === 0) return funded
  if (spendableCents === null) return `${funded} Available balance unknown.`.trim()
  const [first, ...others] = wanted.filter(({ shortCents }) => shortCents > 0)
  if (!first) return `${funded} The wallet now covers what was not booked: search again.`
  const { line, shortCents } = first
  const more =
    others.length === 0
      ? ''
      : ` ${plural(others.length, 'other')} ${others.length === 1 ? 'is' : 'are'} not funded either.`
  const name = line.leadName === null ? line.reference : isolated(surnameFirst(line.leadName))
  if (!formatNet)
    return `${funded} ${[name, line.service?.title].filter(Boolean).join(', ')} is not funded.${more}`
  const what = [name, line.service?.title, line.totalCents === null ? null : formatNet(line.totalCents)]
  return `${funded} ${what.filter(Boolean).join(', ')}, needs ${formatNet(shortCents)} more.${more}`
}

function mineText({ holds, spendableCents }: DueView, mine: number, formatNet: NetFormat | null): string {
  const others = holds.length - mine
  const whose =
    others > 0
      ? others === 1
        ? '1 hold belongs to a colleague'
        : `${others} holds belong to colleagues`
      : // Without sums the count stands alone at the left.
        mine > 0 && formatNet
        ? plural(mine, 'hold')
        : null
  const stays = spendableCents === null || !formatNet ? null : `${formatNet(spendableCents)} stays available`
  return [whose, stays].filter((part) => part !== null).join('; ')
}

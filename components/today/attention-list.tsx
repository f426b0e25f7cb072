'use client'

import { Fragment } from 'react'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { countText, type ListCount } from '../../lib/booking/list-view.ts'
import { canBeDone } from './row-act.ts'
import type { TodayRow, TodayView } from '../../lib/today/today-view.ts'
import { ageText } from '../booking/how-long.ts'
import { LinesMarkupNote } from '../booking/line-price.tsx'
import { ActNotice } from '../ui/act-notice.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { DataRow } from '../ui/data-row.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { lateWindow } from '../ui/late-window.tsx'
import { useServerClock } from '../ui/use-server-clock.ts'
import { useWarm } from '../ui/use-warm.ts'
import { AttentionRow } from './attention-row.tsx'
import { PartFailed } from './part-card.tsx'
import { groupsByTrip } from './trip-groups.ts'
import { TripHead } from './trip-head.tsx'
import { useDue } from './use-due.ts'
import { useChosenCommands, useChosenRow } from './use-chosen-row.ts'
import { useRowActs } from './use-row-acts.ts'

const RowQuestionDialog = lateWindow(() =>
  import('./row-question-dialog.tsx').then((module) => module.RowQuestionDialog),
)

/** The most rows that are shown; the rest is in the list of bookings. */
const SHOWN = 30
const NONE: readonly TodayRow[] = []

/** Everything that needs attention, the most urgent first, with the keys of the chosen row. */
export function AttentionList(props: { view: TodayView; refreshing: boolean; refresh: () => void }) {
  const { view, refreshing, refresh } = props
  const { attention, attendBar, serverNow } = view
  const list = useAttentionRows(view, refresh)
  const { rows, hidden, acts } = list
  // The dialog is mounted only when it opens.
  useWarm(RowQuestionDialog.warm)
  const shortOf = useShortfalls(view.due)
  const { question } = acts
  return (
    <section aria-label="Needs attention" className="card min-w-0 overflow-hidden">
      <ListHead
        view={view}
        rows={rows}
        count={{ ...hidden, count: rows.length + hidden.count }}
        refreshing={refreshing}
        onRefresh={refresh}
      />
      {acts.news && (
        <div className="px-3 pt-3 pb-1">
          <ActNotice tone={acts.news.tone}>{acts.news.text}</ActNotice>
        </div>
      )}
      {attention.kind === 'failed' ? (
        <PartFailed />
      ) : (
        <div role="list" aria-label="Bookings that need attention" aria-busy={refreshing || undefined}>
          <Rows list={list} serverNow={serverNow} shortOf={shortOf} onRunOut={refresh} />
        </div>
      )}
      {attention.kind === 'read' && rows.length === 0 && !hidden.more && (
        <p className="px-4 py-8 text-center text-ink2">
          Nothing needs attention. Holds, changes, rejections and pending refunds appear here.
        </p>
      )}
      <ListFoot row={list.chosenRow} attendBar={attendBar} hidden={hidden} onDone={acts.done} />
      {question && (
        <RowQuestionDialog
          question={question}
          serverNow={serverNow}
          shortCents={shortOf(question.row.line.reference)}
          open={question.open}
          pending={acts.busy.has(question.row.line.reference)}
          onOpenChange={(next) => !next && acts.close()}
          onComplete={(row, reason) => void acts.complete(row, reason)}
        />
      )}
    </section>
  )
}

/** The rows that are shown, those of one trip together, how many are not, the chosen one, and the acts. */
function useAttentionRows({ attention, attendBar }: TodayView, refresh: () => void) {
  const all = attention.kind === 'read' ? attention.rows : NONE
  const groups = groupsByTrip(all.slice(0, SHOWN))
  const rows = groups.flatMap((group) => group.rows)
  const acts = useRowActs(refresh)
  const { current, choose } = useChosenRow(
    rows.map(({ line }) => line.reference),
    (index) => {
      const row = rows[index]
      if (row) acts.go(bookingHref(row.line.reference))
    },
  )
  const chosenRow = rows[current]
  useChosenCommands(chosenRow, attendBar, acts)
  const more = attention.kind === 'read' && attention.more
  return { groups, rows, hidden: { count: all.length - rows.length, more }, chosenRow, choose, acts }
}

function Rows(props: {
  list: ReturnType<typeof useAttentionRows>
  serverNow: string
  shortOf: (reference: string) => number | null
  onRunOut: () => void
}) {
  const { groups, rows, chosenRow, choose, acts } = props.list
  const { serverNow, onRunOut } = props
  const drawn = (row: TodayRow, isOfTrip: boolean) => {
    const index = rows.indexOf(row)
    return (
      <DataRow
        key={row.line.reference}
        current={row === chosenRow}
        onCurrent={() => choose(index)}
        // The bar at the edge says where the rows of a trip end.
        {...(isOfTrip && { className: 'border-l-2 border-l-line2' })}
      >
        <AttentionRow
          row={row}
          number={index + 1}
          serverNow={serverNow}
          shortCents={props.shortOf(row.line.reference)}
          pending={acts.busy.has(row.line.reference)}
          onAct={(act) => acts.act(row, act)}
          onRunOut={onRunOut}
        />
      </DataRow>
    )
  }
  return groups.map(({ trip, rows: ofTrip }) =>
    trip === null ? (
      ofTrip.map((row) => drawn(row, false))
    ) : (
      <Fragment key={trip.id}>
        <TripHead trip={trip} rows={ofTrip} serverNow={serverNow} onRunOut={onRunOut} />
        {ofTrip.map((row) => drawn(row, true))}
      </Fragment>
    ),
  )
}

/** The number of rows, their keys, and the age of the page. */
function ListHead(props: {
  view: TodayView
  rows: readonly TodayRow[]
  count: ListCount
  refreshing: boolean
  onRefresh: () => void
}) {
  const { view, rows } = props
  const age = ageText(view.checkedAt, useServerClock(view.serverNow))
  return (
    <header className="flex min-h-[42px] items-center justify-between gap-3 border-b px-4 py-2">
      <h2 className="font-bold">
        <span>{'Needs attention '}</span>
        <span className="figures font-normal text-ink2">{countText(props.count)}</span>
      </h2>
      <span className="flex items-center gap-2 text-12 text-ink2">
        {rows.length > 0 && <KeyLegend />}
        <LinesMarkupNote lines={rows.map(({ line }) => line)} />
        <span className="figures whitespace-nowrap">{`updated ${age}`}</span>
        <Button size="small" variant="plain" pending={props.refreshing} onClick={props.onRefresh}>
          Refresh
        </Button>
      </span>
    </header>
  )
}

/** The keys of the rows. */
function KeyLegend() {
  return (
    <span className="flex items-center gap-1.5 max-wide:hidden pointer-coarse:hidden">
      <Kbd keys="1" />
      <span>–</span>
      <Kbd keys="9" />
      <span>or</span>
      <Kbd keys="j" />
      <Kbd keys="k" />
      <span>select · letter acts ·</span>
      <Kbd keys="Enter" />
      <span>open ·</span>
    </span>
  )
}

/** What the wallet lacks for a booking, by its reference; null where that is not known. */
function useShortfalls(dueReading: TodayView['due']): (reference: string) => number | null {
  const due = useDue(dueReading)
  if (due === null || due.spendableCents === null) return () => null
  return (reference) => due.wanted.find(({ line }) => line.reference === reference)?.shortCents ?? null
}

/** The button that marks the chosen row as done, and a link to the bookings that are not listed here. */
function ListFoot(props: {
  row: TodayRow | undefined
  attendBar: string | null
  hidden: ListCount
  onDone: (row: TodayRow) => Promise<void>
}) {
  const { row, hidden } = props
  const offersDone = row !== undefined && canBeDone(row) && props.attendBar === null
  const hidesSome = hidden.count > 0 || hidden.more
  if (!offersDone && !hidesSome) return null
  return (
    <div className="flex items-center justify-between gap-3 border-t px-4 py-2 text-12 text-ink2">
      {offersDone ? (
        <Button size="small" keys="d" onClick={() => void props.onDone(row)}>
          {`Done with ${row.line.service?.code ?? row.line.reference}`}
        </Button>
      ) : (
        <span />
      )}
      {hidesSome && (
        <ButtonLink href={'/bookings?tab=attention'} size="small">
          {hiddenText(hidden)}
        </ButtonLink>
      )}
    </div>
  )
}

/** `1 more booking`, `170+ more bookings`; `More bookings` if all that were read are shown. */
function hiddenText(hidden: ListCount): string {
  if (hidden.count === 0) return 'More bookings'
  return `${countText(hidden)} ${hidden.count === 1 && !hidden.more ? 'more booking' : 'more bookings'}`
}

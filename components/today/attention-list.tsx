'use client'

import { useMemo } from 'react'
import { countText, type ListCount } from '../../lib/booking/list-view.ts'
import { canBeDone, rowAct } from './row-act.ts'
import type { TodayRow, TodayView } from '../../lib/today/today-view.ts'
import { ageText } from '../booking/how-long.ts'
import { LinesMarkupNote } from '../booking/line-price.tsx'
import { useCommands, type Command } from '../shell/commands.ts'
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
import { useDue } from './use-due.ts'
import { useChosenRow } from './use-chosen-row.ts'
import { useRowActs } from './use-row-acts.ts'

const AskFunds = lateWindow(() => import('./ask-funds.tsx').then((module) => module.AskFunds))
const TicketDialog = lateWindow(() => import('./ticket-dialog.tsx').then((module) => module.TicketDialog))

/** The most rows that are shown; the rest is in the list of bookings. */
const SHOWN = 30
const NONE: readonly TodayRow[] = []

/** Everything that needs attention, the most urgent first, with the keys of the chosen row. */
export function AttentionList(props: { view: TodayView; refreshing: boolean; refresh: () => void }) {
  const { view, refresh } = props
  const { attention } = view
  const all = attention.kind === 'read' ? attention.rows : NONE
  const more = attention.kind === 'read' && attention.more
  const rows = useMemo(() => all.slice(0, SHOWN), [all])
  const acts = useRowActs(refresh)
  // The dialogs are mounted only when they open.
  useWarm(TicketDialog.warm)
  useWarm(AskFunds.warm)
  const open = (index: number) => {
    const row = rows[index]
    if (row) acts.go(`/bookings/${encodeURIComponent(row.line.reference)}`)
  }
  const chosen = useChosenRow(
    rows.map(({ line }) => line.reference),
    open,
  )
  const row = rows[chosen.current]
  useChosenCommands(row, view.attendBar, acts)
  const due = useDue(view.due)
  const shortOf = (reference: string) =>
    due !== null && due.spendableCents !== null
      ? (due.wanted.find(({ line }) => line.reference === reference)?.shortCents ?? null)
      : null
  const { question } = acts
  return (
    <section aria-label="Needs attention" className="card min-w-0 overflow-hidden">
      <header className="flex min-h-[42px] items-center justify-between gap-3 border-b px-4 py-2">
        <h2 className="font-bold">
          <span>{'Needs attention '}</span>
          <span className="figures font-normal text-ink2">{countText({ count: all.length, more })}</span>
        </h2>
        <span className="flex items-center gap-2 text-12 text-ink2">
          {rows.length > 0 && (
            <span className="flex items-center gap-1.5 max-wide:hidden pointer-coarse:hidden">
              <Kbd keys="1" />
              <span>{' – '}</span>
              <Kbd keys="9" />
              <span>{' or '}</span>
              <Kbd keys="j" />
              <Kbd keys="k" />
              <span>{" choose, the row's letter acts, "}</span>
              <Kbd keys="Enter" />
              <span>{' opens ·'}</span>
            </span>
          )}
          <LinesMarkupNote lines={rows.map(({ line }) => line)} />
          <UpdatedAgo checkedAt={view.checkedAt} serverNow={view.serverNow} />
          <Button size="small" variant="plain" pending={props.refreshing} onClick={refresh}>
            Refresh
          </Button>
        </span>
      </header>
      {acts.news && (
        <div className="px-3 pt-3 pb-1">
          <ActNotice tone={acts.news.tone}>{acts.news.text}</ActNotice>
        </div>
      )}
      {attention.kind === 'failed' ? (
        <PartFailed />
      ) : (
        <div role="list" aria-label="Bookings that need attention" aria-busy={props.refreshing || undefined}>
          {rows.map((one, index) => (
            <DataRow
              key={one.line.reference}
              current={chosen.current === index}
              onCurrent={() => chosen.choose(index)}
            >
              <AttentionRow
                row={one}
                number={index + 1}
                serverNow={view.serverNow}
                shortCents={shortOf(one.line.reference)}
                pending={acts.busy.has(one.line.reference)}
                onAct={(act) => acts.act(one, act)}
                onRunOut={refresh}
              />
            </DataRow>
          ))}
        </div>
      )}
      {attention.kind === 'read' && all.length === 0 && !more && (
        <p className="px-4 py-8 text-center text-ink2">
          Nothing needs attention. Holds, changes, rejections and pending refunds appear here.
        </p>
      )}
      <ListFoot
        row={row}
        attendBar={view.attendBar}
        hidden={{ count: all.length - rows.length, more }}
        onDone={acts.done}
      />
      {question?.about === 'complete' && (
        <TicketDialog
          row={question.row}
          serverNow={view.serverNow}
          open={question.open}
          pending={acts.busy.has(question.row.line.reference)}
          onOpenChange={(next) => !next && acts.close()}
          onConfirm={(reason) => void acts.complete(question.row, reason)}
        />
      )}
      {question?.about === 'ask' && (
        <AskFunds
          line={question.row.line}
          shortCents={shortOf(question.row.line.reference)}
          open={question.open}
          onOpenChange={(next) => !next && acts.close()}
        />
      )}
    </section>
  )
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

/** The keys of the chosen row: its act, and Done. */
function useChosenCommands(
  row: TodayRow | undefined,
  attendBar: string | null,
  acts: ReturnType<typeof useRowActs>,
): void {
  const commands: Command[] = []
  if (row) {
    const act = rowAct(row)
    // Enter opens the chosen row whatever its act is.
    const keys = act.keys === 'Enter' ? {} : { keys: act.keys }
    commands.push({
      id: 'today-act',
      label: act.label,
      group: 'Selected booking',
      ...keys,
      run: () => acts.act(row, act),
    })
    if (canBeDone(row) && attendBar === null) {
      commands.push({
        id: 'today-done',
        label: 'Done, remove from list',
        group: 'Selected booking',
        keys: 'd',
        run: () => void acts.done(row),
      })
    }
  }
  useCommands(commands)
}

/** The age of the page, by the clock it came with. */
function UpdatedAgo({ checkedAt, serverNow }: { checkedAt: string; serverNow: string }) {
  return (
    <span className="figures whitespace-nowrap">{`updated ${ageText(checkedAt, useServerClock(serverNow))}`}</span>
  )
}

'use client'

import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useRouter } from 'next/navigation'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { isSlowCall, type WireCall, type WireDetail, type WireNews } from '../../lib/studio/wire-call.ts'
import type { StudioView } from '../../lib/studio/studio-view.ts'
import { DESK_AWAY } from '../../lib/not-responding.ts'
import { useLeaveScreen } from '../keys/ignored-keys.tsx'
import { useRowKeys, type RowKeys } from '../keys/use-row-keys.ts'
import { useCommands } from '../shell/commands.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { cx } from '../ui/cx.ts'
import { DataRow } from '../ui/data-row.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { StatusMark } from '../ui/status-pill.tsx'
import { copyAnswer, copyCurl } from './copy-call.ts'
import { ListHint } from './list-hint.tsx'
import { ShellSession } from './shell-session.tsx'
import { CALL_FILTERS, PASSES, useWireLog, type WireLogView } from './use-wire-log.ts'
import { detailOptions, WireCallDetail } from './wire-call-detail.tsx'

/** The last calls of the desk to the booking service, newest first; one opens in its place. */
export function WireLogCard(props: {
  first: WireNews
  addresses: StudioView['addresses']
  /** Opens a session for a shell; null where this booking service cannot. */
  shell: ComponentProps<typeof ShellSession> | null
  isKeyed: boolean
  onKeyed: () => void
}) {
  const { addresses, shell, isKeyed } = props
  const log = useWireLog(props.first)
  const { shown, openId, toggle } = log
  const rows = useCallKeys(log, addresses, isKeyed)
  return (
    <section
      aria-label="Wire log"
      className="card min-w-0 overflow-hidden"
      onPointerDown={props.onKeyed}
      onFocus={props.onKeyed}
    >
      <Head log={log} />
      {log.isAway && !log.isPaused && (
        <p role="status" className="border-b bg-held-soft px-4 py-1.5 text-held">
          {`${DESK_AWAY}. These are the calls until then.`}
        </p>
      )}
      <ColumnNames />
      <div
        role="list"
        aria-label="Calls"
        className="min-[1240px]:max-h-[calc(100dvh-220px)] min-[1240px]:overflow-y-auto"
      >
        {shown.map((call, index) => (
          <DataRow
            key={call.id}
            current={isKeyed ? rows.current === index : call.id === openId}
            onCurrent={() => rows.setCurrent(index)}
          >
            <CallRow call={call} isOpen={call.id === openId} onToggle={() => toggle(call)} />
            {call.id === openId && <WireCallDetail call={call} addresses={addresses} />}
          </DataRow>
        ))}
      </div>
      {shown.length === 0 && <p className="px-4 py-8 text-center text-ink2">{emptyText(log)}</p>}
      <footer className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t px-4 py-2 text-12 text-ink2">
        <ListHint isKeyed={isKeyed} keys="l" enter="open" />
        <span className="pointer-coarse:hidden max-wide:hidden">
          <Kbd keys="y" />
          <span>{' cURL with $SESSION_ID'}</span>
        </span>
        {shell && <ShellSession {...shell} />}
      </footer>
    </section>
  )
}

/** The keys of the calls: open one, copy it or its answer, go to its booking, and pause the log. */
function useCallKeys(log: WireLogView, addresses: StudioView['addresses'], isKeyed: boolean): RowKeys {
  const { shown, isPaused, setPaused } = log
  const router = useRouter()
  const queries = useQueryClient()
  const leave = useLeaveScreen()
  const withDetail = (act: (detail: WireDetail) => Promise<void>) => (index: number) => {
    const call = shown[index]
    if (call) void queries.fetchQuery(detailOptions(call)).then(act, () => undefined)
  }
  function openBooking(index: number) {
    const reference = shown[index]?.reference
    if (reference) leave(() => router.push(bookingHref(reference)))
  }
  useCommands([
    {
      id: 'studio-pause',
      label: isPaused ? 'Resume the wire log' : 'Pause the wire log',
      group: 'Studio',
      keys: 'Space',
      run: () => setPaused(!isPaused),
    },
  ])
  return useRowKeys({
    ids: shown.map(({ id }) => String(id)),
    disabled: !isKeyed,
    onOpen: (index) => {
      const call = shown[index]
      if (call) log.toggle(call)
    },
    actions: {
      y: { label: 'Copy the call as curl', run: withDetail((detail) => copyCurl(detail, addresses)) },
      'Shift+Y': { label: 'Copy the answer', run: withDetail(copyAnswer) },
      o: { label: 'Open the booking of the call', run: openBooking },
    },
  })
}

/** The title, the filters with their counts, and the button that pauses. */
function Head({ log }: { log: WireLogView }) {
  const { calls, filter, isPaused, setPaused, hidesPolling, hidePolling } = log
  return (
    <header className="flex min-h-[42px] flex-wrap items-center gap-x-3 gap-y-1.5 border-b px-4 py-1.5">
      <h2 className="font-bold">
        <span>{'Wire log '}</span>
        <span className="font-normal text-ink2">last 200 calls of this office</span>
      </h2>
      <span className="ml-auto flex items-center gap-1" role="group" aria-label="Which calls">
        {CALL_FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === filter}
            onClick={() => log.show(each)}
            className={cx(
              'figures h-7 rounded-control px-2 capitalize pointer-coarse:h-10',
              each === filter ? 'bg-sunk font-medium text-ink' : 'text-ink2 hover:bg-sunk',
            )}
          >
            {`${each}${each !== 'all' ? ` ${calls.filter(PASSES[each]).length}` : ''}`}
          </button>
        ))}
      </span>
      <Checkbox checked={hidesPolling} onChange={({ target }) => hidePolling(target.checked)}>
        Hide polling
      </Checkbox>
      <Button size="small" keys="Space" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
    </header>
  )
}

function emptyText({ calls, filter }: WireLogView): string {
  if (calls.length === 0) return 'No calls yet. Calls to the booking service for this office appear here.'
  return filter === 'all'
    ? 'Nothing but polling.'
    : `None of the ${calls.length} calls ${filter === 'slow' ? 'was slow' : 'failed'}.`
}

const COLUMNS =
  'grid grid-cols-[62px_minmax(0,1.5fr)_38px_44px_minmax(0,1fr)] items-center gap-x-2.5 px-4 max-narrow:grid-cols-[62px_minmax(0,1fr)_auto]'

function ColumnNames() {
  return (
    <div
      aria-hidden="true"
      className={cx(COLUMNS, 'border-b bg-sunk py-1.5 text-12 text-ink2 max-narrow:hidden')}
    >
      <span>Real, UTC</span>
      <span>Operation</span>
      <span>Status</span>
      <span className="text-right">ms</span>
      <span>Outcome</span>
    </div>
  )
}

function CallRow({ call, isOpen, onToggle }: { call: WireCall; isOpen: boolean; onToggle: () => void }) {
  const tones = { ok: 'text-ok', bad: 'text-bad', run: 'text-run', held: 'text-held', off: 'text-ink3' }
  const isBadStatus = call.status !== null && call.status >= 400
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className={cx(COLUMNS, 'figures min-h-8 w-full py-1 text-left outline-offset-[-2px]!')}
    >
      <span className="text-ink2">{call.at.slice(11, 19)}</span>
      <span translate="no" className="code min-w-0 truncate" title={call.path}>
        {call.path}
      </span>
      <span className={isBadStatus ? 'font-medium text-bad' : ''}>{call.status ?? '–'}</span>
      <span
        className={cx(
          'text-right max-narrow:hidden',
          isSlowCall(call) ? 'font-medium text-sand' : 'text-ink2',
        )}
      >
        {call.ms === null ? '' : call.ms.toLocaleString('en-US')}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 max-narrow:col-span-2 max-narrow:col-start-2">
        <StatusMark tone={call.outcome.tone} className={tones[call.outcome.tone]} />
        <span className="truncate" title={call.outcome.text}>
          {call.outcome.text}
        </span>
      </span>
    </button>
  )
}

'use client'

import { minutes, since } from '../booking/how-long.ts'
import { peopleLabel } from '../booking/people-label.ts'
import { bookingHref } from '../../lib/booking/booking-href.ts'
import { kindFacts, kindIcon } from '../../lib/kinds.ts'
import { rowAct, type RowAct } from './row-act.ts'
import { rowWords } from './row-words.ts'
import type { TodayRow } from '../../lib/today/today-view.ts'
import { dateSpan } from '../booking/date-span.ts'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon.tsx'
import { LinePrice } from '../booking/line-price.tsx'
import { useNetFormat } from '../ui/shown-prices.tsx'
import { StatusMark } from '../ui/status-pill.tsx'
import { useServerClock } from '../ui/use-server-clock.ts'
import { Link } from '../ui/link.tsx'
import { PersonName } from '../ui/person-name.tsx'

const COLUMNS =
  'grid grid-cols-[12px_72px_16px_minmax(0,1fr)_88px_130px] items-center gap-x-2.5 px-4 py-2 max-[899.98px]:grid-cols-[12px_72px_16px_minmax(0,1fr)_auto] max-narrow:grid-cols-[16px_minmax(0,1fr)_auto] max-narrow:gap-y-1 max-narrow:px-3'

const TONES = { held: 'text-held', run: 'text-run', bad: 'text-bad' }

/** One booking that needs attention, in two lines, with its one act. */
export function AttentionRow(props: {
  row: TodayRow
  number: number
  serverNow: string
  shortCents: number | null
  pending: boolean
  onAct: (act: RowAct) => void
  onRunOut: () => void
}) {
  const { row, serverNow } = props
  const { line } = row
  const name = peopleLabel(line)
  const nowMs = useServerClock(serverNow)
  const words = rowWords(row, nowMs, props.shortCents, useNetFormat())
  const act = rowAct(row)
  const href = bookingHref(line.reference)
  return (
    <div className={COLUMNS}>
      <span aria-hidden="true" className="figures text-12 text-ink3 max-narrow:hidden">
        {props.number <= 9 ? props.number : ''}
      </span>
      <span className="figures font-bold max-narrow:col-start-2 max-narrow:row-start-1">
        <RowTime row={row} nowMs={nowMs} serverNow={serverNow} onRunOut={props.onRunOut} />
      </span>
      <Icon name={kindIcon(line.kind)} className="text-ink2 max-narrow:col-start-1 max-narrow:row-start-1" />
      {/* Columns, until a long word of a name needs their space: then the matter is a line of its own. */}
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1 max-[899.98px]:contents">
        <span className="flex-[1_1_200px] max-[899.98px]:min-w-0 max-narrow:col-span-2 max-narrow:col-start-2">
          <Link href={href} className="block font-medium break-words hover:underline">
            <span className="sr-only">{`${kindFacts(line.kind).service}: `}</span>
            {name === null ? <span>Name not known</span> : <PersonName text={name} />}
          </Link>
          <span className="block w-0 min-w-full truncate text-12 text-ink2 max-narrow:whitespace-normal">
            {serviceText(row, serverNow)}
          </span>
        </span>
        <span translate="no" className="code w-[76px] truncate text-12 text-ink2 max-[899.98px]:hidden">
          {line.service?.code ?? line.reference}
        </span>
        <span className="min-w-0 flex-[1.18_1_160px] max-[899.98px]:col-span-2 max-[899.98px]:col-start-4 max-narrow:col-start-2">
          <span className="flex items-baseline gap-1.5">
            <StatusMark tone={words.tone} className={cx('relative top-px', TONES[words.tone])} />
            <span className="min-w-0">{words.matter}</span>
          </span>
          <span className="block pl-4 text-12 text-ink2">{words.know}</span>
        </span>
      </span>
      <span className="text-right font-bold max-[899.98px]:col-start-5 max-[899.98px]:row-start-1 max-narrow:col-start-3">
        <LinePrice line={line} />
      </span>
      <span className="text-right max-[899.98px]:col-span-2 max-[899.98px]:col-start-4 max-narrow:col-start-2">
        <Button keys={act.keys} pending={props.pending} onClick={() => props.onAct(act)}>
          {act.label}
        </Button>
      </span>
    </div>
  )
}

/** The time left, or how long it has been so. */
function RowTime(props: { row: TodayRow; nowMs: number; serverNow: string; onRunOut: () => void }) {
  const { line, attention } = props.row
  if (attention.reason === 'due' && attention.at !== null) {
    return (
      <Countdown
        deadlineAt={attention.at}
        serverNow={props.serverNow}
        label={`Hold for ${line.leadName ?? line.reference}`}
        // The deadline notices announce it.
        speaks={false}
        onOver={props.onRunOut}
      />
    )
  }
  if (attention.reason === 'unanswered') return <span className="text-bad">not known</span>
  if (attention.at === null) return <span className="font-normal text-ink2">no limit</span>
  if (attention.reason === 'free-ends') {
    const left = Math.max(0, Math.floor((Date.parse(attention.at) - props.nowMs) / 60_000))
    return <span>{minutes(left)}</span>
  }
  const isSlow = attention.reason === 'slow'
  const isRunning = isSlow || attention.reason === 'refund'
  const text = since(attention.at, props.nowMs)
  const isNew = !isRunning && props.nowMs - Date.parse(attention.at) < 60_000
  return (
    <span className={isSlow ? 'text-held' : isRunning ? 'text-run' : 'font-normal text-ink2'}>
      {isRunning ? `for ${text}` : isNew ? 'just now' : `${text} ago`}
    </span>
  )
}

function serviceText({ line }: TodayRow, serverNow: string): string {
  const { service } = line
  if (service === null) return `${kindFacts(line.kind).service}, details not loaded yet`
  const days = service.days && dateSpan(service.days.from, service.days.to, serverNow.slice(0, 10))
  return [service.title, days, service.detail].filter(Boolean).join(' · ')
}

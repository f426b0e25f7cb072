'use client'

import { useMemo, useState, type SubmitEvent } from 'react'
import { daysBetween, formatDay } from '../../lib/dates.ts'
import { lengthText, secondsOf } from '../../lib/studio/amount-of-time.ts'
import { parseTypedDate } from '../ui/typed-date/typed-date.ts'
import { nextDeadline, outlookUntil, type OutlookLine } from '../../lib/studio/outlook.ts'
import type { StudioView } from '../../lib/studio/studio-view.ts'
import { advanceOfficeClock } from '../../server/studio/actions.ts'
import { useCommands } from '../shell/commands.ts'
import { BlockableButton } from '../ui/blockable-button.tsx'
import { cx } from '../ui/cx.ts'
import { controlClass } from '../ui/field-frame.tsx'
import { StatusMark } from '../ui/status-pill.tsx'
import { useServerClock } from '../ui/use-server-clock.ts'
import { RanNotice, type Advanced } from './ran-notice.tsx'
import type { StudioAct } from './use-studio-act.ts'

type Step = { id: string; label: string; keys: string; seconds: number | null }

const STEPS: readonly Step[] = [
  { id: 'minute', label: '+1 min', keys: '1', seconds: 60 },
  { id: 'deadline', label: 'Next deadline', keys: '2', seconds: null },
  { id: 'ten', label: '+10 min', keys: '3', seconds: 600 },
  { id: 'day', label: '+1 day', keys: '4', seconds: 86_400 },
]

const NO_DEADLINE = 'No upcoming hold or free cancellation deadlines in this office.'

/** The office's clock, and the ways to move it, each with its effects. */
export function ClockCard(props: { view: StudioView; act: StudioAct; blocked: string | undefined }) {
  const { view, act, blocked } = props
  const nowMs = useServerClock(view.serverNow)
  const [ran, setRan] = useState<Advanced | null>(null)
  const deadlineAt = nextDeadline(view.events, nowMs)

  async function advance(name: string, wanted: ClockChange | null) {
    if (blocked !== undefined || wanted === null) return
    const outcome = await act.run(name, () => advanceOfficeClock(wanted))
    setRan(outcome?.kind === 'advanced' ? outcome : null)
  }
  const go = (step: Step) => void advance(step.id, stepOf(step, deadlineAt))

  useCommands(
    STEPS.map((step) => ({
      id: `studio-clock-${step.id}`,
      label: `Clock: ${step.label}`,
      group: 'Studio',
      keys: step.keys,
      run: () => go(step),
    })),
  )
  return (
    <section aria-label="Office clock" className="card overflow-hidden">
      <div className="grid grid-cols-[auto_minmax(min-content,1fr)_auto_repeat(2,minmax(min-content,1fr))] max-[760px]:grid-cols-2">
        <OfficeTime view={view} nowMs={nowMs} />
        {STEPS.map((step) => (
          <ClockStep
            key={step.id}
            step={step}
            nowMs={nowMs}
            untilMs={endOf(step, nowMs, deadlineAt)}
            events={view.events}
            pending={act.pending === step.id}
            blocked={blocked}
            onGo={() => go(step)}
          />
        ))}
      </div>
      <OtherAmount
        view={view}
        nowMs={nowMs}
        blocked={blocked}
        pending={act.pending === 'other'}
        onAdvance={(wanted) => void advance('other', wanted)}
      />
      {ran && <RanNotice advanced={ran} />}
    </section>
  )
}

/** The time of the office now, and how far it is ahead of real time. */
function OfficeTime({ view, nowMs }: { view: StudioView; nowMs: number }) {
  const { officeId, aheadSeconds } = view
  return (
    <div className="px-4 py-3 max-[760px]:col-span-2">
      <h2 className="text-12 text-ink2">{`Office clock, ${officeId}`}</h2>
      <p className="figures text-30 leading-tight font-bold" suppressHydrationWarning>
        {timeOf(nowMs)}
      </p>
      <p className="figures text-12 text-ink2">{`${dayOf(nowMs)} UTC`}</p>
      {aheadSeconds !== null && (
        <p className="figures text-12 text-ink2">
          {aheadSeconds < 1 ? 'real time' : `${lengthText(aheadSeconds)} ahead of real`}
        </p>
      )}
    </div>
  )
}

/** The button of a step, the time that it moves the clock to, and what happens until then. */
function ClockStep(props: {
  step: Step
  nowMs: number
  /** The time at its end; null if the step can do nothing. */
  untilMs: number | null
  events: StudioView['events']
  pending: boolean
  blocked: string | undefined
  onGo: () => void
}) {
  const { step, nowMs, untilMs } = props
  return (
    <div className="flex min-w-0 flex-col gap-1 border-l px-2.5 py-3 max-[760px]:border-t">
      <BlockableButton
        keys={step.keys}
        variant={step.seconds === null ? 'primary' : 'quiet'}
        size="small"
        className="self-start"
        pending={props.pending}
        disabledReason={props.blocked ?? (untilMs === null ? NO_DEADLINE : undefined)}
        onClick={props.onGo}
      >
        {step.label}
      </BlockableButton>
      <p className="figures pt-1 font-medium">{untilMs === null ? 'none' : whenText(untilMs, nowMs)}</p>
      <Outlook lines={untilMs === null ? [] : outlookUntil(props.events, untilMs)} />
    </div>
  )
}

/** A change of the clock: by so much, or to an instant. */
type ClockChange = { seconds: number } | { to: string }

/** The clock change of a button; null if the button can do nothing. */
function stepOf({ seconds }: Step, deadlineAt: string | null): ClockChange | null {
  if (seconds !== null) return { seconds }
  return deadlineAt === null ? null : { to: deadlineAt }
}

function endOf({ seconds }: Step, nowMs: number, deadlineAt: string | null): number | null {
  if (seconds !== null) return nowMs + seconds * 1000
  return deadlineAt === null ? null : Date.parse(deadlineAt)
}

function Outlook({ lines }: { lines: readonly OutlookLine[] }) {
  const tones = { held: 'text-held', ok: 'text-ok', bad: 'text-bad', run: 'text-run', off: 'text-ink3' }
  return (
    // A long name is shortened; it makes no column wider.
    <ul className="flex w-0 min-w-full flex-col gap-0.5 text-12 text-ink2">
      {lines.map(({ tone, text }) => (
        <li key={text} className="figures flex min-w-0 items-center gap-1.5">
          <StatusMark tone={tone} className={tones[tone]} />
          <span title={text} className="min-w-0 truncate">
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Any other length of time, or the day to go to. */
function OtherAmount(props: {
  view: StudioView
  nowMs: number
  blocked: string | undefined
  pending: boolean
  onAdvance: (wanted: ClockChange) => void
}) {
  const { view, nowMs } = props
  const [typed, setTyped] = useState('')
  const seconds = secondsOf(typed)
  const midnightMs = seconds === null ? midnightOf(typed, nowMs) : null
  const untilMs = seconds === null ? midnightMs : nowMs + seconds * 1000
  const lines = useMemo(
    () => (untilMs === null ? [] : outlookUntil(view.events, untilMs)),
    [view.events, untilMs],
  )
  const unread = typed.trim() !== '' && untilMs === null

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (seconds !== null) props.onAdvance({ seconds })
    else if (midnightMs !== null) props.onAdvance({ to: new Date(midnightMs).toISOString() })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t px-4 py-2">
      <input
        aria-label="Advance by"
        aria-invalid={unread || undefined}
        value={typed}
        placeholder="45 min, 3 d, 14jan"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        className={cx(controlClass(undefined, unread), 'w-[180px]!')}
      />
      <BlockableButton
        type="submit"
        size="small"
        pending={props.pending}
        disabledReason={
          props.blocked ?? (untilMs === null ? 'Type how long, such as 45 min, or a day to come.' : undefined)
        }
      >
        Advance
      </BlockableButton>
      {untilMs !== null && (
        <span className="figures flex flex-wrap items-center gap-x-3 text-12 text-ink2" aria-live="polite">
          <span>{whenText(untilMs, nowMs)}</span>
          <Outlook lines={lines} />
        </span>
      )}
    </form>
  )
}

/** The beginning of a typed day that is to come. */
function midnightOf(typed: string, nowMs: number): number | null {
  const today = new Date(nowMs).toISOString().slice(0, 10)
  const date = parseTypedDate(typed, { today })
  return date !== undefined && date > today ? Date.parse(date) : null
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString().slice(11, 19)
}

function dayOf(ms: number): string {
  return formatDay(new Date(ms).toISOString().slice(0, 10), { year: true })
}

/** The time, with the day where it is another one: the weekday alone within the next six days. */
function whenText(ms: number, nowMs: number): string {
  const [day = '', today = ''] = [ms, nowMs].map((each) => new Date(each).toISOString().slice(0, 10))
  if (day === today) return timeOf(ms)
  const text = formatDay(day, { year: daysBetween(today, day) > 300 })
  return `${daysBetween(today, day) <= 6 ? text.slice(0, 3) : text} ${timeOf(ms)}`
}

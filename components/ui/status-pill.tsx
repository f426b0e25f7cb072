import { cx } from './cx.ts'

/** The meaning of a state: time is running, in progress, done, needs attention, over, sandbox. */
export type StatusTone = 'held' | 'run' | 'ok' | 'bad' | 'off' | 'sandbox'

const TONES: Record<StatusTone, string> = {
  held: 'bg-held-soft text-held',
  run: 'bg-run-soft text-run',
  ok: 'bg-ok-soft text-ok',
  bad: 'bg-bad-soft text-bad',
  off: 'bg-off-soft text-off',
  sandbox: 'bg-sand-soft text-sand',
}

/* Each tone has its own shape, so that it can be told without colour. */
const SHAPES: Record<StatusTone, string> = {
  held: 'M5 1.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM5 3v2.2l1.5.9',
  run: 'M2.2 2 6 5 2.2 8M5.2 2 9 5 5.2 8',
  ok: 'M1.5 5.3 4 7.8l4.5-5.6',
  bad: 'M5 1.2 9.2 8.6H.8zM5 4v2M5 7.4v.1',
  off: 'M2 5h6',
  sandbox: 'M1.8 1.8h6.4v6.4H1.8z',
}

/** A state as text, shape and colour, never colour alone. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: string }) {
  return (
    <span
      className={cx(
        'inline-flex h-[22px] items-center gap-1.5 rounded-pill px-2 text-12 font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      <StatusMark tone={tone} />
      <span>{children}</span>
    </span>
  )
}

/** The shape of a tone alone, for rows that have their own text. */
export function StatusMark({ tone, className }: { tone: StatusTone; className?: string }) {
  return (
    <svg
      viewBox="0 0 10 10"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('size-2.5 shrink-0 fill-none stroke-current stroke-[1.4]', className)}
    >
      <path d={SHAPES[tone]} />
    </svg>
  )
}

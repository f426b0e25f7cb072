import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { TextSpan } from './text-span.tsx'

/**
 * A line next to a control with the result of its action: neutral, waiting, or in need of attention. Never
 * printed.
 */
export function ActNotice(props: {
  tone: 'held' | 'run' | 'bad' | 'ok'
  children: ReactNode
  action?: ReactNode
}) {
  const tones = {
    held: 'bg-held-soft text-held',
    run: 'bg-run-soft text-run',
    bad: 'bg-bad-soft text-bad',
    ok: 'bg-ok-soft text-ok',
  }
  return (
    <div
      role={props.tone === 'bad' ? 'alert' : 'status'}
      className={cx(
        'flex flex-wrap items-center gap-3 rounded-control px-4 py-2.5 print:hidden',
        tones[props.tone],
      )}
    >
      <Icon name={props.tone === 'ok' ? 'check' : props.tone === 'run' ? 'info' : 'warning'} />
      <div className="min-w-[220px] flex-1 text-ink">{props.children}</div>
      <TextSpan>{props.action}</TextSpan>
    </div>
  )
}

'use client'

import type { Environment } from '../../contract/session/limits.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useServerClock } from '../ui/use-server-clock.ts'

/**
 * The environment, always visible. A sandbox is violet and shows its own time, because its clock can be moved
 * forward. Uses the browser's time zone; UTC before hydration.
 */
export function EnvironmentBadge({
  environment,
  serverNow,
}: {
  environment: Environment
  serverNow: string
}) {
  const nowMs = useServerClock(serverNow)
  const inBrowser = useHydrated()
  const text = instantText(nowMs, inBrowser ? undefined : 'UTC')
  const sandbox = environment === 'sandbox'
  return (
    <span
      className={
        sandbox
          ? 'figures inline-flex h-7 shrink-0 items-center rounded-control bg-sand-soft px-2.5 max-[359.98px]:px-1.5 font-medium whitespace-nowrap text-sand'
          : 'figures inline-flex h-7 shrink-0 items-center rounded-control border bg-panel px-2.5 max-[359.98px]:px-1.5 whitespace-nowrap text-ink2'
      }
    >
      <span>{sandbox ? 'Sandbox' : 'Production'}</span>
      <span className="max-narrow:hidden">{`\u00a0· ${text.day}`}</span>
      <span className="max-[480px]:hidden">{`\u00a0${text.time}`}</span>
      <span className="max-narrow:hidden">{`\u00a0${text.zone}`}</span>
    </span>
  )
}

/** `{ day: '20 Nov', time: '14:32', zone: 'SGT' }` of an instant in a time zone; by default the browser's. */
function instantText(instantMs: number, timeZone: string | undefined) {
  const formatter = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  })
  const parts = new Map(formatter.formatToParts(instantMs).map((part) => [part.type, part.value]))
  return {
    day: `${parts.get('day')} ${parts.get('month')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
    zone: parts.get('timeZoneName') ?? '',
  }
}

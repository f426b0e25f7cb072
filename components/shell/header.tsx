'use client'

import { Link } from '../ui/link.tsx'
import type { ShellData } from '../../lib/shell-data.ts'
import { unlistedWord } from '../booking/coverage-words.ts'
import { plural } from '../../lib/plural.ts'
import { toAriaKeys } from '../keys/notation.ts'
import { Countdown } from '../ui/countdown.tsx'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { StatusMark } from '../ui/status-pill.tsx'
import { usePageRefresh } from '../ui/use-page-refresh.ts'
import { CurrentTripChip } from '../trip/current-trip.tsx'
import { NetOnly, NetAmount } from '../ui/shown-prices.tsx'
import { useSpendableCents } from '../wallet/live-balance.tsx'
import { useCoverage } from './coverage.ts'
import { PersonMenu } from './person-menu.tsx'
import { ClientPricesChip } from './price-commands.tsx'
import type { Environment } from '../../contract/session/limits.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useServerClock } from '../ui/use-server-clock.ts'
import { dateFormat } from '../../lib/date-format.ts'

const chipClass =
  'figures inline-flex h-7 shrink-0 items-center gap-1.5 rounded-control border bg-panel px-2.5 max-narrow:px-2 max-[359.98px]:px-1.5 whitespace-nowrap hover:bg-sunk pointer-coarse:h-9'

/** What is opened from the header, and by the commands of the same names. */
export type ShellActs = {
  onPalette: () => void
  onShortcuts: () => void
  onSignOut: () => void
  onSignOutEverywhere: () => void
}

/**
 * The header, 48 px on every screen: environment, palette, running holds, available funds, user. Where large
 * text leaves too little space it takes a second line.
 */
export function Header({ data, ...acts }: ShellActs & { data: ShellData }) {
  return (
    <header className="flex min-h-12 min-w-0 flex-wrap [grid-area:header] items-center gap-x-2.5 gap-y-1 border-b bg-bg px-4 py-1 max-narrow:gap-x-1 max-narrow:px-2 max-[359.98px]:px-1 max-[359.98px]:text-12 print:hidden">
      <EnvironmentBadge environment={data.environment} serverNow={data.serverNow} />
      <button
        type="button"
        onClick={acts.onPalette}
        aria-keyshortcuts={toAriaKeys('Ctrl+K')}
        className={`${chipClass} justify-between text-ink2 narrow:min-w-24 narrow:max-w-[280px] narrow:flex-1`}
      >
        <Icon name="search" className="narrow:hidden" />
        <span className="truncate max-narrow:sr-only">Search or type a command</span>
        <Kbd keys="Ctrl+K" className="max-wide:hidden" />
      </button>
      <div className="ml-auto flex min-w-0 items-center gap-2.5 max-narrow:gap-1">
        <CurrentTripChip rendered={data.trip} className={chipClass} />
        <HoldsChip holds={data.holds} serverNow={data.serverNow} />
        <NetOnly instead={<ClientPricesChip className={chipClass} />}>
          <FundsChip />
        </NetOnly>
        <PersonMenu
          person={data.person}
          onShortcuts={acts.onShortcuts}
          onSignOut={acts.onSignOut}
          onSignOutEverywhere={acts.onSignOutEverywhere}
          className={chipClass}
        />
      </div>
    </header>
  )
}

/**
 * The number of running holds and the time left of the soonest; links to the bookings. Refreshes when one has
 * run out.
 */
function HoldsChip({ holds, serverNow }: { holds: ShellData['holds']; serverNow: string }) {
  const { refresh } = usePageRefresh()
  const unlisted = unlistedWord(useCoverage())
  if (holds.count === 0 || holds.soonestDeadlineAt === null) {
    return (
      <Link href="/bookings" className={`${chipClass} text-ink2 max-narrow:hidden`}>
        {unlisted === null ? 'No holds' : `Holds ${unlisted}`}
      </Link>
    )
  }
  return (
    <Link href="/bookings" className={`${chipClass} text-held`}>
      <StatusMark tone="held" />
      <span className="max-narrow:sr-only">{plural(holds.count, 'hold')}</span>
      <span aria-hidden="true" className="narrow:hidden">
        {holds.count}
      </span>
      <Countdown
        deadlineAt={holds.soonestDeadlineAt}
        serverNow={serverNow}
        label="Soonest hold"
        // The deadline notices announce it, with the name.
        speaks={false}
        onOver={refresh}
        className="font-bold"
      />
    </Link>
  )
}

/** The available funds: the balance minus what holds have reserved. Links to the wallet. */
function FundsChip() {
  const spendableCents = useSpendableCents()
  return (
    <Link href="/wallet" className={chipClass}>
      <span className="text-ink2 max-narrow:sr-only">Available</span>
      {spendableCents === null ? (
        <span className="text-ink3">not known</span>
      ) : (
        <NetAmount cents={spendableCents} className="font-bold" />
      )}
    </Link>
  )
}

/**
 * The environment, always visible. A sandbox is violet and shows its own time, because its clock can be moved
 * forward. Uses the browser's time zone; UTC before hydration.
 */
function EnvironmentBadge({ environment, serverNow }: { environment: Environment; serverNow: string }) {
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
  const formatter = dateFormat('en-GB', {
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

'use client'

import { toAriaKeys } from '../../lib/keys/notation.ts'
import { Icon } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { chipClass } from './chip-class.ts'
import { EnvironmentBadge } from './environment-badge.tsx'
import { FundsChip } from './funds-chip.tsx'
import { HoldsChip } from './holds-chip.tsx'
import { PersonChip } from './person-chip.tsx'
import type { ShellData } from '../../lib/shell-data.ts'

/** The same 48 px on every screen: where we are, the palette, what is running out, what can be spent, who. */
export function Header(props: {
  data: ShellData
  onPalette: () => void
  onShortcuts: () => void
  onSignOut: () => void
}) {
  const { data } = props
  return (
    <header className="flex h-12 shrink-0 items-center gap-2.5 border-b bg-bg px-4 max-narrow:gap-1 max-narrow:px-2">
      <EnvironmentBadge environment={data.environment} serverNow={data.serverNow} />
      <button
        type="button"
        onClick={props.onPalette}
        aria-keyshortcuts={toAriaKeys('Ctrl+K')}
        className={`${chipClass} justify-between text-ink2 narrow:min-w-0 narrow:max-w-[280px] narrow:flex-1`}
      >
        <Icon name="search" className="narrow:hidden" />
        <span className="truncate max-narrow:sr-only">Search or type a command</span>
        <Kbd keys="Ctrl+K" className="max-wide:hidden" />
      </button>
      <div className="ml-auto flex items-center gap-2.5 max-narrow:gap-1">
        <HoldsChip holds={data.holds} serverNow={data.serverNow} />
        <FundsChip spendableCents={data.spendableCents} />
        <PersonChip person={data.person} onShortcuts={props.onShortcuts} onSignOut={props.onSignOut} />
      </div>
    </header>
  )
}

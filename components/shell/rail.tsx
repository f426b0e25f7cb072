'use client'

import type { Route } from 'next'
import { Link } from '../ui/link.tsx'
import { usePathname } from 'next/navigation'
import { kindFacts, kindIcon, serviceOptions } from '../../lib/kinds.ts'
import type { ShellData } from '../../lib/shell-data.ts'
import { IgnoredWhileLeaving } from '../keys/ignored-keys.tsx'
import { toAriaKeys } from '../keys/notation.ts'
import { cx } from '../ui/cx.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Brand } from './brand.tsx'

/** A screen of the rail. */
export type NavEntry = {
  id: string
  label: string
  href: Route
  icon: IconName
  keys: string
  /** Stands below the others, and is not on a phone. */
  apart?: boolean
  /** On a phone it is left to the palette: the bar there has space for seven. */
  wideOnly?: boolean
}

const EVERYBODY: readonly NavEntry[] = [
  { id: 'today', label: 'Today', href: '/today', icon: 'today', keys: 'g t' },
  ...serviceOptions.map(({ value: kind, label }) => {
    const { href, keys } = kindFacts(kind).search
    return { id: href.slice(1), label, href: href as Route, icon: kindIcon(kind), keys }
  }),
  { id: 'trips', label: 'Trips', href: '/trips', icon: 'trips', keys: 'g i' },
  { id: 'bookings', label: 'Bookings', href: '/bookings', icon: 'bookings', keys: 'g b' },
  { id: 'clients', label: 'Clients', href: '/clients', icon: 'clients', keys: 'g c', wideOnly: true },
  { id: 'wallet', label: 'Wallet', href: '/wallet', icon: 'wallet', keys: 'g w' },
]
const OFFICE: NavEntry = {
  id: 'office',
  label: 'Office',
  href: '/office',
  icon: 'office',
  keys: 'g o',
  wideOnly: true,
}
const STUDIO: NavEntry = {
  id: 'studio',
  label: 'Sandbox studio',
  href: '/studio',
  icon: 'studio',
  keys: 'g s',
  apart: true,
}

/** The entries of the rail for a person, top to bottom: the office for admins, the studio in a sandbox. */
export function navEntries(
  role: ShellData['person']['role'],
  environment: ShellData['environment'],
): readonly NavEntry[] {
  return [...EVERYBODY, ...(role === 'admin' ? [OFFICE] : []), ...(environment === 'sandbox' ? [STUDIO] : [])]
}

/** The navigation: 196 px wide, icons only below 1100 px, a bar at the bottom below 640 px. */
export function Rail({ entries, onShortcuts }: { entries: readonly NavEntry[]; onShortcuts: () => void }) {
  return (
    <nav
      aria-label="Main"
      className="flex min-h-0 flex-col gap-0.5 overflow-y-auto border-r bg-bg px-2.5 py-3 [grid-area:rail] max-narrow:flex-row max-narrow:justify-around max-narrow:border-t max-narrow:border-r-0 max-narrow:p-1 print:hidden"
    >
      <Brand className="px-2 pt-1 pb-3.5 max-wide:[&>span]:sr-only max-narrow:hidden" />
      {entries
        .filter(({ apart }) => !apart)
        .map((entry) => (
          <RailLink key={entry.id} entry={entry} className={entry.wideOnly ? 'max-narrow:hidden' : ''} />
        ))}
      <span className="flex-1 max-narrow:hidden" />
      {entries
        .filter(({ apart }) => apart)
        .map((entry) => (
          <RailLink key={entry.id} entry={entry} className="max-narrow:hidden [&>svg]:text-sand" />
        ))}
      <button
        type="button"
        onClick={onShortcuts}
        aria-keyshortcuts={toAriaKeys('?')}
        className={cx(railItemClass, 'text-ink2 hover:bg-sunk hover:text-ink max-narrow:hidden')}
      >
        <Icon name="keyboard" className="wide:hidden" />
        <span className="flex-1 text-left max-wide:sr-only">Shortcuts</span>
        <Kbd keys="?" className="max-wide:hidden" />
      </button>
    </nav>
  )
}

function RailLink({ entry, className }: { entry: NavEntry; className: string }) {
  const pathname = usePathname()
  const here = pathname === entry.href || pathname.startsWith(`${entry.href}/`)
  return (
    <Link
      href={entry.href}
      aria-current={here ? 'page' : undefined}
      title={entry.label}
      className={cx(
        railItemClass,
        here ? 'bg-sunk font-medium text-ink' : 'text-ink2 hover:bg-sunk hover:text-ink',
        className,
      )}
    >
      <IgnoredWhileLeaving />
      <Icon name={entry.icon} className={here ? 'text-accent' : ''} />
      <span className="flex-1 max-wide:sr-only max-narrow:not-sr-only max-narrow:flex-none max-narrow:text-11">
        {entry.label}
      </span>
      <Kbd keys={entry.keys} className="max-wide:hidden" />
    </Link>
  )
}

const railItemClass =
  'flex min-h-8 items-center gap-2 rounded-control px-2 py-1 max-wide:justify-center max-wide:px-2 max-narrow:min-h-12 max-narrow:min-w-0 max-narrow:flex-1 max-narrow:flex-col max-narrow:justify-center max-narrow:gap-0.5 max-narrow:px-0'

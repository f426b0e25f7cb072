import type { Route } from 'next'
import type { IconName } from '../ui/icon.tsx'

/** One destination of the rail. */
export type NavEntry = { id: string; label: string; href: Route; icon: IconName; keys: string }

/** The rail from top to bottom. Only what exists stands here; a later noun adds its line. */
export const NAV: readonly NavEntry[] = [
  { id: 'flights', label: 'Flights', href: '/flights', icon: 'flights', keys: 'g f' },
  { id: 'hotels', label: 'Hotels', href: '/hotels', icon: 'hotels', keys: 'g h' },
  { id: 'bookings', label: 'Bookings', href: '/bookings', icon: 'bookings', keys: 'g b' },
  { id: 'wallet', label: 'Wallet', href: '/wallet', icon: 'wallet', keys: 'g w' },
]

/** True when a path belongs to a destination: the page itself or anything below it. */
export function isBelow(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}

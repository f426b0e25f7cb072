import { isCalendarDate } from '../dates.ts'
import type { ActivityPlace } from './activity-offer.ts'
import { readParty } from './party-params.ts'
import { isUuid, writeChoice } from './product-params.ts'
import type { Party } from './quote.ts'

/** What the address of the booking form says: `bookActivityHref` writes it. */
export type BookPlace = ActivityPlace & {
  /** Uuid of the product, which the way back leads to; null if the address has none. */
  product: string | null
  party: Party
}

/** Reads the address of the form; null if it names no variant or no date. One adult if it names nobody. */
export function readBookPlace(address: URLSearchParams): BookPlace | null {
  const uuid = (name: string) => {
    const given = address.get(name) ?? ''
    return isUuid(given) ? given : null
  }
  const [variant, date] = [uuid('variant'), address.get('date') ?? '']
  if (variant === null || !isCalendarDate(date)) return null
  const party = readParty(address) ?? { adult: 1, child: 0, senior: 0 }
  return { variant, date, slot: uuid('slot'), product: uuid('product'), party }
}

/** The page of a product, with what was selected on it. */
export function productHref(product: string, selected: Partial<ActivityPlace> = {}): string {
  const { variant = null, date = null, slot = null } = selected
  const address = new URLSearchParams()
  writeChoice(address, { variant, date, slot })
  return `/activities/${product}${address.size > 0 ? `?${address}` : ''}`
}

import type { PermissionId } from '../contract/registry.ts'
import { whomToAsk } from './office/whom-to-ask.ts'

/** The act that each permission allows, as a verb phrase: "book flights". */
const ACTS: Readonly<Record<PermissionId, string>> = {
  air_low_fare_search: 'search flights without a stream',
  air_low_fare_search_incremental: 'search flights',
  air_search_data: 'view earlier flight searches',
  air_price_calendar: 'view the price calendar',
  air_revalidate: 'check fares',
  air_rules: 'read fare rules',
  air_baggages: 'read the baggage of fares',
  air_book: 'book flights',
  air_booking_data: 'view bookings',
  air_order_ticket: 'ticket flights',
  air_cancel: 'cancel flight bookings',
  air_refund_display: 'view refund penalties',
  air_refund: 'refund flights',
  hotel_availability: 'search hotels',
  hotel_check_rate: 'check rates',
  hotel_book: 'book hotels',
  hotel_booking_data: 'view bookings',
  hotel_order: 'confirm hotel bookings',
  hotel_extend_payment_deadline: 'extend deadlines',
  hotel_cancel_display: 'view cancellation fees',
  hotel_cancel: 'cancel hotel bookings',
  activity_products: 'search activities',
  activity_book: 'book activities',
  activity_bookings: 'view bookings',
  activity_booking_status: 'confirm or cancel activities',
  activity_vouchers: 'view vouchers',
  people_erase: 'erase travellers',
  activity_webhook_events: 'view what changed',
  activity_config: "view the office's clock and funds",
  wallet_balance: 'view the balance',
  wallet_statement: 'view the statement',
}

/** Null for a permission that the contract does not have. */
function actOf(permission: string): string | null {
  return Object.hasOwn(ACTS, permission) ? ACTS[permission as PermissionId] : null
}

/** Permissions by subject: those that a person has, and the others that the desk knows. */
export type PermissionGroup = {
  name: string
  has: { permission: string; text: string }[]
  lacks: { permission: string; text: string }[]
}

const GROUPS: readonly (readonly [prefix: string, name: string])[] = [
  ['air_', 'Flights'],
  ['hotel_', 'Hotels'],
  ['activity_', 'Activities'],
  ['wallet_', 'Wallet'],
  ['people_', 'Travellers'],
]

/**
 * The permissions of a person by group and in words; a permission that the desk does not know is under
 * "Other".
 */
export function permissionGroups(permissions: readonly string[]): PermissionGroup[] {
  const named = (permission: string) => ({ permission, text: actOf(permission) ?? permission })
  const groups = GROUPS.map(([prefix, name]) => ({
    name,
    has: permissions.filter((permission) => permission.startsWith(prefix)).map(named),
    lacks: Object.keys(ACTS)
      .filter((permission) => permission.startsWith(prefix) && !permissions.includes(permission))
      .map(named),
  }))
  const other = permissions.filter((permission) => !GROUPS.some(([prefix]) => permission.startsWith(prefix)))
  return other.length === 0 ? groups : [...groups, { name: 'Other', has: other.map(named), lacks: [] }]
}

/** Says what a person without a permission cannot do: `You don't have permission to book flights`. */
export function notPermittedText(permission: string): string {
  return `You don't have permission to ${actOf(permission) ?? 'do this'}`
}

/**
 * The same with whom to ask, as the reason at a button: `You don't have permission to book flights. Ask Ines
 * Duarte`.
 * @param admins names of the office's admins
 */
export function missingPermissionText(permission: string, admins: readonly string[]): string {
  return `${notPermittedText(permission)}. Ask ${whomToAsk(admins)}`
}

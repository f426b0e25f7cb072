import { whomToAsk } from './office/whom-to-ask.ts'

/** What each permission that a screen asks for allows, as a verb phrase: "book flights". */
const ACTS: Readonly<Record<string, string>> = {
  air_low_fare_search_incremental: 'search flights',
  hotel_availability: 'search hotels',
  activity_products: 'search activities',
  air_booking_data: 'view bookings',
  hotel_booking_data: 'view bookings',
  wallet_statement: 'view the statement',
  air_book: 'book flights',
  hotel_book: 'book hotels',
  air_order_ticket: 'ticket flights',
  hotel_order: 'confirm hotel bookings',
  air_cancel: 'cancel flight bookings',
  hotel_cancel: 'cancel hotel bookings',
  hotel_extend_payment_deadline: 'extend deadlines',
  activity_book: 'book activities',
  activity_bookings: 'view bookings',
  activity_booking_status: 'confirm or cancel activities',
  activity_vouchers: 'view vouchers',
}

/** Says what a person without a permission cannot do: `You don't have permission to book flights`. */
export function notPermittedText(permission: string): string {
  return `You don't have permission to ${ACTS[permission] ?? 'do this'}`
}

/**
 * The same with the permission's name and whom to ask, as the reason at a button: `You don't have permission
 * to book flights (air_book). Ask Ines Duarte`.
 * @param admins names of the office's admins
 */
export function missingPermissionText(permission: string, admins: readonly string[]): string {
  return `${notPermittedText(permission)} (${permission}). Ask ${whomToAsk(admins)}`
}

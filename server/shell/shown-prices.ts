import 'server-only'
import { cookies } from 'next/headers'
import { readShownPrices, shownPricesCookie, type ShownPrices } from '../../lib/shown-prices.ts'

/** Which prices the person of this request wants to see; pages and documents of the server follow it. */
export async function shownPricesOf(person: { officeName: string; userName: string }): Promise<ShownPrices> {
  return readShownPrices((await cookies()).get(shownPricesCookie(person))?.value ?? '')
}

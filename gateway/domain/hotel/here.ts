import type { Environment } from '../../../contract/session/limits.ts'
import type { Services } from '../../services.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { PlaceHotels } from '../../supply/hotel/port.ts'

/** Whether an environment knows a place or hotel: what shows scenarios is in the sandbox alone. */
export function isHere({ sandboxOnly }: { sandboxOnly: boolean }, environment: Environment): boolean {
  return environment === 'sandbox' || !sandboxOnly
}

/**
 * The hotels of a place by the id that callers have of it (gaps 109, 142); null for no such place in the
 * environment.
 */
export async function hotelsHere(
  { hotels }: Pick<Services, 'hotels'>,
  placeId: number,
  environment: Environment,
): Promise<PlaceHotels | null> {
  const found = await hotels.hotelsOf(String(placeId))
  return found && isHere(found, environment) ? found : null
}

/** A hotel by its number; null for no such hotel in the environment. */
export async function hotelHere(
  { hotels }: Pick<Services, 'hotels'>,
  hotelId: number,
  environment: Environment,
): Promise<Hotel | null> {
  const found = await hotels.findHotel(hotelId)
  return found && isHere(found, environment) ? found : null
}

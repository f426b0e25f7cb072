import type { Environment } from '../../../contract/session/limits.ts'
import type { Services } from '../../services.ts'
import type { Hotel } from '../../supply/hotel/hotel.ts'
import type { PlaceHotels } from '../../supply/hotel/port.ts'

/** Whether an environment has a place or hotel: those for scenarios exist only in the sandbox. */
export function isHere({ sandboxOnly }: { sandboxOnly: boolean }, environment: Environment): boolean {
  return environment === 'sandbox' || !sandboxOnly
}

/** The hotels of a place by its external id (gaps 109, 142); null when the environment has no such place. */
export async function hotelsHere(
  { hotels }: Pick<Services, 'hotels'>,
  placeId: number,
  environment: Environment,
): Promise<PlaceHotels | null> {
  const ofPlace = await hotels.hotelsOf(String(placeId))
  return ofPlace && isHere(ofPlace, environment) ? ofPlace : null
}

/** A hotel by its number; null when the environment has no such hotel. */
export async function hotelHere(
  { hotels }: Pick<Services, 'hotels'>,
  hotelId: number,
  environment: Environment,
): Promise<Hotel | null> {
  const hotel = await hotels.findHotel(hotelId)
  return hotel && isHere(hotel, environment) ? hotel : null
}

import type { HotelRate } from '../../supply/hotel/rate.ts'
import { hashText, unit } from '../../hash.ts'

/**
 * The rate as it is when its price rose since it was shown, by 6 to 12 per cent: rooms, total and cancellation amounts are
 * computed again and add up. The same rise for the same rate, so that asking again rises no further.
 */
export function raisedRate(rate: HotelRate): HotelRate {
  const rise = 60 + Math.floor(unit(hashText(`rise ${rate.key}`)) * 61)
  const raised = (cents: number) => Math.round((cents * (1000 + rise)) / 1000)
  const rooms = rate.rooms.map((room) => ({ ...room, totalCents: raised(room.totalCents) }))
  const totalCents = rooms.reduce((sum, room) => sum + room.totalCents, 0)
  return {
    ...rate,
    rooms,
    totalCents,
    beforeDiscountCents: Math.max(totalCents, raised(rate.beforeDiscountCents)),
    // A step that took all still does, to the cent.
    steps: rate.steps.map(({ from, amountCents }) => ({
      from,
      amountCents: amountCents === rate.totalCents ? totalCents : Math.min(totalCents, raised(amountCents)),
    })),
  }
}

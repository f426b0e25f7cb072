import { hashText, unit } from '../../hash.ts'
import type { HotelRate } from '../../supply/hotel/rate.ts'
import { MAX_OFFER_INDEX } from '../offer-code.ts'

/** Codes from here on name the rates of a search again, at the price that a check raised them to. */
const RAISED_FROM = Math.ceil(MAX_OFFER_INDEX / 2)

/** Most rates of one search that a code can name. */
export const MAX_RATES = RAISED_FROM

/** Which rate of its search a code's index names, and at which price. */
export type RateVariant = { position: number; raised: boolean }

export function variantOf(index: number): RateVariant {
  return index < RAISED_FROM
    ? { position: index, raised: false }
    : { position: index - RAISED_FROM, raised: true }
}

export function indexOf({ position, raised }: RateVariant): number {
  return raised ? position + RAISED_FROM : position
}

/** The rate at the price of its variant. */
export function pricedAs(rate: HotelRate, { raised }: Pick<RateVariant, 'raised'>): HotelRate {
  return raised ? raisedRate(rate) : rate
}

/**
 * The rate as it is when its price rose since it was shown, by 6 to 12 per cent: rooms, total and
 * cancellation amounts are computed again and add up. The same rise for the same rate, so that asking again
 * rises no further.
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

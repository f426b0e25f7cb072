import { hashText, unit } from '../../hash.ts'
import type { HotelRate } from '../../supply/hotel/rate.ts'
import { MAX_OFFER_INDEX } from '../offer-code.ts'

/** Codes from this index on name the same rates again, at the price raised by a check. */
const RAISED_FROM = Math.ceil(MAX_OFFER_INDEX / 2)

/** The number of rates of one search that codes can name. */
export const MAX_RATES = RAISED_FROM

/** The position of a rate in its search, and its price, as encoded in the index of a code. */
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

/** The price at which the rate costs this total, as seen at a check: its first one or the raised one. */
export function variantAt(plain: HotelRate, totalCents: number): Pick<RateVariant, 'raised'> {
  const variant = [{ raised: false }, { raised: true }].find(
    (each) => pricedAs(plain, each).totalCents === totalCents,
  )
  if (!variant) throw new Error('a checked rate must be for sale at the price it was checked at')
  return variant
}

/**
 * The rate after its price rose by 6 to 12 per cent: rooms, total and cancellation
 * amounts are computed again and add up. The rise is always the same for the same
 * rate, so that checking again does not raise it further.
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
    // A step that costs the whole price still does, to the cent.
    steps: rate.steps.map(({ from, amountCents }) => ({
      from,
      amountCents: amountCents === rate.totalCents ? totalCents : Math.min(totalCents, raised(amountCents)),
    })),
  }
}

import type { HotelRate } from '../../supply/hotel/rate.ts'
import { raisedRate } from './raised-rate.ts'
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

import type { ResponseOf } from '../../contract/registry.ts'
import { lastPricedDay } from './activity-trip.ts'
import { priceDayOf, type PriceDay } from './price-day.ts'
import { productOf } from './product.ts'
import { variantOf } from './variant.ts'
import { underwayPollMs } from '../booking/booking-phase.ts'
import type { CalendarDate } from '../dates.ts'
import { firstDateAnywhere } from '../first-date.ts'
import { readOptions } from '../queries/read-options.ts'
import { read } from '../read.ts'

/** Texts of the catalogue change once a day, prices more often; the selected date is checked by itself. */
const TEXTS_FRESH_MS = 30 * 60_000
const PRICES_FRESH_MS = 5 * 60_000
const PLACES_FRESH_MS = 10 * 60_000

/** A product with its texts. */
export function productOptions(uuid: string) {
  return { ...readOptions('activity.product', { uuid }), select: productOf, staleTime: TEXTS_FRESH_MS }
}

/** Nationalities that a product is not sold to, or the only ones it is sold to; empty lists: no rule. */
export type Restrictions = { allow: readonly string[]; exclude: readonly string[] }

/** The nationalities that a product is or is not sold to. */
export function restrictionsOptions(uuid: string) {
  return { ...readOptions('activity.restrictions', { uuid }), staleTime: TEXTS_FRESH_MS }
}

/** A variant in the list of its product. */
export type ListedVariant = { uuid: string; title: string }

/** The list of a product's variants. */
export function variantsOptions(productUuid: string) {
  return { ...readOptions('activity.product-types', { uuid: productUuid }), staleTime: TEXTS_FRESH_MS }
}

/** A variant with everything about it. */
export function variantOptions(uuid: string) {
  return { ...readOptions('activity.product-type', { uuid }), select: variantOf, staleTime: TEXTS_FRESH_MS }
}

/** The variant of a booking, whose record has no names of options and no zone; read whenever it is shown. */
export function bookedVariantOptions(uuid: string) {
  return { ...readOptions('activity.product-type', { uuid }), select: variantOf }
}

/** The status of a booking that was reported last; null if none was. */
export async function reportedStatus(uuid: string, signal: AbortSignal): Promise<string | null> {
  const report = await read(
    'activity.events',
    { event: 'booking_status_updated', uuid, history: false },
    signal,
  )
  return 'payload' in report && 'currentStatus' in report.payload ? report.payload.currentStatus : null
}

/** The starts of a date that have not begun (gap 188). */
export function startsOptions(uuid: string, date: CalendarDate) {
  return { ...readOptions('activity.product-type', { uuid, date }), select: variantOf }
}

/**
 * A variant's prices and places from the first date that is not past everywhere, as far as there are any; the
 * booking service leaves out dates that are past at the activity.
 * @param officeNow office time, ISO 8601 UTC
 */
export function priceListOptions(uuid: string, officeNow: string) {
  const dates = {
    date_start: firstDateAnywhere(officeNow),
    date_end: lastPricedDay(officeNow.slice(0, 10)),
  }
  return {
    ...readOptions('activity.price-lists', { uuid, ...dates }),
    select: priceDaysOf,
    staleTime: PRICES_FRESH_MS,
  }
}

function priceDaysOf(answer: ResponseOf<'activity.price-lists'>): PriceDay[] {
  return answer.map(priceDayOf)
}

/** A voucher of an approved booking. */
export type Voucher = { uuid: string; visualId?: string; generatedAt: string }

/** The vouchers of a booking. Some hosts approve first and send them later: asked until there are any. */
export function vouchersOptions(reference: string) {
  return {
    ...readOptions('activity.vouchers', { uuid: reference, page: 1, per_page: 100 }),
    select: ({ data }: ResponseOf<'activity.vouchers'>): Voucher[] => data,
    refetchInterval: ({
      state,
    }: {
      state: { data?: ResponseOf<'activity.vouchers'>; dataUpdateCount: number }
    }) =>
      state.data === undefined || state.data.data.length > 0 ? false : underwayPollMs(state.dataUpdateCount),
  } as const
}

/** A country or a city where activities are sold; `count` is that of the whole catalogue. */
export type ActivityPlace = {
  uuid: string
  name: string
  /** The country of a city; null for a country. */
  country: string | null
  count: number
}

/** The countries and cities of the catalogue. */
export function activityPlacesOptions() {
  return {
    ...readOptions('activity.products-by-location', {}),
    select: activityPlacesOf,
    staleTime: PLACES_FRESH_MS,
  }
}

/** Reads countries and their cities, in the order of the answer (Activity v2, products/by-location). */
function activityPlacesOf({ data }: ResponseOf<'activity.products-by-location'>): ActivityPlace[] {
  return data.flatMap(({ country, countryUuid, total, cities }) => [
    { uuid: countryUuid, name: country, country: null, count: total },
    ...cities.map(({ city, cityUuid, count }) => ({ uuid: cityUuid, name: city, country, count })),
  ])
}

import { queryOptions } from '@tanstack/react-query'
import { lastPricedDay } from '../../../lib/activity/activity-trip.ts'
import type { CalendarDate } from '../../../lib/dates.ts'
import { firstDateAnywhere } from '../../../lib/first-date.ts'
import { readOptions } from '../../../lib/queries/read-options.ts'
import { readCheck } from '../../booking/book/price-check.ts'

/** Texts of the catalogue change once a day, prices more often; the selected date is checked by itself. */
const TEXTS_FRESH_MS = 30 * 60_000
const PRICES_FRESH_MS = 5 * 60_000

/** A product with its texts. */
export function productOptions(uuid: string) {
  return { ...readOptions('activity.product', { uuid }), staleTime: TEXTS_FRESH_MS }
}

/** The nationalities that a product is or is not sold to. */
export function restrictionsOptions(uuid: string) {
  return { ...readOptions('activity.restrictions', { uuid }), staleTime: TEXTS_FRESH_MS }
}

/** The list of a product's variants. */
export function variantsOptions(productUuid: string) {
  return { ...readOptions('activity.product-types', { uuid: productUuid }), staleTime: TEXTS_FRESH_MS }
}

/** A variant with everything about it. */
export function variantOptions(uuid: string) {
  return { ...readOptions('activity.product-type', { uuid }), staleTime: TEXTS_FRESH_MS }
}

/** The starts of a date that have not begun (gap 188). */
export function startsOptions(uuid: string, date: CalendarDate) {
  return readOptions('activity.product-type', { uuid, date })
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
    staleTime: PRICES_FRESH_MS,
  }
}

/** Prices and places of one date at this moment, null for a past one, with what can be spent. */
export function priceCheckOptions(uuid: string, date: CalendarDate) {
  const asked = { uuid, date }
  return queryOptions({
    queryKey: ['activity.price-list', asked] as const,
    queryFn: ({ signal }) => readCheck('activity', asked, signal),
  })
}

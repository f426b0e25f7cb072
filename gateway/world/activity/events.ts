import type { ActivityEvent } from '../../../contract/activity/codes.ts'
import type { SupplierEvent } from '../../supply/activity/port.ts'
import { changesOf, closuresOf } from './changes.ts'
import { placesDiffer, pricesDiffer } from './days.ts'
import type { MadeProduct } from './products.ts'
import type { MadeVariant } from './variants.ts'

/** How far back the supplier remembers. */
const rememberedDays = 180

type Told = { at: Date; date: string | null }

/** The supplier's events about a product up to an instant, newest first. */
export function productEvents(
  event: ActivityEvent,
  made: MadeProduct,
  until: Date,
  limit: number,
): SupplierEvent[] {
  const events =
    event === 'product_updated'
      ? updatesOf(made, until)
      : event === 'product_available'
        ? reopenings(made, until)
        : []
  const about = { productUuid: made.product.uuid, productTypeUuid: null }
  return events.slice(0, limit).map((each) => ({ event, ...about, ...each }))
}

/** The supplier's events about a variant up to an instant, newest first. */
export function variantEvents(
  event: ActivityEvent,
  made: MadeVariant,
  until: Date,
  limit: number,
): SupplierEvent[] {
  const period = { until, daysBack: rememberedDays }
  const byEvent: Partial<Record<ActivityEvent, () => readonly Told[]>> = {
    product_type_available: () => reopenings(made.made, until),
    product_type_not_available: () =>
      closuresOf(made.made, until, rememberedDays).map(({ from }) => ({ at: from, date: null })),
    product_type_content_updated: () => updatesOf(made.made, until),
    product_type_pricing_updated: () =>
      changesOf(made, 'price', period, (...change) => pricesDiffer(made, ...change)),
    product_type_availability_updated: () =>
      changesOf(made, 'places', period, (...change) => placesDiffer(made, ...change)),
  }
  const about = { productUuid: made.made.product.uuid, productTypeUuid: made.variant.uuid }
  const events = byEvent[event]?.() ?? []
  return events.slice(0, limit).map(({ at, date }) => ({ event, at, ...about, date }))
}

/** The last change of a product's texts, at the time that the product states; former texts are not kept. */
function updatesOf({ product }: MadeProduct, until: Date): Told[] {
  return product.updatedAt <= until ? [{ at: product.updatedAt, date: null }] : []
}

function reopenings(made: MadeProduct, until: Date): Told[] {
  const closures = closuresOf(made, until, rememberedDays)
  return closures.filter(({ to }) => to <= until).map(({ to }) => ({ at: to, date: null }))
}

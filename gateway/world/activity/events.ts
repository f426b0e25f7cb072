import type { ActivityEvent } from '../../../contract/activity/codes.ts'
import type { SupplierEvent } from '../../supply/activity/port.ts'
import { draw } from './draw.ts'

const dayMillis = 86_400_000

/** How often the supplier tells about a product or a variant: one day of so many. */
const everyDays: Partial<Record<ActivityEvent, number>> = {
  product_available: 90,
  product_updated: 21,
  product_type_available: 90,
  product_type_not_available: 240,
  product_type_content_updated: 30,
  product_type_pricing_updated: 14,
  product_type_availability_updated: 2,
}
/** How far back the supplier remembers. */
const rememberedDays = 180

/** What the supplier told about something up to an instant, newest first: computed from uuid and day. */
export function supplierEvents(
  event: ActivityEvent,
  about: { productUuid: string; productTypeUuid: string | null },
  until: Date,
  limit: number,
): SupplierEvent[] {
  const every = everyDays[event]
  if (every === undefined) return []
  const uuid = about.productTypeUuid ?? about.productUuid
  const found: SupplierEvent[] = []
  const today = Math.floor(until.getTime() / dayMillis)
  for (let day = today; day > today - rememberedDays && found.length < limit; day--) {
    const drawn = draw(uuid, `${event} ${day}`)
    if (drawn >= 1 / every) continue
    // The same draw tells the time of the day.
    const at = new Date(day * dayMillis + Math.floor(drawn * every * (dayMillis / 1000)) * 1000)
    if (at > until) continue
    const isOfDate = event === 'product_type_availability_updated' || event === 'product_type_pricing_updated'
    const ahead = 1 + Math.floor(draw(uuid, `date ${day}`) * 60)
    const date = isOfDate ? new Date((day + ahead) * dayMillis).toISOString().slice(0, 10) : null
    found.push({ event, at, ...about, date })
  }
  return found
}

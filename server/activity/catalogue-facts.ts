import 'server-only'
import { LRUCache } from 'lru-cache'
import { refundSteps } from '../../lib/activity/refund-words.ts'
import { variantOf, type Variant } from '../../lib/activity/variant.ts'
import type { CancelTimes } from '../../lib/booking/booking-view.ts'
import { surelyBy } from '../../lib/booking/cancel-times.ts'
import { addDays, type CalendarDate } from '../../lib/dates.ts'
import { wallInstant } from '../../lib/zone.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import { deskWide } from '../process-wide.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant, Grant } from '../session/grant.ts'

const MOST_KEPT = 10_000
const FRESH_MS = 3_600_000

/** The zone and the refund policy of a variant. */
export type VariantPolicy = Pick<Variant, 'isNonRefundable' | 'cancellationPolicies' | 'timezone'>

// The record of a booking has neither; both change seldom, and every reading of a booking needs them.

/** The title of a product, by its uuid; null if it cannot be read. */
export const productTitle = keptForAnHour('activity.product-titles', async (desk, grant, uuid) => {
  const read = await callAs(desk, grant, 'activity.product', { uuid })
  return read.kind === 'ok' ? read.data.title : undefined
})

/** The policy of a variant, by its uuid; null if it cannot be read. */
export const variantPolicy = keptForAnHour(
  'activity.variant-policies',
  async (desk, grant, uuid): Promise<VariantPolicy | undefined> => {
    const read = await callAs(desk, grant, 'activity.product-type', { uuid })
    if (read.kind !== 'ok') return undefined
    const { isNonRefundable, cancellationPolicies, timezone } = variantOf(read.data)
    return { isNonRefundable, cancellationPolicies, timezone }
  },
)

/**
 * A read of the catalogue by uuid, kept for an hour for all who may read it; null without the permission, or
 * if it fails.
 */
function keptForAnHour<Fact extends string | object>(
  name: string,
  read: (desk: Desk, grant: Grant<'activity_products'>, uuid: string) => Promise<Fact | undefined>,
) {
  type Context = { grant: Grant<'activity_products'>; uuid: string }
  const cacheOf = (desk: Desk) =>
    new LRUCache<string, Fact, Context>({
      max: MOST_KEPT,
      ttl: FRESH_MS,
      ttlResolution: 0,
      perf: { now: () => desk.clock.now().getTime() },
      fetchMethod: (_key, _old, { context: { grant, uuid } }) => read(desk, grant, uuid),
    })
  return async (desk: Desk, anyGrant: AnyGrant, uuid: string): Promise<Fact | null> => {
    const grant = alsoMay(anyGrant, 'activity_products')
    if (!grant) return null
    const cache = deskWide(desk, name, () => cacheOf(desk))
    return (await cache.fetch(`${grant.environment} ${uuid}`, { context: { grant, uuid } })) ?? null
  }
}

/**
 * The times until which an approved booking gives anything back, and can be cancelled at all: until its day
 * is over where it takes place (gaps 159, 169, 256).
 * @param policy null if it is not known
 * @param booked `start` is a wall time, null for a variant without start times
 */
export function activityCancelTimes(
  policy: VariantPolicy | null,
  booked: { date: CalendarDate; start: string | null; createdAt: string },
): CancelTimes {
  const closedFrom = surelyBy(midnightAfter(booked.date), policy?.timezone)
  return { nothingFrom: policy && nothingFrom(policy, booked), closedFrom }
}

function nothingFrom(
  { isNonRefundable, cancellationPolicies, timezone }: VariantPolicy,
  { date, start, createdAt }: Parameters<typeof activityCancelTimes>[1],
): string | null {
  const last = refundSteps(cancellationPolicies).at(-1)
  if (isNonRefundable || last === undefined) return createdAt
  const startAt = start === null ? null : wallInstant(`${date}T${start}:00`, timezone)
  const stepEnd = wallInstant(midnightAfter(addDays(date, -last.numberOfDays)), timezone)
  return stepEnd !== null && startAt !== null && startAt < stepEnd ? startAt : stepEnd
}

function midnightAfter(date: CalendarDate): string {
  return `${addDays(date, 1)}T00:00:00`
}

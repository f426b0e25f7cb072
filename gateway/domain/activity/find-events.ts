import { createHmac } from 'node:crypto'
import { EVENTS_DEFAULT } from '../../../contract/activity/limits.ts'
import type { ActivityEvent } from '../../../contract/activity/codes.ts'
import type { Services } from '../../services.ts'
import type { SupplierEvent } from '../../supply/activity/port.ts'
import type { Caller } from '../session/caller.ts'
import { findActivity } from './find-activity.ts'
import { findProduct, findVariant } from './find-variant.ts'
import { repricings } from './repricing.ts'

/** An event as callers poll it. */
export type PolledEvent = {
  /** Greater than that of an earlier event about the same. */
  id: number
  at: Date
  /** The product, variant or booking: its uuid from the creation on. */
  primaryUuid: string
  /** JSON. */
  payload: string
  /** Null on events of suppliers. */
  signature: string | null
}

/** A question for events: those of one name about one uuid, at most `limit` of the newest. */
export type EventsWanted = { event: ActivityEvent; uuid: string; limit: number | null }

/**
 * The newest events about a product, a variant or a booking of the caller's office, newest first; none for a
 * uuid that does not exist or belongs to another office (gap 195). The due effects of a booking are applied
 * first.
 * Source: Activity v2, Events; gaps 190, 193, 194.
 */
export function findEvents(
  services: Services,
  caller: Caller,
  { event, uuid, limit }: EventsWanted,
): Promise<PolledEvent[]> {
  const wanted = { event, uuid, limit: limit ?? EVENTS_DEFAULT }
  return event.startsWith('booking_')
    ? bookingEvents(services, caller, wanted)
    : supplierEvents(services, caller, wanted)
}

type Wanted = { event: ActivityEvent; uuid: string; limit: number }

async function bookingEvents(services: Services, caller: Caller, wanted: Wanted): Promise<PolledEvent[]> {
  const booking = await findActivity(services, caller, wanted.uuid)
  if (!booking) return []
  const rows = await services.db
    .selectFrom('activity_event')
    .select(['event_id', 'at', 'payload'])
    .where('office_id', '=', caller.officeId)
    .where('reference', '=', booking.reference)
    .where('event', '=', wanted.event)
    .orderBy('event_id', 'desc')
    .limit(wanted.limit)
    .execute()
  const key = await signatureKey(services, caller)
  return rows.map(({ event_id: id, at, payload }) => ({
    id: Number(id),
    at,
    primaryUuid: booking.detail.uuid,
    payload,
    signature: createHmac('sha256', key).update(payload).digest('hex'),
  }))
}

/**
 * The key that events are signed with for a caller. No secret of an office is stored; of a person's secret
 * only the SHA-256 of the lower-case Password in hexadecimal is stored, which the person can compute.
 */
async function signatureKey({ db }: Services, caller: Caller): Promise<string> {
  const account = await db
    .selectFrom('account')
    .select('credential_hash')
    .where('org_id', '=', caller.orgId)
    .where('environment', '=', caller.environment)
    .where('user_id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  return account.credential_hash
}

async function supplierEvents(services: Services, caller: Caller, wanted: Wanted): Promise<PolledEvent[]> {
  const { event, uuid, limit } = wanted
  const find = event.startsWith('product_type_') ? findVariant : findProduct
  if (!(await find(services, uuid, caller.environment))) return []
  const published = await services.activities.events(event, uuid, caller.now, limit)
  const repriced = event === 'product_type_pricing_updated' ? await repricedFor(services, caller, uuid) : []
  const all = [...published, ...repriced].sort((one, other) => other.at.getTime() - one.at.getTime())
  return all.slice(0, limit).map((each) => ({
    // The seconds of its instant, of which a supplier does not use one twice for the same.
    id: Math.floor(each.at.getTime() / 1000),
    at: each.at,
    primaryUuid: uuid,
    payload: JSON.stringify(payloadOf(each)),
    signature: null,
  }))
}

/** The repricings that the sandbox was asked for, as events like those of the supplier itself. */
async function repricedFor(services: Services, caller: Caller, uuid: string): Promise<SupplierEvent[]> {
  const match = await findVariant(services, uuid, caller.environment)
  if (!match) return []
  const { productUuid } = match.variant
  const instants = await repricings(services.db, caller.officeId, uuid)
  return instants.map((at) => ({
    event: 'product_type_pricing_updated',
    at,
    productUuid,
    productTypeUuid: uuid,
    date: null,
  }))
}

function payloadOf({ productUuid, productTypeUuid, date }: SupplierEvent): object {
  if (productTypeUuid === null) return { productUuid }
  return { productTypeUuid, productUuid, ...(date !== null && { date }) }
}

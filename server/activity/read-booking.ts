import 'server-only'
import type { ActivityBookingRecord } from '../../contract/activity/booking.ts'
import { PER_PAGE_MAX } from '../../contract/activity/limits.ts'
import type { InputOf } from '../../contract/registry.ts'
import { isUuid } from '../../lib/address/formats.ts'
import type { BookingReference } from '../booking/kind.ts'
import { ownAndOurs } from '../booking/client-reference.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'

const NOT_FOUND = { kind: 'refused', code: 'not_found', message: 'Not found', httpStatus: 404 } as const

/** Reads a booking by either reference; the wallet's statement names it by its code. */
export function readActivityBooking(
  desk: Desk,
  grant: AnyGrant,
  by: BookingReference,
): Promise<CallOutcome<ActivityBookingRecord>> {
  if ('clientReference' in by) return byOurs(desk, grant, by.clientReference)
  const { reference } = by
  return isUuid(reference.toLowerCase())
    ? callAs(desk, grant, 'activity.booking', { uuid: reference })
    : byCode(desk, grant, reference)
}

async function byCode(
  desk: Desk,
  grant: AnyGrant,
  code: string,
): Promise<CallOutcome<ActivityBookingRecord>> {
  const query = { page: 1, per_page: PER_PAGE_MAX, query: code }
  const listed = await callAs(desk, grant, 'activity.bookings', query)
  if (listed.kind !== 'ok') return listed
  const match = listed.data.data.find((record) => record.code === code)
  return match ? { kind: 'ok', data: match } : NOT_FOUND
}

/**
 * Finds the booking that has one of our references at the end of its own (Activity v2, GET bookings,
 * `partner_reference`). The documents do not say whether that filter compares parts of a reference, so the
 * newest bookings are looked through before one counts as not found.
 */
async function byOurs(
  desk: Desk,
  grant: AnyGrant,
  ours: string,
): Promise<CallOutcome<ActivityBookingRecord>> {
  const newest = { page: 1, per_page: PER_PAGE_MAX }
  const pages: InputOf<'activity.bookings'>[] = [{ ...newest, partner_reference: ours }, newest]
  for (const page of pages) {
    const listed = await callAs(desk, grant, 'activity.bookings', page)
    if (listed.kind !== 'ok') return listed
    const match = listed.data.data.find((record) => ownAndOurs(record.partnerReference).ours === ours)
    if (match) return { kind: 'ok', data: match }
  }
  return NOT_FOUND
}

import 'server-only'
import { z } from 'zod'
import {
  cancelVerbOf,
  MOST_AT_ONCE,
  notCancellableText,
  type CancelPreview,
  type CancelPreviews,
} from '../../lib/booking/bulk.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type CallOutcome } from '../gateway-client/outcome.ts'
import { kindOf } from '../kinds.ts'
import { readJsonObject } from '../request/json-body.ts'
import { failure } from '../request/failure.ts'
import { isFromTheDesk } from '../request/same-origin.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { rowsByReference } from './office-rows.ts'
import { bookingReference } from './reference.ts'
import type { StoredBooking } from './stored-row.ts'

/** Bookings whose fees are read at the same time. */
const AT_ONCE = 4

const bodyShape = z.object({ references: z.array(bookingReference).min(1).max(MOST_AT_ONCE) })

/**
 * Answers what cancelling each of these bookings would keep and give back now (`CancelPreviews`), as their
 * records say at this moment. A booking whose fee cannot be read says why; one that the office does not have
 * is left out.
 */
export async function cancelPreviewsAnswer(desk: Desk, grant: AnyGrant, request: Request): Promise<Response> {
  if (!isFromTheDesk(request.headers, desk.settings)) return failure(403, 'ForeignOrigin')
  const body = bodyShape.safeParse(await readJsonObject(request))
  if (!body.success) return failure(400, 'BadRequest', 'The selection is wrong.')
  const previews = await cancelPreviews(desk, grant, body.data.references)
  if (previews === 'session') return failure(401, 'SessionExpired')
  return Response.json(previews, { headers: { 'cache-control': 'no-store' } })
}

/** The same for given references; `session` if the session has ended. */
export async function cancelPreviews(
  desk: Desk,
  grant: AnyGrant,
  references: readonly string[],
): Promise<CancelPreviews | 'session'> {
  const rows = [...(await rowsByReference(await desk.store.db(), grant, references)).values()]
  const previews: Record<string, CancelPreview> = {}
  let isLost = false
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let row = rows.shift(); row && !isLost; row = rows.shift()) {
      const read = await previewOf(desk, grant, kindOf(row.kind), row)
      if (isSessionLost(read)) isLost = true
      else previews[row.reference] = read.kind === 'ok' ? read.data : barred(read)
    }
  })
  await Promise.all(workers)
  return isLost ? 'session' : previews
}

async function previewOf<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  { reference }: StoredBooking,
): Promise<CallOutcome<CancelPreview>> {
  const read = await kind.read(desk, grant, { reference })
  if (read.kind !== 'ok') return read
  const booking = read.data
  if (cancelVerbOf(booking) === null) {
    return { kind: 'ok', data: { kind: 'barred', why: notCancellableText(booking) } }
  }
  if (stateFacts(booking).standing !== 'held') return kind.cancelPreview(desk, grant, booking)
  // What is held is released in full.
  const { totalCents: refundCents } = booking.money
  const chosen = { parts: [], agreedCents: refundCents }
  return { kind: 'ok', data: { kind: 'cost', chosen, feeCents: 0, refundCents } }
}

function barred(failed: Exclude<CallOutcome<never>, { kind: 'ok' }>): CancelPreview {
  const why = failed.kind === 'refused' ? failed.message : SERVICE_AWAY
  return { kind: 'barred', why: `Its fee can't be told: ${why}` }
}

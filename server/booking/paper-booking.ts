import 'server-only'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import type { Block } from '../../pdf/blocks.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import { kindOf } from '../kinds.ts'
import type { AnyGrant } from '../session/grant.ts'
import { agreedOf, asAgreed } from './agreed.ts'
import type { Itinerary } from './kind-itinerary.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { rowsByReference } from './office-rows.ts'

/** A booking with what its papers say of it. */
export type PaperBooking = Itinerary & {
  booking: BookingView
  /** `Hotel Rossa Dresden`, as the list names it. */
  name: string
  /** The page of its voucher; null where it has none, or none was asked for. */
  voucher: readonly Block[] | null
}

/** Bookings that were read for a paper, and those that could not be read, each with the reason. */
export type PaperReading =
  { kind: 'read'; bookings: readonly PaperBooking[]; missing: readonly string[] } | { kind: 'session' }

const NOT_OURS = 'No booking of this office has this reference.'

/** Reads bookings for a paper in the person's own session, in the order of their references. */
export async function readForPaper(
  desk: Desk,
  grant: AnyGrant,
  references: readonly string[],
  { vouchers }: { vouchers: boolean },
): Promise<PaperReading> {
  const unique = [...new Set(references)]
  const rows = await rowsByReference(await desk.store.db(), grant, unique)
  const bookings: PaperBooking[] = []
  const missing: string[] = []
  for (const reference of unique) {
    const row = rows.get(reference)
    const read = row ? await bookingFor(desk, grant, kindOf(row.kind), reference, vouchers) : NOT_OURS
    if (read === 'session') return { kind: 'session' }
    if (typeof read === 'string') missing.push(`${reference}: ${read}`)
    else bookings.push(read)
  }
  return { kind: 'read', bookings, missing }
}

/** A booking, or why it cannot be read, as a sentence. */
async function bookingFor<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  reference: string,
  vouchers: boolean,
): Promise<PaperBooking | 'session' | (string & {})> {
  const read = await kind.read(desk, grant, { reference })
  if (isSessionLost(read)) return 'session'
  if (read.kind === 'unknown') return `${SERVICE_AWAY}.`
  if (read.kind === 'refused') return read.message
  const booking = asAgreed(kind, read.data, await agreedOf(desk, grant.officeId, reference))
  return paperBooking(desk, grant, kind, booking, vouchers)
}

/** What the papers of a booking that was read say of it. */
export async function paperBooking<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  booking: K['view'],
  vouchers: boolean,
): Promise<PaperBooking> {
  const [itinerary, voucher = null] = await Promise.all([
    kind.itinerary(desk, grant, booking),
    vouchers ? kind.vouchers?.page(desk, grant, booking) : null,
  ])
  return { ...itinerary, booking, name: kind.list.line(kind.list.summaryOf(booking)).title, voucher }
}

/** A last page that names what could not be read. */
export function missingPage(missing: readonly string[]): Block[] {
  if (missing.length === 0) return []
  return [
    'page',
    { style: 'title', text: 'Not in this file' },
    ...missing.map((text): Block => ({ style: 'body', text })),
  ]
}

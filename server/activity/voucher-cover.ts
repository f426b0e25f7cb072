import 'server-only'
import type { Readable } from 'node:stream'
import type { ResponseOf } from '../../contract/registry.ts'
import type { ActivityBookingView } from '../../lib/activity/booking-view.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { Block } from '../../pdf/blocks.ts'
import { paperOf } from '../../pdf/letterhead.ts'
import { agreedOf } from '../booking/agreed.ts'
import { termBlocks } from '../booking/term-blocks.ts'
import { letterheadOf } from '../config/letterhead.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { activityBookingView } from './booking-view.ts'
import { activityBlocks } from './itinerary.ts'
import { readActivityBooking } from './read-booking.ts'

type Voucher = ResponseOf<'activity.vouchers'>['data'][number]

/**
 * The cover page of an activity's vouchers on the letterhead of the office. The vouchers are files of the
 * host, which the desk passes on unchanged, so the cover stands beside them: it has the activity, its time,
 * the tickets, the numbers of the vouchers and the conditions, and no price.
 */
export async function voucherCover(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
  vouchers: readonly Voucher[],
): Promise<CallOutcome<Readable>> {
  const read = await readActivityBooking(desk, grant, { reference })
  if (read.kind !== 'ok') return read
  const [view, agreed] = await Promise.all([
    activityBookingView(desk, grant, read.data),
    agreedOf(desk, grant.officeId, reference),
  ])
  const booking = { ...view, agreed }
  const facts = {
    title: `Activity voucher ${booking.code}`,
    author: grant.officeName,
    madeAt: new Date(booking.completedAt ?? booking.createdAt),
  }
  const blocks = coverBlocks(booking, vouchers)
  return { kind: 'ok', data: await paperOf(await letterheadOf(desk, grant), facts, blocks) }
}

/**
 * The same as a page of another paper; null while the booking has no voucher, and where it cannot be told:
 * the papers of a trip must not fail because of one of them.
 */
export async function activityVoucherPage(
  desk: Desk,
  grant: AnyGrant,
  booking: ActivityBookingView,
): Promise<readonly Block[] | null> {
  if (stateFacts(booking).standing !== 'made') return null
  const may = alsoMay(grant, 'activity_vouchers')
  if (!may) return null
  const uuid = booking.reference
  const listed = await callAs(desk, may, 'activity.vouchers', { uuid, page: 1, per_page: 100 })
  if (listed.kind !== 'ok' || listed.data.data.length === 0) return null
  return coverBlocks(booking, listed.data.data)
}

function coverBlocks(booking: ActivityBookingView, vouchers: readonly Voucher[]): Block[] {
  const numbers = vouchers.flatMap(({ visualId }) => visualId ?? [])
  return [
    { style: 'title', text: 'Activity voucher' },
    { style: 'note', text: `Booking ${booking.code}. ${stateFacts(booking).word}.` },
    'rule',
    ...activityBlocks(booking),
    'rule',
    { style: 'heading', text: vouchers.length === 1 ? 'Voucher number' : 'Voucher numbers' },
    { gap: 4 },
    { style: 'body', text: numbers.length === 0 ? 'On the vouchers themselves.' : numbers.join(', ') },
    { style: 'small', text: 'The activity is paid. Please show the vouchers of the host with this page.' },
    ...termBlocks([{ booking, name: null }], 'none'),
  ]
}

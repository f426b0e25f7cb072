import { singaporeTime } from '../../clock.ts'
import { activityPeople, type ActivityBooking } from '../../domain/activity/activity-booking.ts'
import { findActivity } from '../../domain/activity/find-activity.ts'
import { validVouchers } from '../../domain/activity/vouchers-of.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { pageAnswer } from '../page-answer.ts'
import { bookingNotFound } from './booking-words.ts'
import { voucherLinks } from './links.ts'
import { nextOf, paginationOf } from './pagination.ts'
import { voucherFacts } from './voucher-facts.ts'
import { activityVoucherPdf } from './voucher-pdf.ts'

type VoucherIds = 'activity.vouchers' | 'activity.download-voucher'

/**
 * Vouchers of bookings, for the office that booked: from the issue on until the booking ends (Activity v2,
 * vouchers and download-voucher; gaps 163, 190, 191; trust, V1).
 */
export function activityVoucherHandlers(services: Services): Pick<Handlers, VoucherIds> {
  return {
    'activity.vouchers': async ({ request, caller, origin }) => {
      const { uuid } = request.params
      const { page, per_page: perPage } = request.query
      const booking = await findActivity(services, caller, uuid)
      if (!booking) return fail('not_found', bookingNotFound(uuid))
      const vouchers = validVouchers(booking)
      const data = vouchers.slice((page - 1) * perPage, page * perPage).map((voucher) => ({
        uuid: voucher.uuid,
        generatedAt: singaporeTime(issuedAt(booking)),
        visualId: voucher.visualId,
        links: voucherLinks(origin, booking.detail.uuid, voucher.uuid),
      }))
      const pagination = paginationOf(request.query, vouchers.length)
      return pageAnswer({ data, meta: { pagination } }, nextOf(pagination))
    },
    'activity.download-voucher': async ({ request, caller }) => {
      const { uuid, voucher: wanted } = request.params
      const booking = await findActivity(services, caller, uuid)
      if (!booking) return fail('not_found', bookingNotFound(uuid))
      const voucher = validVouchers(booking).find((each) => each.uuid === wanted)
      if (!voucher) return fail('not_found', `Voucher not found, UUID: ${wanted}`)
      const [people] = await activityPeople(services, caller.officeId, [booking])
      const issued = { ...booking, confirmed_at: issuedAt(booking) }
      const facts = voucherFacts(issued, people!, voucher, caller.officeName)
      const number = voucher.traveller === null ? '' : `-${voucher.traveller + 1}`
      return ok({
        bytes: await activityVoucherPdf(facts),
        fileName: `voucher-${booking.reference}${number}.pdf`,
      })
    },
  }
}

/** @throws Error for a booking that was not issued, which has no vouchers. */
function issuedAt({ confirmed_at: at, reference }: ActivityBooking): Date {
  if (!at) throw new Error(`booking ${reference} has vouchers and was not issued`)
  return at
}

import { singaporeTime } from '../../clock.ts'
import { activityPeople, type ActivityBooking } from '../../domain/activity/activity-booking.ts'
import { bookActivity } from '../../domain/activity/book.ts'
import { cancelActivity } from '../../domain/activity/cancel.ts'
import { confirmActivity } from '../../domain/activity/confirm.ts'
import { findActivity } from '../../domain/activity/find-activity.ts'
import { listActivities } from '../../domain/activity/list-bookings.ts'
import { refundsOf } from '../../domain/activity/refunds-of.ts'
import { fail, ok } from '../../domain/outcome.ts'
import type { Caller } from '../../domain/session/caller.ts'
import type { Handlers } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { pageAnswer } from '../page-answer.ts'
import { entryIds } from '../words/entry-ids.ts'
import { bookingRecord } from './booking-record.ts'
import { bookingQueryOf, orderOf } from './booking-requests.ts'
import { bookingNotFound, moveFailure, orderSentence, shortSentence } from './booking-words.ts'
import { nextOf, paginationOf } from './pagination.ts'
import { notFound } from './products.ts'

type BookingIds =
  'activity.create-booking' | 'activity.bookings' | 'activity.booking' | 'activity.move-booking'

/** Bookings of activities (Activity v2, Bookings; gaps 159-185, 190, 230-233). */
export function activityBookingHandlers(services: Services): Pick<Handlers, BookingIds> {
  const recordsOf = async ({ officeId }: Caller, bookings: readonly ActivityBooking[], origin: string) => {
    const people = await activityPeople(services, officeId, bookings)
    const refunds = await refundsOf(services.db, officeId, bookings)
    // As the statement of the wallet names it.
    const { idOf } = entryIds(await services.keys.hashKey(), officeId)
    return bookings.map((booking, at) => {
      const refund = refunds.get(booking.reference)
      return bookingRecord(booking, people[at]!, refund === undefined ? null : idOf(refund), origin)
    })
  }
  return {
    'activity.create-booking': async ({ request, caller, origin }) => {
      const { body } = request
      const booked = await bookActivity(services, caller, orderOf(body))
      if (!booked.ok) {
        return booked.failure === 'rule-broken' && booked.rule
          ? fail('validation_failed', orderSentence(booked.rule))
          : fail('not_found', notFound(body.productTypeUuid))
      }
      if (booked.value.short) return fail('insufficient_balance', shortSentence(booked.value.short))
      const booking = await findActivity(services, caller, booked.value.uuid)
      if (!booking) throw new Error(`booking ${booked.value.reference} was made and is not there`)
      const [record] = await recordsOf(caller, [booking], origin)
      return ok(record!)
    },
    'activity.bookings': async ({ request, caller, origin }) => {
      const { bookings, total } = await listActivities(services, caller, bookingQueryOf(request.query))
      const pagination = paginationOf(request.query, total)
      const data = await recordsOf(caller, bookings, origin)
      return pageAnswer({ data, meta: { pagination } }, nextOf(pagination))
    },
    'activity.booking': async ({ request, caller, origin }) => {
      const { uuid } = request.params
      const booking = await findActivity(services, caller, uuid)
      if (!booking) return fail('not_found', bookingNotFound(uuid))
      const [record] = await recordsOf(caller, [booking], origin)
      return ok(record!)
    },
    'activity.move-booking': async ({ request, caller }) => {
      const { uuid, status } = request.params
      const moved =
        status === 'confirm'
          ? await confirmActivity(services, caller, uuid)
          : await cancelActivity(services, caller, uuid)
      if (!moved.ok) {
        return moved.failure === 'not-found' ? fail('not_found', bookingNotFound(uuid)) : moveFailure(moved)
      }
      const { detail, state, updated_at: updatedAt } = moved.value
      return ok({ uuid: detail.uuid, status: state, updatedAt: singaporeTime(updatedAt) })
    },
  }
}

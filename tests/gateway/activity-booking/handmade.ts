import { findActivity } from '../../../gateway/domain/activity/find-activity.ts'
import { bookActivity } from '../../../gateway/domain/activity/book.ts'
import { cancelActivity } from '../../../gateway/domain/activity/cancel.ts'
import { confirmActivity } from '../../../gateway/domain/activity/confirm.ts'
import { fail, ok } from '../../../gateway/domain/outcome.ts'
import type { Services } from '../../../gateway/services.ts'
import type { ActivitySupply } from '../../../gateway/supply/activity/port.ts'
import type { SupplierAnswer, Variant } from '../../../gateway/supply/activity/variant.ts'
import { recordedActivities } from '../../setup/recorded/activity.ts'
import type { HotelOffice } from '../hotel/hotel-office.ts'
import { customer } from './activity-office.ts'

/** An activity of a test: one adult's price, its places on every date, and the fate of a booking. */
export type MadeActivity = { answer: SupplierAnswer; refundPercent: number; cents: number; places: number }

/** Activities numbered from 0, sold every day to an adult; each office has places of its own. */
export function handmadeActivities(made: readonly MadeActivity[]): ActivitySupply {
  const variantOf = async (uuid: string): Promise<Variant | null> => {
    const activity = made[Number(uuid)]
    const [product] = recordedActivities.catalogue().products
    const [variant] = (await recordedActivities.variants(product?.uuid ?? '')) ?? []
    if (!activity || !variant) return null
    const refundSteps = [{ days: 0, percent: activity.refundPercent }]
    return { ...variant, uuid, refundSteps, answer: activity.answer, placesPerOffice: true }
  }
  return {
    ...recordedActivities,
    variant: variantOf,
    days: (variant, { from: date }, _now, taken) => {
      const { cents, places } = made[Number(variant.uuid)]!
      const rates = [
        {
          category: 'adult' as const,
          retailCents: cents,
          nettCents: cents,
          retailFormat: '',
          nettFormat: '',
        },
      ]
      const left = Math.max(0, places - taken(date, null))
      return Promise.resolve([
        { date, sets: [{ id: 1, timeslotUuid: null, type: 'shared', places: left, rates }] },
      ])
    },
  }
}

/** The agent ada of an office books handmade activities and acts on them by the code of the booking. */
export function openHandmadeOffice(
  services: Services,
  { grant, officeId }: Pick<HotelOffice, 'grant' | 'officeId'>,
) {
  const uuidOf = async (reference: string) => {
    const row = await services.db
      .selectFrom('booking')
      .select('detail')
      .where('office_id', '=', officeId)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return (row.detail as { uuid: string }).uuid
  }
  return {
    book: async (id: number) =>
      bookActivity(services, await grant<'activity_book'>('ada'), {
        variantUuid: String(id),
        arrivalDate: '2027-03-01',
        slot: null,
        party: { adult: 1, child: 0, senior: 0 },
        customer: { ...customer, salutation: 'Ms.', message: null },
        partnerReference: null,
        answers: { perBooking: [], perPax: [] },
        body: {},
      }),
    order: async (reference: string) =>
      confirmActivity(services, await grant<'activity_booking_status'>('ada'), await uuidOf(reference)),
    cancel: async (reference: string) =>
      cancelActivity(services, await grant<'activity_booking_status'>('ada'), await uuidOf(reference)),
    read: async (reference: string) => {
      const booking = await findActivity(services, await grant('ada'), await uuidOf(reference))
      return booking ? ok(booking) : fail('not-found')
    },
  }
}

export type HandmadeOffice = ReturnType<typeof openHandmadeOffice>

import { z } from 'zod'
import { entity } from '../entity.ts'
import { email, phone } from '../booking/person-wire.ts'
import { activityRead, activityWrite } from '../families.ts'
import { operation } from '../operation.ts'
import { wireChoice, wireDate, wireInt, wireText } from '../wire.ts'
import { activityBooking, answers } from './booking.ts'
import { activityStates } from './booking-states.ts'
import { pageOf, paging, singaporeInstant } from './fields.ts'
import { MESSAGE_MAX_LENGTH, PER_PAGE_MAX } from './limits.ts'

const section = (call: string) => `Bookings, ${call} /Activity/v2/bookings`

const customer = entity('ActivityCustomer', {
  salutation: wireText(1, 20).default('Mr.'),
  firstName: wireText(1, 100),
  lastName: wireText(1, 100),
  email,
  phone,
})

const travellers = wireInt(0, 100)

export const createActivityBooking = operation({
  ...activityWrite,
  id: 'activity.create-booking',
  method: 'POST',
  path: '/Activity/v2/bookings',
  permission: 'activity_book',
  request: {
    params: null,
    query: null,
    body: z.object({
      productTypeUuid: wireText(1, 64),
      /** Left out: in seven days, in the activity's zone (gap 174). `date` is an alias. */
      arrivalDate: wireDate.optional(),
      date: wireDate.optional(),
      /** Left out: one. `pax` is an alias (gap 175). */
      adults: travellers.optional(),
      pax: travellers.optional(),
      children: travellers.default(0),
      seniors: travellers.default(0),
      customer,
      partnerReference: wireText(0, MESSAGE_MAX_LENGTH).nullish(),
      message: wireText(0, MESSAGE_MAX_LENGTH).nullish(),
      /** `timeSlot` is an alias, and may be a start time (gap 173). */
      timeSlotUuid: wireText(0, 64).nullish(),
      timeSlot: wireText(0, 64).nullish(),
      options: answers.nullish(),
    }),
  },
  response: activityBooking,
  booking: { asked: null, answered: 'uuid' },
  personal: ['value'],
  errors: ['not_found', 'validation_failed', 'insufficient_balance'],
  asks: 'supplier',
  source: {
    doc: 'activity-v2',
    section: section('POST'),
    gaps: [161, 166, 167, 173, 174, 175, 176, 177, 179, 181, 182, 184],
  },
  summary: 'Reserve an activity',
  description: 'Reserves places and holds their price on the wallet.',
})

const searchText = wireText(0, 200).optional()

export const activityBookings = operation({
  ...activityRead,
  id: 'activity.bookings',
  path: '/Activity/v2/bookings',
  permission: 'activity_bookings',
  request: {
    params: null,
    query: z.object({
      /** The range of arrival dates, both inclusive. */
      date_start: wireDate.optional(),
      date_end: wireDate.optional(),
      first_name: searchText,
      last_name: searchText,
      email: searchText,
      phone: searchText,
      partner_reference: searchText,
      /** Free text. */
      query: searchText,
      status: wireChoice(activityStates, {}).optional(),
      ...paging(PER_PAGE_MAX),
    }),
    body: null,
  },
  response: pageOf(activityBooking),
  envelope: 'data-meta-timestamp',
  personal: ['value'],
  errors: [],
  kind: 'read',
  serverOnly: true,
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'activity-v2', section: section('GET'), gaps: [185, 232] },
  standing: 'documented',
  summary: 'Bookings of the office',
  description: 'The bookings of the office, newest first.',
})

/** The reference from the creation, or the supplier's uuid once there is one (gap 190). */
const bookingUuid = z.object({ uuid: wireText(1, 64) })

export const readActivityBooking = operation({
  ...activityRead,
  id: 'activity.booking',
  path: '/Activity/v2/bookings/{uuid}',
  permission: 'activity_bookings',
  request: { params: bookingUuid, query: z.object({}), body: null },
  response: activityBooking,
  booking: { asked: 'uuid', answered: null },
  personal: ['value'],
  errors: ['not_found'],
  kind: 'read',
  serverOnly: true,
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'activity-v2', section: `${section('GET')}/{uuid}`, gaps: [180, 190] },
  standing: 'documented',
  summary: 'A booking',
  description: 'One booking.',
})

export const moveActivityBooking = operation({
  ...activityWrite,
  id: 'activity.move-booking',
  method: 'PUT',
  path: '/Activity/v2/bookings/{uuid}/{status}',
  permission: 'activity_booking_status',
  request: {
    /** Any other status is an invalid parameter (400). */
    params: bookingUuid.extend({ status: wireChoice(['confirm', 'cancel'], {}) }),
    query: null,
    body: z.object({}),
  },
  response: entity('BookingStatus', {
    uuid: z.string(),
    status: z.enum(activityStates),
    updatedAt: singaporeInstant,
  }),
  booking: { asked: 'uuid', answered: null },
  errors: ['not_found', 'forbidden', 'invalid_status', 'validation_failed'],
  asks: 'supplier',
  source: {
    doc: 'activity-v2',
    section: `${section('PUT')}/{uuid}/{status}`,
    gaps: [166, 168, 169, 170, 171, 172, 183, 232, 233],
  },
  summary: 'Confirm or cancel a booking',
  description: 'Confirms a reserved booking, or asks for its cancellation. Repeating either changes nothing.',
})

import { z } from 'zod'
import { entity } from '../entity.ts'
import { email, phone } from '../booking/person-wire.ts'
import { activityRead, activityWrite } from '../families.ts'
import { operation } from '../operation.ts'
import { wireChoice, wireDate, wireInt, wireText } from '../wire.ts'
import { activityBooking, answers } from './booking.ts'
import { activityStates } from './booking-states.ts'
import { pageOf, paging, singaporeInstant } from './fields.ts'
import { ARRIVAL_DEFAULT_DAYS, MESSAGE_MAX_LENGTH, PER_PAGE_MAX } from './limits.ts'

const section = (call: string) => `Bookings, ${call} /Activity/v2/bookings`

const customer = entity('ActivityCustomer', {
  salutation: wireText(1, 20)
    .describe('Form of address, for instance `Mr.`, which is meant where it is left out.')
    .default('Mr.'),
  firstName: wireText(1, 100).describe('First name of the customer.'),
  lastName: wireText(1, 100).describe('Last name of the customer.'),
  email: email.describe('E-mail address at which the customer is reached.'),
  phone: phone.describe("Phone number at which the customer is reached, with the country's code."),
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
      productTypeUuid: wireText(1, 64).describe('Id of the variant to book.'),
      arrivalDate: wireDate
        .describe(
          `Date of the visit, YYYY-MM-DD in the activity's zone; left out, ${ARRIVAL_DEFAULT_DAYS} days from today there.`,
        )
        .optional(),
      date: wireDate.describe('Another name of `arrivalDate`, read where that is left out.').optional(),
      adults: travellers
        .describe("Number of adults; left out, one. 0 is accepted only where the variant's `minPax` is 0.")
        .optional(),
      pax: travellers.describe('Another name of `adults`, read where that is left out.').optional(),
      children: travellers.describe('Number of children.').default(0),
      seniors: travellers.describe('Number of seniors.').default(0),
      customer: customer.describe('The person in whose name the booking is made.'),
      partnerReference: wireText(0, MESSAGE_MAX_LENGTH)
        .nullish()
        .describe(
          "The caller's own reference, shown on the booking; left out or null for none. It need not be unique.",
        ),
      message: wireText(0, MESSAGE_MAX_LENGTH)
        .nullish()
        .describe(
          'Free text to the supplier, for instance the names of infants that go free; left out or null for none.',
        ),
      timeSlotUuid: wireText(0, 64)
        .nullish()
        .describe(
          'Id of the start time; required where the variant has start times, otherwise left out or null.',
        ),
      timeSlot: wireText(0, 64)
        .nullish()
        .describe(
          'Another name of `timeSlotUuid`, read where that is left out or null; a start as HH:MM is accepted too.',
        ),
      options: answers
        .nullish()
        .describe(
          'Answers to the options; required where the variant has one that is required, otherwise they may be left out or null.',
        ),
    }),
  },
  response: activityBooking.describe('The booking, which is reserved.'),
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
      date_start: wireDate.describe('First arrival date, YYYY-MM-DD, included.').optional(),
      date_end: wireDate.describe('Last arrival date, YYYY-MM-DD, included.').optional(),
      first_name: searchText.describe("Part of the customer's first name, in any case."),
      last_name: searchText.describe("Part of the customer's last name, in any case."),
      email: searchText.describe("Part of the customer's e-mail address, in any case."),
      phone: searchText.describe("Part of the customer's phone number."),
      partner_reference: searchText.describe("The caller's own reference, exactly."),
      query: searchText.describe(
        "Part of the code, uuid, titles, reference, or the customer's name, e-mail address or phone number, in any case.",
      ),
      status: wireChoice(activityStates, {}).describe('State that the bookings are in.').optional(),
      ...paging(PER_PAGE_MAX),
    }),
    body: null,
  },
  response: pageOf(activityBooking),
  pages: { in: 'query', by: ['page'] },
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
const bookingUuid = z.object({
  uuid: wireText(1, 64).describe(
    "The booking's `uuid` from its creation, or the supplier's own once it has issued the booking.",
  ),
})

export const readActivityBooking = operation({
  ...activityRead,
  id: 'activity.booking',
  path: '/Activity/v2/bookings/{uuid}',
  permission: 'activity_bookings',
  request: { params: bookingUuid, query: z.object({}), body: null },
  response: activityBooking.describe('The booking as it is now.'),
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
    params: bookingUuid.extend({
      status: wireChoice(['confirm', 'cancel'], {}).describe(
        '`confirm` locks the places and asks the supplier to issue; `cancel` asks for a cancellation.',
      ),
    }),
    query: null,
    body: z.object({}),
  },
  response: entity('BookingStatus', {
    uuid: z.string().describe('Reference of the booking, as from its creation.'),
    status: z.enum(activityStates).describe('The state that the booking is in now.'),
    updatedAt: singaporeInstant.describe('When the booking last changed, in the zone +08:00.'),
  }).describe("The booking's new state."),
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

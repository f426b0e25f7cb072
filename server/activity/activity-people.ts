import 'server-only'
import type { ActivityBookingRecord, Answer } from '../../contract/activity/booking.ts'
import { answerId, type ActivityBookingView } from '../../lib/activity/booking-view.ts'
import type { ActivityForm } from '../../lib/activity/booking-form.ts'
import { isErased } from '../../lib/booking/erased-name.ts'
import { isDocumentNumber } from '../../lib/booking/masked-number.ts'
import type { KnownPerson } from '../../lib/booking/same-person.ts'
import { factsOf, type BookedPerson, type BookingPeople, type KindPeople } from '../booking/people.ts'
import type { Desk } from '../desk.ts'
import { callAs } from '../gateway-client/call-as.ts'
import type { CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import { activityBookingView } from './booking-view.ts'
import { readActivityBooking } from './read-booking.ts'

/** Who an activity is booked for: a view and a form name the lead customer alone. */
export const activityPeople: KindPeople<ActivityBookingView> = {
  inView: ({ leadName }) => [{ name: leadName, birthDate: null }],
  read: readPeople,
}

/** The lead customer of a form. */
export function customerOfForm({ firstName, lastName }: ActivityForm): KnownPerson[] {
  return [{ name: `${firstName.trim()} ${lastName.trim()}`, birthDate: null }]
}

/**
 * Reads who an activity is booked for. The record names the lead customer alone; the answers of the other
 * travellers have no names, and belong to the customer here.
 */
async function readPeople(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
): Promise<CallOutcome<BookingPeople<ActivityBookingView>>> {
  const read = await readActivityBooking(desk, grant, { reference })
  if (read.kind !== 'ok') return read
  const record = read.data
  const customer = customerOf(record)
  const [booking, listed] = await Promise.all([
    activityBookingView(desk, grant, record),
    callAs(desk, grant, 'activity.vouchers', { uuid: record.uuid, page: 1, per_page: 100 }),
  ])
  return {
    kind: 'ok',
    data: {
      booking,
      people: isErased(customer.name) ? [] : [customer],
      contact: {},
      documents: answersOf(record).flatMap(({ id, value }) =>
        isDocumentNumber(value) ? [{ id, number: value }] : [],
      ),
      vouchers: listed.kind === 'ok' ? listed.data.data.map(({ uuid, visualId }) => visualId ?? uuid) : [],
    },
  }
}

function customerOf(record: ActivityBookingRecord): BookedPerson {
  const name = `${record.firstName} ${record.lastName}`
  const answers = answersOf(record).map(({ id, value }) => [`answer ${id}`, String(value)] as const)
  return {
    name,
    positions: [0, ...record.options.perPax.map((_, index) => index + 1)],
    facts: factsOf({
      name,
      salutation: record.salutation,
      email: record.email,
      phone: record.phone,
      ...Object.fromEntries(answers),
    }),
  }
}

/** All answers, each with an id that tells whose it is and which question it answers. */
function answersOf({ options }: ActivityBookingRecord): { id: string; value: Answer['value'] }[] {
  const named = (traveller: number | null, answers: readonly Answer[]) =>
    answers.map(({ uuid, value }) => ({ id: answerId(traveller, uuid), value }))
  return [
    ...named(null, options.perBooking),
    ...options.perPax.flatMap((answers, index) => named(index, answers)),
  ]
}

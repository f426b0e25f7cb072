import 'server-only'
import { sql } from 'kysely'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { OperationId } from '../../contract/registry.ts'
import type { AgainInput, Rebooked } from '../../lib/booking/again.ts'
import type { EarlierBooking, HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import { kindOf } from '../kinds.ts'
import { serviceLineOf } from './stored-row.ts'
import type { AnyGrant, GrantFacts } from '../session/grant.ts'
import { clientOfStored } from './client-of-booking.ts'
import { listedCostCentreOf } from './cost-centre.ts'
import { isLiveState } from './earlier-booking.ts'
import { holdOnce } from './hold.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { nextAttempt } from './open-form.ts'

const ERASED = {
  kind: 'refused',
  code: 'Erased',
  message: 'The personal data of this booking was erased. Search again and enter the travellers.',
} as const

/**
 * Holds an offer for the people of a booking that has ended. Their data are read from its record here and do
 * not pass through the browser. It is counted for the same cost centre, and
 * is for the same client. While a rebooking of it lives, the
 * person is asked first.
 */
export async function holdAgain<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  { reference, ...input }: AgainInput,
): Promise<HoldOutcome> {
  const { formOf } = kind.hold
  if (!formOf) return { kind: 'refused', code: 'NotOffered', message: 'This cannot be booked again here.' }
  const form = await formOf(desk, grant, reference)
  if (isSessionLost(form)) return { kind: 'session' }
  if (form.kind === 'refused') return { kind: 'refused', code: form.code, message: form.message }
  if (form.kind === 'unknown') {
    return { kind: 'refused', code: 'Unavailable', message: `${SERVICE_AWAY}.` }
  }
  if (form.data === null) return ERASED
  const live = input.evenIfBooked
    ? []
    : (await rebookingsOf(desk, grant, reference)).filter((row) => isLiveState(row.kind, row.state))
  if (live.length > 0) return { kind: 'booked-before', existing: live.map(rebooked) }
  const [costCentre, client] = await Promise.all([
    listedCostCentreOf(desk, grant.officeId, reference),
    clientOfStored(desk, grant.officeId, reference),
  ])
  const counted = { ...form.data, ...(costCentre !== null && { costCentre }), ...(client && { client }) }
  return holdOnce(desk, grant, kind, { ...input, form: counted }, reference)
}

/** A rebooking may be of another day: it counts because it was made for the same people. */
function rebooked({ reference, state, madeBy, title }: Rebooking): EarlierBooking {
  return { reference, state, madeBy, title, person: null, meeting: 'same', isRead: true }
}

/**
 * The client reference of the next attempt to book a booking again. It is the same for everybody in the
 * office: each search gives other codes for the same fare, so only the old booking can tell that two people
 * are about to hold the same twice.
 */
export function nextAttemptAgain(
  desk: Desk,
  { officeId }: Pick<GrantFacts, 'officeId'>,
  kind: { hold: { operation: OperationId } },
  reference: string,
) {
  return nextAttempt(desk, { officeId, userName: '' }, kind, `again ${reference}`)
}

type Rebooking = Rebooked & { kind: BookingKind; state: string; madeBy: string; title: string | null }

/** The bookings that were made instead of one, latest first. */
export async function rebookingsOf(
  desk: Desk,
  { officeId }: Pick<GrantFacts, 'officeId'>,
  reference: string,
): Promise<Rebooking[]> {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('booking')
    .select(['reference', 'kind', 'state', 'made_by', 'summary'])
    .where('office_id', '=', officeId)
    .where(sql<boolean>`agreed ->> 'insteadOf' = ${reference}`)
    .orderBy('created_at', 'desc')
    .limit(10)
    .execute()
  return rows.map(({ made_by, summary, ...row }) => ({
    ...row,
    madeBy: made_by,
    word: stateFacts(row).word,
    title: serviceLineOf(kindOf(row.kind), { summary })?.title ?? null,
  }))
}

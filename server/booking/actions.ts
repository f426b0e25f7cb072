'use server'

import { z } from 'zod'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { wireText } from '../../contract/wire.ts'
import type { ActOutcome } from '../../lib/booking/act-outcome.ts'
import type { AgainInput } from '../../lib/booking/again.ts'
import type { AdoptOutcome } from '../../lib/booking/adopt-outcome.ts'
import { WHOLE_BOOKING, type ChosenParts } from '../../lib/booking/chosen-parts.ts'
import { listParams, readListQuery } from '../../lib/booking/list-query.ts'
import { MOST_AT_ONCE, type BulkAnswer, type BulkVerb } from '../../lib/booking/bulk.ts'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import type { SavedView } from '../../lib/booking/list-view.ts'
import { termsKinds } from '../../lib/booking/refund-terms.ts'
import { desk } from '../desk.ts'
import { kindNamed, readPermission } from '../kinds.ts'
import { alsoMay, requireActionGrant } from '../session/gate.ts'
import { notPermitted } from '../session/not-permitted.ts'
import { actOn } from './act.ts'
import { actOnMany } from './act-on-many.ts'
import { actReason } from './act-reason.ts'
import { adoptElsewhere } from './adopt-elsewhere.ts'
import { holdAgain } from './again.ts'
import { isOurReference } from './client-reference.ts'
import { holdOnce } from './hold.ts'
import { lookUpHold, type BookingLookUp } from './look-up.ts'
import { bookingReference } from './reference.ts'
import { deleteView, MOST_VIEWS, saveView } from './saved-views.ts'
import { neededLine, typedLine } from '../../lib/typed-text-fields.ts'

const holdInput = z.object({
  offerCode: wireText(1, 256),
  clientReference: z.string().refine(isOurReference),
  acceptedTotalCents: z.int().min(0),
  acceptedRefund: z.object({ kind: z.enum(termsKinds), until: wireText(1, 32).nullable() }).optional(),
  evenIfBooked: z.boolean(),
})

const chosenParts = z.object({
  parts: z.array(wireText(1, 64)).max(50),
  agreedCents: z.int().min(0).nullable(),
})

type Refused = { kind: 'refused'; code: string; message: string }

const BAD_INPUT = { kind: 'refused', code: 'BadRequest', message: 'The request is incomplete.' } as const

/** Holds an offer of a kind, once per client reference. */
export async function holdOffer(kind: BookingKind, input: HoldInput<unknown>): Promise<HoldOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const named = kindNamed(kind)
  if (named === null) return BAD_INPUT
  const given = holdInput.extend({ form: named.hold.form }).safeParse(input)
  return given.success ? holdOnce(desk(), gate.grant, named, given.data) : BAD_INPUT
}

/** Holds an offer for the people of a booking that has ended, once per client reference. */
export async function holdBookingAgain(kind: BookingKind, input: AgainInput): Promise<HoldOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const named = kindNamed(kind)
  const given = holdInput.extend({ reference: bookingReference }).safeParse(input)
  return named && given.success ? holdAgain(desk(), gate.grant, named, given.data) : BAD_INPUT
}

/**
 * Performs a verb of its kind on a booking.
 * @param reason why, where an admin acts on a booking that somebody else made
 * @param chosen which parts of the booking, for a verb of parts
 */
export async function actOnBooking(
  kind: BookingKind,
  verb: string,
  booking: string,
  reason: string | null = null,
  chosen: ChosenParts = WHOLE_BOOKING,
): Promise<ActOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = bookingReference.safeParse(booking)
  const named = kindNamed(kind)
  const why = actReason.nullable().safeParse(reason)
  const parts = chosenParts.safeParse(chosen)
  if (!given.success || !why.success || !parts.success) return BAD_INPUT
  if (named === null || !Object.hasOwn(named.acts, verb)) return BAD_INPUT
  return actOn(desk(), gate.grant, named, verb, given.data, { reason: why.data, chosen: parts.data })
}

const bulkInput = z.object({
  verb: z.enum(['complete', 'release']),
  references: z.array(bookingReference).min(1).max(MOST_AT_ONCE),
  reason: actReason.nullable(),
})

/**
 * Completes or releases holds of any kind, one after another; the answer has an outcome for each.
 * @param reason why, where an admin acts on bookings that somebody else made
 */
export async function actOnBookings(
  verb: BulkVerb,
  references: readonly string[],
  reason: string | null = null,
): Promise<BulkAnswer> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = bulkInput.safeParse({ verb, references, reason })
  if (!given.success) return BAD_INPUT
  const { data } = given
  return actOnMany(desk(), gate.grant, data.verb, data.references, data.reason)
}

/**
 * Adds a booking that was made elsewhere to the office's list, by any reference that the gateway knows.
 * @param evenIfBooked the agent was told that its people have other bookings at the same time
 */
export async function adoptBookingOf(reference: string, evenIfBooked = false): Promise<AdoptOutcome> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = bookingReference.safeParse(reference)
  return given.success
    ? adoptElsewhere(desk(), gate.grant, given.data, evenIfBooked === true)
    : { kind: 'failed', message: 'A reference has no spaces and at most 64 characters.' }
}

const viewName = neededLine(1, 40)
const viewInput = z.object({ name: viewName, params: z.string().max(500), typed: typedLine(80) })

/** Saves a query of the list under a name, for this person alone. */
export async function keepListView(
  view: SavedView,
): Promise<{ kind: 'done' } | { kind: 'session' } | Refused> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = viewInput.safeParse(view)
  if (!given.success) return { ...BAD_INPUT, message: 'A name has 1 to 40 characters.' }
  const { name, params, typed } = given.data
  const query = readListQuery(new URLSearchParams(params), typed)
  const kept = { name, typed: query.typed, params: listParams({ ...query, after: null }).toString() }
  if (await saveView(desk(), gate.grant, kept)) return { kind: 'done' }
  return { ...BAD_INPUT, message: `You have ${MOST_VIEWS} saved views; delete one first.` }
}

/** Deletes a saved query of this person. */
export async function dropListView(name: string): Promise<{ kind: 'done' } | { kind: 'session' } | Refused> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = viewName.safeParse(name)
  if (!given.success) return BAD_INPUT
  await deleteView(desk(), gate.grant, given.data)
  return { kind: 'done' }
}

/**
 * Looks for the booking of a client reference and adopts it. A booking whose gateway reference is known is
 * read through the read route.
 */
export async function lookUpHeld(kind: BookingKind, clientReference: string): Promise<BookingLookUp> {
  const gate = await requireActionGrant('signed_in')
  if (!gate.ok) return { kind: 'session' }
  const given = bookingReference.safeParse(clientReference)
  const named = kindNamed(kind)
  if (!given.success || named === null) return { kind: 'failed', message: BAD_INPUT.message }
  const permission = readPermission(kind)
  const grant = alsoMay(gate.grant, permission)
  return grant
    ? lookUpHold(desk(), grant, named, given.data)
    : { kind: 'failed', message: notPermitted(permission).message }
}

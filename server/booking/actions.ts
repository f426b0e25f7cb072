'use server'

import { z } from 'zod'
import { wireText } from '../../contract/wire.ts'
import type { ActOutcome } from '../../lib/booking/act-outcome.ts'
import { WHOLE_BOOKING } from '../../lib/booking/chosen-parts.ts'
import { listParams, readListQuery } from '../../lib/booking/list-query.ts'
import { MOST_AT_ONCE, type BulkAnswer } from '../../lib/booking/bulk.ts'
import type { ClientOfBookingOutcome } from '../../lib/booking/client-of-booking.ts'
import { MOST_COST_CENTRE_BOOKINGS, type CostCentreOutcome } from '../../lib/booking/cost-centre.ts'
import { COST_CENTRE_LENGTH } from '../../lib/office/cost-centres.ts'
import { HAND_OVER_NOTE_MAX, type HandOverOutcome } from '../../lib/booking/hand-over.ts'
import type { NoteOutcome } from '../../lib/booking/note.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import { termsKinds } from '../../lib/booking/refund-terms.ts'
import { readPermission } from '../kinds.ts'
import { deskAction } from '../session/desk-action.ts'
import { alsoMay } from '../session/gate.ts'
import { notPermitted } from '../session/not-permitted.ts'
import { actOn } from './act.ts'
import { actOnMany } from './act-on-many.ts'
import { actReason } from './act.ts'
import { importReference } from './import-reference.ts'
import { holdAgain } from './again.ts'
import { isOurReference } from './client-reference.ts'
import { importReferences, MOST_REFERENCES, readGivenUp } from './discover/import-references.ts'
import { setCostCentre } from './cost-centre.ts'
import { handOver } from './hand-over.ts'
import { holdOnce } from './hold.ts'
import { kindInput } from './kind-input.ts'
import { lookUpHold, type BookingLookUp } from './look-up.ts'
import { bookingReference } from './reference.ts'
import { deleteView, MOST_VIEWS, saveView } from './saved-views.ts'
import { writeNote } from './write-note.ts'
import { neededLine, typedLine } from '../../lib/typed-text-fields.ts'
import { setClient } from './set-client.ts'

const holdInput = z.object({
  offerCode: wireText(1, 256),
  clientReference: z.string().refine(isOurReference),
  acceptedTotalCents: z.int().min(0),
  acceptedRefund: z.object({ kind: z.enum(termsKinds), until: wireText(1, 32).nullable() }).optional(),
  evenIfBooked: z.boolean(),
  optionId: z.uuid().nullable().optional(),
})

const chosenParts = z.object({
  parts: z.array(wireText(1, 64)).max(50).readonly(),
  agreedCents: z.int().min(0).nullable(),
})

const BAD_INPUT = { kind: 'refused', code: 'BadRequest', message: 'The request is incomplete.' } as const

/** Holds an offer of a kind, once per client reference. */
export const holdOffer = deskAction({
  permission: 'signed_in',
  input: [kindInput, holdInput.extend({ form: z.unknown() })],
  invalid: BAD_INPUT,
  async run(desk, grant, kind, input): Promise<HoldOutcome> {
    const form = kind.hold.form.safeParse(input.form)
    return form.success ? holdOnce(desk, grant, kind, { ...input, form: form.data }) : BAD_INPUT
  },
})

/** Holds an offer for the people of a booking that has ended, once per client reference. */
export const holdBookingAgain = deskAction({
  permission: 'signed_in',
  input: [kindInput, holdInput.extend({ reference: bookingReference })],
  invalid: BAD_INPUT,
  run: holdAgain,
})

/**
 * Performs a verb of its kind on a booking. After the reference it gets a reason, where an admin acts on a
 * booking that somebody else made, and the chosen parts, for a verb of parts.
 */
export const actOnBooking = deskAction({
  permission: 'signed_in',
  input: [
    kindInput,
    z.string(),
    bookingReference,
    actReason.nullable().default(null),
    chosenParts.default(WHOLE_BOOKING),
  ],
  invalid: BAD_INPUT,
  async run(desk, grant, kind, verb, reference, reason, chosen): Promise<ActOutcome> {
    if (!Object.hasOwn(kind.acts, verb)) return BAD_INPUT
    return actOn(desk, grant, kind, verb, reference, { reason, chosen })
  },
})

/**
 * Completes holds of any kind, or cancels holds and completed bookings, one after another; the answer has an
 * outcome for each. The reason is for an admin who acts on bookings that somebody else made; then comes what
 * the person was shown of cancelling each booking.
 */
export const actOnBookings = deskAction({
  permission: 'signed_in',
  input: [
    z.enum(['complete', 'cancel']),
    z.array(bookingReference).min(1).max(MOST_AT_ONCE).readonly(),
    actReason.nullable().default(null),
    z
      .array(chosenParts.extend({ reference: bookingReference }))
      .max(MOST_AT_ONCE)
      .readonly()
      .default([]),
  ],
  invalid: BAD_INPUT,
  run: (desk, grant, verb, references, reason, agreed): Promise<BulkAnswer> =>
    actOnMany(
      desk,
      grant,
      verb,
      references,
      reason,
      new Map(agreed.map(({ reference, ...chosen }) => [reference, chosen])),
    ),
})

/**
 * Adds a booking that was made elsewhere to the office's list, by any reference that the gateway knows. True
 * says that the agent was told that its people have other bookings at the same time.
 */
export const importBooking = deskAction({
  permission: 'signed_in',
  input: [bookingReference, z.boolean().default(false)],
  invalid: { kind: 'failed', message: 'A reference has no spaces and at most 64 characters.' },
  run: importReference,
})

/** A note of one line; the id names it, so that it is written once. */
const newNote = z.object({ reference: bookingReference, id: z.uuid(), text: neededLine(1, 1000) })

/** Writes a note on a booking of the office. */
export const noteOnBooking = deskAction({
  permission: 'signed_in',
  input: [kindInput, newNote],
  invalid: { ...BAD_INPUT, message: 'A note has 1 to 1,000 characters.' },
  run: (desk, grant, kind, note): Promise<NoteOutcome> => writeNote(desk, grant, kind, note),
})

/**
 * Looks for bookings of the office by pasted references, in the background. Answers how many of them the list
 * does not have.
 */
export const importBookings = deskAction({
  permission: 'signed_in',
  input: [z.array(bookingReference).min(1).max(MOST_REFERENCES).readonly()],
  invalid: { kind: 'refused', message: `Import 1 to ${MOST_REFERENCES} references at a time.` } as const,
  async run(
    desk,
    grant,
    references,
  ): Promise<{ kind: 'begun'; count: number } | { kind: 'refused'; message: string }> {
    return { kind: 'begun', count: await importReferences(desk, grant, references) }
  },
})

/** Looks once more for bookings that the booking service named and did not give. */
export const readUnreadAgain = deskAction({
  permission: 'signed_in',
  input: [],
  invalid: BAD_INPUT,
  async run(desk, grant): Promise<{ kind: 'begun' } | typeof BAD_INPUT> {
    await readGivenUp(desk, grant)
    return { kind: 'begun' }
  },
})

/** Hands bookings over to a colleague, by user name, with a note. */
export const handOverBookings = deskAction({
  permission: 'signed_in',
  input: [
    z.array(bookingReference).min(1).max(1000).readonly(),
    neededLine(1, 200),
    neededLine(1, HAND_OVER_NOTE_MAX).nullable(),
  ],
  invalid: BAD_INPUT,
  run: (desk, grant, ...args): Promise<HandOverOutcome> => handOver(desk, grant, ...args),
})

/** Sets the cost centre of bookings; null takes it off. */
export const setCostCentreOfBookings = deskAction({
  permission: 'signed_in',
  input: [
    z.array(bookingReference).min(1).max(MOST_COST_CENTRE_BOOKINGS).readonly(),
    neededLine(1, COST_CENTRE_LENGTH).nullable(),
  ],
  invalid: BAD_INPUT,
  run: (desk, grant, ...args): Promise<CostCentreOutcome> => setCostCentre(desk, grant, ...args),
})

/** Sets the client of a booking; null takes it off. */
export const setClientOfBooking = deskAction({
  permission: 'signed_in',
  input: [bookingReference, z.uuid().nullable()],
  invalid: BAD_INPUT,
  run: (desk, grant, reference, clientId): Promise<ClientOfBookingOutcome> =>
    setClient(desk, grant, { reference, clientId }),
})

const viewName = neededLine(1, 40)

/** The outcome of a change of the saved queries. */
type ViewOutcome = { kind: 'done' } | { kind: 'refused'; code: string; message: string }

/** Saves a query of the list under a name, for this person alone. */
export const keepListView = deskAction({
  permission: 'signed_in',
  input: [z.object({ name: viewName, params: z.string().max(500), typed: typedLine(80) })],
  invalid: { ...BAD_INPUT, message: 'A name has 1 to 40 characters.' },
  async run(desk, grant, { name, params, typed }): Promise<ViewOutcome> {
    const query = readListQuery(new URLSearchParams(params), typed)
    const view = { name, typed: query.typed, params: listParams({ ...query, after: null }).toString() }
    if (await saveView(desk, grant, view)) return { kind: 'done' }
    return { ...BAD_INPUT, message: `You have ${MOST_VIEWS} saved views; delete one first.` }
  },
})

/** Deletes a saved query of this person. */
export const dropListView = deskAction({
  permission: 'signed_in',
  input: [viewName],
  invalid: BAD_INPUT,
  async run(desk, grant, name): Promise<ViewOutcome> {
    await deleteView(desk, grant, name)
    return { kind: 'done' }
  },
})

/**
 * Looks for the booking of a client reference and records it. A booking whose gateway reference is known is
 * read over HTTP.
 */
export const lookUpHeld = deskAction({
  permission: 'signed_in',
  input: [kindInput, bookingReference],
  invalid: { kind: 'failed', message: BAD_INPUT.message },
  async run(desk, signedIn, kind, clientReference): Promise<BookingLookUp> {
    const permission = readPermission(kind.kind)
    const grant = alsoMay(signedIn, permission)
    if (!grant) return { kind: 'failed', message: notPermitted(permission).message }
    return lookUpHold(desk, grant, kind, clientReference)
  },
})

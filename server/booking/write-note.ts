import 'server-only'
import { inTransaction } from '../../database/transaction.ts'
import type { BookingView } from '../../lib/booking/booking-view.ts'
import { noteRoom, signedNote, type NoteOutcome } from '../../lib/booking/note.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import { VIEWERS_READ } from '../../lib/role-names.ts'
import type { Desk } from '../desk.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { isSessionLost } from '../gateway-client/outcome.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { notPermitted } from '../session/not-permitted.ts'
import { permissionOf } from '../session/permission.ts'
import { singleFlight } from '../single-flight.ts'
import { appendAudit } from '../store/audit.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { kindOfRow } from './kind-of-row.ts'
import { indexNotes, notesOf, storeNote, unknownCopies, type StoredNote } from './notes.ts'
import { NOTED } from './own-events.ts'

/** A note to write; `id` is the same each time that it is sent. */
export type NewNote = { reference: string; id: string; text: string }

/** One note on its way: its author, the kind of its booking, and the time of the office. */
type Writing<K extends KindTypes> = {
  desk: Desk
  grant: AnyGrant
  kind: KindHandling<K>
  note: NewNote
  officeAt: Date
}

/**
 * Writes a note on a booking of the office, once for each id. Where the booking service keeps notes of the
 * kind, it gets the note too, with its author in the text, and a lost answer is looked up in the record.
 * Where it takes none, or none of this person, the desk keeps the note alone.
 */
export async function writeNote<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  note: NewNote,
): Promise<NoteOutcome> {
  if (grant.role === 'viewer') return { kind: 'refused', code: 'Viewer', message: VIEWERS_READ }
  const permission = permissionOf(kind.record)
  if (!alsoMay(grant, permission)) return notPermitted(permission)
  if (note.text.length > noteRoom(grant.displayName)) return TOO_LONG
  if ((await kindOfRow(desk, grant.officeId, note.reference)) !== kind.kind) return NOT_OURS
  const config = await officeConfig(desk, grant)
  if (config.kind === 'session') return { kind: 'session' }
  const writing = { desk, grant, kind, note, officeAt: new Date(serverNowOf(desk, config)) }
  return singleFlight(desk, `note:${grant.officeId}:${note.reference}:${note.id}`, () => written(writing))
}

async function written<K extends KindTypes>(writing: Writing<K>): Promise<NoteOutcome> {
  const { grant, kind } = writing
  const earlier = (await storedNotes(writing)).find(({ id }) => id === writing.note.id)
  if (earlier && earlier.place !== 'sending') return { kind: 'done', place: earlier.place }
  const mayAppend = kind.notes !== undefined && alsoMay(grant, permissionOf(kind.notes.operation)) !== null
  if (!mayAppend) return kept(writing, 'desk')
  await begin(writing)
  const read = await kind.read(writing.desk, grant, { reference: writing.note.reference })
  if (read.kind === 'unknown') return earlier ? { kind: 'unknown' } : notSent(writing)
  if (isSessionLost(read)) return earlier ? { kind: 'session' } : notSent(writing, { kind: 'session' })
  if (read.kind === 'refused') return kept(writing, 'desk')
  if (earlier && (await isThere(writing, read.data))) return kept(writing, 'service')
  return sent(writing, read.data, earlier !== undefined)
}

/** @param again an earlier attempt may still arrive: a failure of this one does not say that nothing will */
async function sent<K extends KindTypes>(
  writing: Writing<K>,
  booking: K['view'],
  again: boolean,
): Promise<NoteOutcome> {
  const { desk, grant, kind, note } = writing
  const text = signedNote(grant.displayName, note.text)
  const answer = await kind.notes?.append(desk, grant, booking, { id: note.id, text })
  if (!answer) return kept(writing, 'desk')
  if (answer.kind === 'ok') return kept(writing, 'service')
  if (answer.kind === 'unknown') {
    if (!answer.sent && !again) return notSent(writing)
    return afterLostAnswer(writing)
  }
  const outcome: NoteOutcome = isSessionLost(answer)
    ? { kind: 'session' }
    : { kind: 'refused', code: answer.code, message: answer.message }
  return again ? outcome : notSent(writing, outcome)
}

/** The record tells whether the note arrived; its absence proves nothing yet. */
async function afterLostAnswer<K extends KindTypes>(writing: Writing<K>): Promise<NoteOutcome> {
  const { desk, grant, kind, note } = writing
  const read = await kind.read(desk, grant, { reference: note.reference })
  const arrived = read.kind === 'ok' && (await isThere(writing, read.data))
  return arrived ? kept(writing, 'service') : { kind: 'unknown' }
}

async function isThere<K extends KindTypes>(
  writing: Writing<K>,
  { timeline }: BookingView,
): Promise<boolean> {
  const wanted = { author: writing.grant.displayName, text: writing.note.text }
  return unknownCopies(timeline, await storedNotes(writing), wanted) > 0
}

async function storedNotes<K extends KindTypes>({ desk, grant, note }: Writing<K>): Promise<StoredNote[]> {
  return notesOf(desk, await desk.store.db(), grant.officeId, note.reference)
}

/** Stores the note before it is sent, so that whoever reads the booking next knows its author. */
async function begin<K extends KindTypes>(writing: Writing<K>): Promise<void> {
  await storeNote(writing.desk, await writing.desk.store.db(), rowOf(writing, 'sending'), writing.note.text)
}

/** Stores where the note is, makes the booking found by it, and notes in the audit who wrote it. */
async function kept<K extends KindTypes>(
  writing: Writing<K>,
  place: 'service' | 'desk',
): Promise<NoteOutcome> {
  const { desk, grant, note, officeAt } = writing
  const { officeId } = grant
  await inTransaction(await desk.store.db(), async (trx) => {
    await storeNote(desk, trx, rowOf(writing, 'sending'), note.text)
    const moved = await trx
      .updateTable('booking_note')
      .set({ place })
      .where('office_id', '=', officeId)
      .where('reference', '=', note.reference)
      .where('id', '=', note.id)
      .where('place', '=', 'sending')
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) return
    await indexNotes(desk, trx, officeId, note.reference)
    await appendAudit(trx, {
      officeId,
      at: desk.clock.now(),
      officeAt,
      who: grant.userName,
      whoName: grant.displayName,
      verb: NOTED,
      reference: note.reference,
      before: null,
      after: null,
      requestId: grant.requestId,
    })
  })
  return { kind: 'done', place }
}

/** Forgets a note of which nothing was sent: its text is still with the person. */
async function notSent<K extends KindTypes>(
  { desk, grant, note }: Writing<K>,
  outcome: NoteOutcome = AWAY,
): Promise<NoteOutcome> {
  const db = await desk.store.db()
  await db
    .deleteFrom('booking_note')
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', note.reference)
    .where('id', '=', note.id)
    .where('place', '=', 'sending')
    .execute()
  return outcome
}

function rowOf<K extends KindTypes>({ grant, note, officeAt }: Writing<K>, place: StoredNote['place']) {
  return {
    office_id: grant.officeId,
    reference: note.reference,
    id: note.id,
    place,
    written_by: grant.userName,
    written_by_name: grant.displayName,
    written_at: officeAt,
  }
}

const AWAY: NoteOutcome = {
  kind: 'refused',
  code: 'Unavailable',
  message: `${SERVICE_AWAY}. The note was not written.`,
}

const NOT_OURS: NoteOutcome = {
  kind: 'refused',
  code: 'NotFound',
  message: 'No booking of this office has this reference.',
}

const TOO_LONG: NoteOutcome = { kind: 'refused', code: 'TooLong', message: 'The note is too long.' }

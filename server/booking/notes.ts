import 'server-only'
import { sql, type Selectable, type Transaction } from 'kysely'
import { seal, unseal } from '../../database/sealed-text.ts'
import type { TimelineEntry } from '../../lib/booking/booking-view.ts'
import { signedNote } from '../../lib/booking/note.ts'
import type { Desk } from '../desk.ts'
import type { BookingNoteTable } from '../store/tables/booking-note.ts'
import type { DeskTables } from '../store/schema.ts'
import type { DeskDb } from '../store/store.ts'
import { findTokens } from './find-tokens.ts'
import { inOrder } from './history.ts'

/** A booking's note in the desk's store, unsealed. */
export type StoredNote = Pick<BookingNoteTable, 'id' | 'place'> & {
  text: string
  author: string
  /** Office time, ISO 8601 UTC. */
  at: string
}

/** The notes that people of this desk wrote on a booking, the oldest first. */
export async function notesOf(
  desk: Pick<Desk, 'key'>,
  db: DeskDb,
  officeId: string,
  reference: string,
): Promise<StoredNote[]> {
  const rows = await db
    .selectFrom('booking_note')
    .selectAll()
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .orderBy('written_at')
    .execute()
  return rows.flatMap((row) => {
    const text = textOf(desk, row)
    const { id, place, written_by_name: author, written_at: at } = row
    return text === null ? [] : [{ id, place, text, author, at: at.toISOString() }]
  })
}

/** What is stored of a note besides its text. */
type NoteRow = Omit<Selectable<BookingNoteTable>, 'sealed_text'>

/** Stores a note; one with this id that is there already stays as it is. */
export async function storeNote(
  desk: Pick<Desk, 'key'>,
  db: DeskDb,
  note: NoteRow,
  text: string,
): Promise<void> {
  await db
    .insertInto('booking_note')
    .values({ ...note, sealed_text: seal(desk.key, placeOf(note), text) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Writes the hashes by which its notes find a booking: for all of them, since they are found together. Notes
 * whose sending has no outcome count too.
 */
export async function indexNotes(
  desk: Pick<Desk, 'key' | 'findKey'>,
  trx: Transaction<DeskTables>,
  officeId: string,
  reference: string,
): Promise<void> {
  const notes = await notesOf(desk, trx, officeId, reference)
  const tokens = noteTokens(desk, officeId, notes)
  await trx
    .updateTable('booking')
    .set({
      note_tokens: tokens,
      find_tokens: sql`coalesce(find_tokens, '{}') || ${tokens}::bigint[]`,
    })
    .where('office_id', '=', officeId)
    .where('reference', '=', reference)
    .execute()
}

/** The hashes by which notes are found. */
export function noteTokens(
  { findKey }: Pick<Desk, 'findKey'>,
  officeId: string,
  notes: readonly Pick<StoredNote, 'text'>[],
): string[] {
  return findTokens(
    findKey,
    officeId,
    notes.map(({ text }) => text),
  )
}

/** Deletes the notes of bookings: somebody of them was erased, whom a note may name. */
export async function eraseNotes(
  trx: Transaction<DeskTables>,
  officeId: string,
  references: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('booking_note')
    .where('office_id', '=', officeId)
    .where('reference', 'in', references)
    .execute()
}

/**
 * The timeline with the desk's own notes. A note that the booking service has too stands once, with the
 * author and text that the desk knows.
 * @param history oldest first
 */
export function withNotes(history: readonly TimelineEntry[], notes: readonly StoredNote[]): TimelineEntry[] {
  const unmatched = notes.filter(({ place }) => place !== 'desk')
  const entries = history.map((entry) => {
    const at = entry.isNote ? unmatched.findIndex((note) => isSame(note, entry)) : -1
    const [own] = at === -1 ? [] : unmatched.splice(at, 1)
    return own ? { ...entry, text: own.text, who: own.author } : entry
  })
  const others = notes
    .filter((note) => note.place === 'desk' || (note.place === 'service' && unmatched.includes(note)))
    .map(({ at, text, author: who }) => ({ at, text, who, verb: null, isNote: true as const }))
  return others.length === 0 ? entries : inOrder([...entries, ...others])
}

/** How many notes of this text the booking service has that the desk did not yet know to be there. */
export function unknownCopies(
  timeline: readonly TimelineEntry[],
  notes: readonly StoredNote[],
  wanted: Pick<StoredNote, 'author' | 'text'>,
): number {
  const inRecord = timeline.filter((entry) => entry.isNote && isSame(wanted, entry))
  const noted = notes.filter(
    ({ place, author, text }) => place === 'service' && author === wanted.author && text === wanted.text,
  )
  return inRecord.length - noted.length
}

function isSame({ author, text }: Pick<StoredNote, 'author' | 'text'>, entry: TimelineEntry): boolean {
  return entry.text === signedNote(author, text)
}

function textOf(desk: Pick<Desk, 'key'>, row: Selectable<BookingNoteTable>): string | null {
  return unseal(desk.key, placeOf(row), row.sealed_text)
}

function placeOf({ office_id, reference, id }: Pick<NoteRow, 'office_id' | 'reference' | 'id'>): string {
  return `note:${office_id}:${reference}:${id}`
}

import { MAX_NOTES } from '../../../contract/air/limits.ts'
import type { Services } from '../../services.ts'
import { actOn, type NotActedOn } from '../booking/act-on.ts'
import { sealAside } from '../booking/people.ts'
import { writeDetail } from '../booking/write-detail.ts'
import { broken, ok, type Outcome } from '../outcome.ts'
import type { Grant } from '../session/caller.ts'
import { airPeople, type AirBooking } from './air-booking.ts'
import { airKind } from './air-kind.ts'

/** The notes of a booking would become more than it can have. */
export type NotesFault = { rule: 'too-many'; room: number }

/** `attempt`: the same for a request that is carried out again; null where it has no name. */
type NotesInput = { reference: string; notes: readonly string[]; attempt: string | null }

/**
 * Appends notes to a booking in any state (gaps 77, 155). They are encrypted, and go when somebody of the
 * booking is erased. An attempt that has written its notes already changes nothing.
 * Faults: `not-found`, `not-yours`; `rule-broken`: more notes than a booking can have.
 */
export function addNotes(
  services: Services,
  grant: Grant<'air_book'>,
  input: NotesInput,
): Promise<Outcome<AirBooking, NotActedOn | 'rule-broken', NotesFault>> {
  const { attempt } = input
  return actOn(services, airKind, grant, input.reference, async (tx, booking) => {
    const { notes } = await airPeople({ ...services, db: tx }, booking)
    if (attempt !== null && notes.some((written) => written.attempt === attempt)) return ok(booking)
    const room = MAX_NOTES - notes.length
    if (input.notes.length > room) return broken<NotesFault>({ rule: 'too-many', room })
    const at = grant.now.toISOString()
    const all = [...notes, ...input.notes.map((note) => ({ note, at, ...(attempt !== null && { attempt }) }))]
    const sealedNotes = await sealAside(tx, services.keys.master, booking, JSON.stringify(all))
    const detail = { ...booking.detail, sealedNotes }
    return ok(await writeDetail(tx, booking, detail, grant.now))
  })
}

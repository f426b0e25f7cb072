import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { TermView } from '../../lib/booking/booking-view.ts'
import { stateFacts } from '../../lib/booking/booking-state.ts'
import type { ChangeAbout } from '../../lib/booking/review.ts'
import type { ChangedPart, ServiceChange } from '../../lib/booking/service-change.ts'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import { clientFee, formatCents } from '../../lib/money.ts'
import type { DeskTables } from '../store/schema.ts'

/** What `changed` of a booking's row tells too: seeing to the one sees to the other. */
export const SEEN_WITH_CHANGED: readonly ChangeAbout[] = ['schedule', 'price']

/** A change as it is put into the review queue. */
type NewChange = {
  officeId: string
  reference: string
  about: ChangeAbout
  before: string
  after: string
  parts?: readonly ChangedPart[] | undefined
  author: string | null
  atDesk: boolean
  noticedAt: Date
}

/** Puts a change of a booking into the review queue, where it stays until somebody accepts it. */
export async function queueChange(trx: Transaction<DeskTables>, change: NewChange): Promise<void> {
  await trx
    .insertInto('booking_change')
    .values({
      office_id: change.officeId,
      reference: change.reference,
      id: randomUUID(),
      about: change.about,
      before_text: change.before,
      after_text: change.after,
      parts: change.parts ? JSON.stringify(change.parts) : null,
      author: change.author,
      at_desk: change.atDesk,
      noticed_at: change.noticedAt,
      accepted_at: null,
      accepted_by: null,
    })
    .execute()
}

/** A move of a booking from one state to another, and who caused it. */
type Moved = Pick<NewChange, 'officeId' | 'reference' | 'author' | 'atDesk' | 'noticedAt'> & {
  kind: BookingKind
  before: string
  after: string
}

/**
 * Puts a new state into the review queue. What was ordered and now is done is what the agent waits for, and
 * is no news.
 */
export async function queueMove(trx: Transaction<DeskTables>, { kind, ...move }: Moved): Promise<void> {
  const [before, after] = [move.before, move.after].map((state) => stateFacts({ kind, state }))
  if (!before || !after || (before.standing === 'underway' && after.standing === 'made')) return
  await queueChange(trx, { ...move, about: 'status', before: before.word, after: after.word })
}

/**
 * Puts an act into the review queue that somebody else did than the person who made the booking, and of which
 * the owner was not told.
 */
export async function queueColleagueMove(
  trx: Transaction<DeskTables>,
  move: Omit<Moved, 'author' | 'atDesk'>,
  author: string,
  madeBy: string,
): Promise<void> {
  if (author === madeBy) return
  await queueMove(trx, { ...move, author, atDesk: true })
}

/**
 * The terms of a reading that differ from those of the reading before. Null if none does, or one of them has
 * none.
 */
export function termsChange(
  earlier: readonly TermView[] | null,
  present: readonly TermView[] | null,
): Pick<ServiceChange, 'before' | 'after' | 'parts'> | null {
  if (earlier === null || present === null) return null
  const [was, is] = [earlier, present].map(
    (terms) => new Map(terms.map((term) => [term.label, termText(term)])),
  )
  const parts = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap((label) => {
    const [before, after] = [was?.get(label) ?? NO_TERM, is?.get(label) ?? NO_TERM]
    return before === after ? [] : [{ label, before, after }]
  })
  const [first] = parts
  return first ? { before: first.before, after: first.after, parts } : null
}

const NO_TERM = 'no such condition'

/** A fee of the whole price would reveal the net price. */
function termText({ allowed, penaltyCents, loses }: TermView): string {
  if (allowed === null) return 'not supplied'
  if (!allowed) return 'not allowed'
  if (penaltyCents === null) return 'allowed, fee not supplied'
  if (penaltyCents === 0) return 'free'
  return loses === 'all' ? 'for the full price' : `for ${formatCents(clientFee(penaltyCents))}`
}

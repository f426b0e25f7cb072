import 'server-only'
import { bookDraft, type BookDraft } from '../../lib/booking/draft.ts'
import type { BookOpening } from '../../lib/booking/book-opening.ts'
import { desk, type Desk } from '../desk.ts'
import { readDraft } from '../draft/drafts.ts'
import { findIntent } from '../intent/intent.ts'
import { officeConfig, serverNowOf } from '../office/office-config.ts'
import { alsoMay, requireGrant } from '../session/gate.ts'
import type { AnyGrant, GrantFacts } from '../session/grant.ts'
import { DRAFT_KEY } from '../../lib/booking/draft-key.ts'
import { firstReference, referenceAfter } from './client-reference.ts'
import { HOLD_VERB } from './hold-verb.ts'

/** A book form as it opens, with the office's time and money and what the person may do. */
export type BookForm = {
  opening: BookOpening
  serverNow: string
  spendableCents: number | null
  mayHold: boolean
}

/** Most attempts of one person for one fare: a fare lives twenty minutes. */
const MOST_ATTEMPTS = 50

/** Opens the book form of a fare for the signed-in person. */
export async function openBookForm(
  fareSourceCode: string,
): Promise<{ kind: 'open'; form: BookForm } | { kind: 'session' }> {
  const gate = await requireGrant('signed_in')
  return gate.ok
    ? { kind: 'open', form: await openFormOf(desk(), gate.grant, fareSourceCode) }
    : { kind: 'session' }
}

/**
 * The same for a grant at hand. A gateway session that ended in between does not take the form away: what is typed stays
 * on the screen until the person has signed in again over it.
 */
export async function openFormOf(here: Desk, grant: AnyGrant, fareSourceCode: string): Promise<BookForm> {
  const config = await officeConfig(here, grant)
  const serverNow = serverNowOf(here, config)
  const [attempt, draft] = await Promise.all([
    nextAttempt(here, grant, fareSourceCode, new Date(serverNow)),
    draftOf(here, grant),
  ])
  return {
    opening: { ...attempt, draft },
    serverNow,
    spendableCents: config.kind === 'read' ? config.wallet.spendableCents : null,
    mayHold: alsoMay(grant, 'air_book') !== null,
  }
}

/** The client reference of this person's next attempt at a fare: only a settled attempt leads to another. */
async function nextAttempt(
  here: Desk,
  grant: GrantFacts,
  fareSourceCode: string,
  officeNow: Date,
): Promise<Pick<BookOpening, 'clientReference' | 'outcomeOpen'>> {
  const db = await here.store.db()
  let reference = firstReference(grant, fareSourceCode)
  for (let step = 0; step < MOST_ATTEMPTS; step += 1) {
    const intent = await findIntent(db, { officeId: grant.officeId, verb: HOLD_VERB, reference })
    if (intent === null || intent.state === 'open') return { clientReference: reference, outcomeOpen: false }
    if (intent.state === 'sent' || intent.state === 'unknown') {
      return { clientReference: reference, outcomeOpen: true }
    }
    // Its booking lives: whoever holds again is led to it.
    if (intent.state === 'done' && (await isLive(here, grant.officeId, reference, officeNow))) {
      return { clientReference: reference, outcomeOpen: false }
    }
    reference = referenceAfter(reference)
  }
  return { clientReference: reference, outcomeOpen: false }
}

async function isLive(here: Desk, officeId: string, reference: string, officeNow: Date): Promise<boolean> {
  const db = await here.store.db()
  const row = await db
    .selectFrom('booking')
    .select(['state', 'deadline_at'])
    .where('office_id', '=', officeId)
    .where('client_reference', '=', reference)
    .executeTakeFirst()
  if (!row) return true
  if (row.state === 'held') return row.deadline_at === null || row.deadline_at > officeNow
  return row.state === 'ticketing' || row.state === 'ticketed'
}

async function draftOf(here: Desk, grant: GrantFacts): Promise<BookDraft | null> {
  const json = await readDraft(here, grant, DRAFT_KEY)
  if (json === null) return null
  const parsed = bookDraft.safeParse(JSON.parse(json))
  return parsed.success ? parsed.data : null
}

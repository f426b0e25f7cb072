import 'server-only'
import type { OperationId } from '../../contract/registry.ts'
import type { BookOpening } from '../../lib/booking/book-opening.ts'
import { draftKeyPrefix, type Saved } from '../../lib/booking/draft.ts'
import { desk, type Desk } from '../desk.ts'
import { latestDrafts } from '../draft/drafts.ts'
import { findIntent } from '../intent/intent.ts'
import { adminsOf } from '../config/admins.ts'
import { officeConfig, serverNowOf } from '../config/office-config.ts'
import { requireGrant } from '../session/gate.ts'
import type { AnyGrant, GrantFacts } from '../session/grant.ts'
import { barOf } from './bar.ts'
import { firstReference, referenceAfter } from './client-reference.ts'
import { readDrafts } from './fill-form.ts'
import type { KindHandling, KindTypes } from './kind.ts'

/** The opening of a book form: the office's time, and the permissions of the person. */
export type OpenedBookForm<Draft> = {
  opening: BookOpening<Saved<Draft>>
  serverNow: string
  /** Why the person may not hold, naming the missing permission; null if they may. */
  holdBar: string | null
}

/** Most attempts that a person can make at an offer: more than anybody makes within its lifetime. */
const MOST_ATTEMPTS = 50

/** Opens the book form of an offer for the signed-in person. */
export async function openBookForm<K extends KindTypes>(
  kind: KindHandling<K>,
  offerCode: string,
): Promise<{ kind: 'open'; form: OpenedBookForm<K['draft']> } | { kind: 'session' }> {
  const gate = await requireGrant('signed_in')
  return gate.ok
    ? { kind: 'open', form: await openFormOf(desk(), gate.grant, kind, offerCode) }
    : { kind: 'session' }
}

/**
 * The same, for a given grant. If the gateway session has just ended, the form stays open: the typed text
 * remains on the screen until the person has signed in again over it.
 */
export async function openFormOf<K extends KindTypes>(
  here: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  offerCode: string,
): Promise<OpenedBookForm<K['draft']>> {
  const [config, attempt, drafts, admins] = await Promise.all([
    officeConfig(here, grant),
    nextAttempt(here, grant, kind, offerCode),
    draftsOf(here, grant, kind),
    adminsOf(here, grant.officeId),
  ])
  return {
    opening: { ...attempt, drafts },
    serverNow: serverNowOf(here, config),
    holdBar: barOf(grant, kind.hold.operation, admins),
  }
}

/**
 * The client reference of this person's next attempt at an offer. A new one is used only after the previous
 * attempt is settled. Whether the offer is booked already is asked when it is to be held again.
 */
export async function nextAttempt(
  here: Desk,
  grant: Pick<GrantFacts, 'officeId' | 'userName'>,
  kind: { hold: { operation: OperationId } },
  offerCode: string,
): Promise<Pick<BookOpening<never>, 'clientReference' | 'outcomeOpen'>> {
  const db = await here.store.db()
  let reference = firstReference(grant, offerCode)
  for (let step = 0; step < MOST_ATTEMPTS; step += 1) {
    const intent = await findIntent(db, { officeId: grant.officeId, verb: kind.hold.operation, reference })
    if (intent === null || intent.state === 'open') return { clientReference: reference, outcomeOpen: false }
    if (intent.state === 'sent' || intent.state === 'unknown') {
      return { clientReference: reference, outcomeOpen: true }
    }
    reference = referenceAfter(reference)
  }
  return { clientReference: reference, outcomeOpen: false }
}

/** The person's readable drafts of this kind. */
async function draftsOf<K extends KindTypes>(
  here: Desk,
  grant: GrantFacts,
  { kind, draft }: KindHandling<K>,
): Promise<Saved<K['draft']>[]> {
  return readDrafts(draft.schema, await latestDrafts(here, grant, draftKeyPrefix(kind)))
}

import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { IDEMPOTENCY_HOURS } from '../../contract/repeated.ts'
import { seal, sealKeyOf, unseal, type SealKey } from '../../database/sealed-text.ts'
import { inTransaction } from '../../database/transaction.ts'
import { plusSeconds } from '../clock.ts'
import type { Services } from '../services.ts'
import { keyedHash } from '../store/data-keys.ts'
import type { Outcome, Reason } from './outcome.ts'

/** A request that its caller has named. */
export type NamedRequest = {
  /** The client that the name belongs to, the operation, and the name: together they identify the request. */
  client: string
  operation: string
  name: string
  officeId: string
  /** All that was asked: the same name for something else is refused. */
  body: object
  requestId: string
}

/**
 * One carrying out of a request. `id` is the same when it is carried out again because it was broken off the
 * first time, which `again` says; then it may have had its effect already.
 */
export type Attempt = { id: string; again: boolean }

/** An answer, which is plain JSON, and how to store it. */
export type FirstAnswer<T, F extends Reason> = {
  answer: Outcome<T, F>
  /** The booking that it is about; null for none. */
  reference: string | null
  /** Whether it is given again; otherwise the name is free again. */
  kept: boolean
}

/** The answer; or why there is none: the name was used for another request, or that one still runs. */
export type Once<T, F extends Reason> = { answer: Outcome<T, F> } | { refused: 'name-used' | 'running' }

const HOUR_SECONDS = 3600
/** A request that has run for so long was broken off with its program; it may be made again. */
const RUNNING_SECONDS = 60

type Claim = { key: string; officeId: string; bodyHash: string; claimedAt: Date }

/**
 * Carries a request out once: sent again under the same name, it gets the first answer for 24 hours of real
 * time (gap 129). Answers are encrypted, since they can name people. A request that was broken off, by an
 * error or with its program, is carried out again under the same attempt.
 */
export async function answerOnce<T, F extends Reason>(
  services: Services,
  request: NamedRequest,
  act: (attempt: Attempt) => Promise<FirstAnswer<T, F>>,
): Promise<Once<T, F>> {
  const hashKey = await services.keys.hashKey()
  const { client, operation, name, officeId } = request
  const key = createHash('sha256')
    .update(JSON.stringify([client, operation, name]))
    .digest('hex')
  const bodyHash = keyedHash(hashKey, JSON.stringify(request.body))
  // The hash key stays when the master key is changed, so that answers open for as long as they are kept.
  const sealKey = sealKeyOf(hashKey.toString('base64url'), 'first answers')
  const claim = { key, officeId, bodyHash, claimedAt: services.clock.now() }
  const attempt = await claimName(services, claim)
  if (attempt === null) return repeated<T, F>(services, { key, bodyHash, sealKey })
  try {
    const first = await act(attempt)
    const text = first.kept ? seal(sealKey, key, JSON.stringify(first.answer)) : null
    await settle(services, claim, { text, reference: first.reference })
    return { answer: first.answer }
  } catch (error) {
    // Whether it had its effect is not known, so the next request is the same attempt.
    const broken = { claimed_at: plusSeconds(claim.claimedAt, -RUNNING_SECONDS) }
    await mine(services, claim)
      .set(broken)
      .execute()
      .catch((err: unknown) => {
        const { requestId } = request
        services.log.error({ requestId, err }, 'a broken request can be made again in a minute')
      })
    throw error
  }
}

/** Claims a name that nobody uses, or whose request was broken off or is too old; null for any other. */
async function claimName(services: Services, claim: Claim): Promise<Attempt | null> {
  const { db } = services
  const { key, officeId, bodyHash, claimedAt } = claim
  const id = randomUUID()
  const dayAgo = plusSeconds(claimedAt, -IDEMPOTENCY_HOURS * HOUR_SECONDS)
  const changed = { body_hash: bodyHash, claimed_at: claimedAt, answer: null, reference: null }
  const claimed = await db
    .insertInto('first_answer')
    .values({ ...changed, request_key: key, office_id: officeId, attempt: id })
    .onConflict((conflict) =>
      conflict
        .column('request_key')
        .doUpdateSet({
          ...changed,
          attempt: sql<string>`case when first_answer.claimed_at <= ${dayAgo}::timestamptz
            then ${id} else first_answer.attempt end`,
        })
        .where(({ or, and, eb }) =>
          or([
            eb('first_answer.claimed_at', '<=', dayAgo),
            and([
              eb('first_answer.answer', 'is', null),
              eb('first_answer.body_hash', '=', bodyHash),
              eb('first_answer.claimed_at', '<=', plusSeconds(claimedAt, -RUNNING_SECONDS)),
            ]),
          ]),
        ),
    )
    .returning('attempt')
    .executeTakeFirst()
  return claimed ? { id: claimed.attempt, again: claimed.attempt !== id } : null
}

/** The row of a claim that nobody else has taken over meanwhile. */
function mine({ db }: Services, { key, claimedAt }: Claim) {
  return db.updateTable('first_answer').where('request_key', '=', key).where('claimed_at', '=', claimedAt)
}

/**
 * Stores an answer, or frees its name. An answer that names somebody who was erased meanwhile is not stored:
 * the erasure ran before the answer was stored and could not delete it.
 */
function settle(
  services: Services,
  claim: Claim,
  { text, reference }: { text: string | null; reference: string | null },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const isKept = text !== null && !(reference !== null && (await isErasedSince(tx, claim, reference)))
    const own = { ...services, db: tx }
    if (isKept) await mine(own, claim).set({ answer: text, reference }).execute()
    else {
      const { key, claimedAt } = claim
      const row = tx.deleteFrom('first_answer').where('request_key', '=', key)
      await row.where('claimed_at', '=', claimedAt).execute()
    }
  })
}

async function isErasedSince(db: Services['db'], claim: Claim, reference: string): Promise<boolean> {
  // An erasure locks the booking too, so that the second of the two sees the changes of the first.
  const booking = db.selectFrom('booking').select('reference').where('office_id', '=', claim.officeId)
  await booking.where('reference', '=', reference).forUpdate().execute()
  const erased = await db
    .selectFrom('person_key')
    .select('position')
    .where('office_id', '=', claim.officeId)
    .where('reference', '=', reference)
    .where('erased_at', '>=', claim.claimedAt)
    .limit(1)
    .executeTakeFirst()
  return erased !== undefined
}

async function repeated<T, F extends Reason>(
  { db }: Services,
  { key, bodyHash, sealKey }: { key: string; bodyHash: string; sealKey: SealKey },
): Promise<Once<T, F>> {
  const row = await db
    .selectFrom('first_answer')
    .select(['body_hash', 'answer'])
    .where('request_key', '=', key)
    .executeTakeFirst()
  // The first request was refused meanwhile and has freed its name; the caller may send its own again.
  if (!row) return { refused: 'running' }
  if (row.body_hash !== bodyHash) return { refused: 'name-used' }
  if (row.answer === null) return { refused: 'running' }
  const text = unseal(sealKey, key, row.answer)
  if (text === null) throw new Error('a stored answer does not open')
  return { answer: { ...(JSON.parse(text) as Outcome<T, F>), repeated: true } }
}

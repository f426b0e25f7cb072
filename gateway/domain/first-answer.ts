import { createHash } from 'node:crypto'
import { IDEMPOTENCY_HOURS } from '../../contract/repeated.ts'
import { seal, sealKeyOf, unseal, type SealKey } from '../../database/sealed-text.ts'
import { plusSeconds } from '../clock.ts'
import type { Services } from '../services.ts'
import { keyedHash } from '../store/data-keys.ts'
import type { Outcome, Reason } from './outcome.ts'

/** A request that its caller has named. */
export type NamedRequest = {
  /** Whom names belong to, what is asked for, and the name: together they name the request. */
  client: string
  operation: string
  name: string
  officeId: string
  /** All that was asked: the same name for something else is refused. */
  body: object
}

/** An answer, which is plain JSON, and what to do with it. */
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
/** A request that has run for so long was broken off with its program; its name may be used again. */
const RUNNING_SECONDS = 60

/**
 * Does what a request asks for once: sent again under the same name, it gets the first answer for 24 hours of
 * real time (gap 129). Answers are encrypted, since they can name people.
 * When the program ends between the act and the storing of its answer, the request is tried anew after a
 * minute; what guards the act itself then answers.
 */
export async function answerOnce<T, F extends Reason>(
  services: Services,
  request: NamedRequest,
  act: () => Promise<FirstAnswer<T, F>>,
): Promise<Once<T, F>> {
  const hashKey = await services.keys.hashKey()
  const key = createHash('sha256')
    .update(JSON.stringify([request.client, request.operation, request.name]))
    .digest('hex')
  const bodyHash = keyedHash(hashKey, JSON.stringify(request.body))
  // The hash key stays when the master key is changed, so that answers open for as long as they are kept.
  const sealKey = sealKeyOf(hashKey.toString('base64url'), 'first answers')
  const claimedAt = await claim(services, { key, officeId: request.officeId, bodyHash })
  if (claimedAt === null) return repeated<T, F>(services, { key, bodyHash, sealKey })
  let kept = false
  try {
    const first = await act()
    if (first.kept) {
      const answer = seal(sealKey, key, JSON.stringify(first.answer))
      await mine(services, key, claimedAt).set({ answer, reference: first.reference }).execute()
      kept = true
    }
    return { answer: first.answer }
  } finally {
    if (!kept) await free(services, key, claimedAt)
  }
}

/** Claims a name that nobody uses, or whose request or answer is too old. @returns the time of the claim. */
async function claim(
  { db, clock }: Services,
  { key, officeId, bodyHash }: { key: string; officeId: string; bodyHash: string },
): Promise<Date | null> {
  const now = clock.now()
  const row = { request_key: key, office_id: officeId, body_hash: bodyHash, claimed_at: now }
  const claimed = await db
    .insertInto('first_answer')
    .values({ ...row, answer: null, reference: null })
    .onConflict((conflict) =>
      conflict
        .column('request_key')
        .doUpdateSet({ body_hash: bodyHash, claimed_at: now, answer: null, reference: null })
        .where(({ or, and, eb }) =>
          or([
            eb('first_answer.claimed_at', '<=', plusSeconds(now, -IDEMPOTENCY_HOURS * HOUR_SECONDS)),
            and([
              eb('first_answer.answer', 'is', null),
              eb('first_answer.body_hash', '=', bodyHash),
              eb('first_answer.claimed_at', '<=', plusSeconds(now, -RUNNING_SECONDS)),
            ]),
          ]),
        ),
    )
    .returning('claimed_at')
    .executeTakeFirst()
  return claimed ? now : null
}

/** The row of a claim that nobody else has taken over meanwhile. */
function mine({ db }: Services, key: string, claimedAt: Date) {
  return db.updateTable('first_answer').where('request_key', '=', key).where('claimed_at', '=', claimedAt)
}

async function free({ db }: Services, key: string, claimedAt: Date): Promise<void> {
  await db
    .deleteFrom('first_answer')
    .where('request_key', '=', key)
    .where('claimed_at', '=', claimedAt)
    .execute()
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
  // The first request has failed meanwhile and freed its name; the caller may send its own again.
  if (!row) return { refused: 'running' }
  if (row.body_hash !== bodyHash) return { refused: 'name-used' }
  if (row.answer === null) return { refused: 'running' }
  const text = unseal(sealKey, key, row.answer)
  if (text === null) throw new Error('a stored answer does not open')
  return { answer: { ...(JSON.parse(text) as Outcome<T, F>), repeated: true } }
}

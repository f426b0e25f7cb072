import 'server-only'
import type { BookingKind } from '../../contract/booking/kinds.ts'
import type { ActOutcome } from '../../lib/booking/act-outcome.ts'
import { REASON_LENGTH } from '../../lib/booking/reason-text.ts'
import { WHOLE_BOOKING, type ChosenParts } from '../../lib/booking/chosen-parts.ts'
import { kindFacts } from '../../lib/kinds.ts'
import type { Desk } from '../desk.ts'
import { bodyHash } from '../intent/body-hash.ts'
import { actStateOf, earlierTable, readingTable, wantedTable, type WantedEvent } from '../intent/act-table.ts'
import { claimIntent, findIntent, type IntentKey, type IntentRow } from '../intent/intent.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { notPermitted } from '../session/not-permitted.ts'
import { permissionOf } from '../session/permission.ts'
import { singleFlight } from '../single-flight.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import { intentOf, type BookingAct } from './kind-act.ts'
import { claimWithinLimit, type LimitedAct } from './day-limit.ts'
import { mayStillArrive } from './may-still-arrive.ts'
import { needsReason } from './owner.ts'
import { byRecord, settleAnswer, unclear, type Commit } from './settle-act.ts'
import { neededLine } from '../../lib/typed-text-fields.ts'

/** The author of an act, and the reason. */
export type ActOptions = {
  /** The author for the timeline: the person, unless the desk acts by itself. */
  by?: string
  /** The reason, which an admin must give for a booking that somebody else made. 3 to 200 characters. */
  reason?: string | null
  /** The parts of the booking, for a verb of parts. */
  chosen?: ChosenParts
}

/**
 * Performs a verb of its kind on a booking; refused without the verb's permission. The commit is sent once: a
 * second click gets the result of the first. After a refusal it may be tried again. After an unknown outcome
 * nothing is sent and the record decides: its effect proves success, and its absence proves failure once the
 * first request can no longer arrive.
 * A verb of parts is done again to other parts, but never while an earlier attempt has no outcome. The steps
 * after each event are in `intent/act-table.ts`.
 * A booking that somebody else made is acted on by an admin, who says why; without a reason it is refused.
 */
export async function actOn<K extends KindTypes>(
  desk: Desk,
  anyGrant: AnyGrant,
  kind: KindHandling<K>,
  verb: NoInfer<K['verb']>,
  reference: string,
  { by, reason = null, chosen = WHOLE_BOOKING }: ActOptions = {},
): Promise<ActOutcome> {
  const act = kind.acts[verb]
  const permission = permissionOf(act.operation)
  const grant = alsoMay(anyGrant, permission)
  if (!grant) return notPermitted(permission)
  if (by === undefined && reason === null && (await needsReason(desk, grant, reference)))
    return REASON_MISSING
  const parts = act.ofParts ? [...new Set(chosen.parts)].sort() : []
  if (act.ofParts && parts.length === 0) return NOTHING_CHOSEN
  const key = { officeId: grant.officeId, verb: intentOf(act), reference }
  const request = { parts, agreedCents: chosen.agreedCents }
  const actor = { name: by ?? grant.displayName, reason }
  const hash = bodyHash(act.ofParts ? [reference, parts] : reference)
  const made = { bodyHash: hash, by: grant.userName, actor, ...(act.ofParts && { parts }) }
  const own = act.ofParts ? { ...key, attempt: hash } : key
  const commit: Commit<K> = { desk, grant, kind, act, key: own, chosen: request }
  const completes = verb === kindFacts(kind.kind).hold.completes
  const limited = completes ? await completionOf(desk, grant, kind.kind, reference) : null
  return singleFlight(desk, `act:${key.verb}:${key.officeId}:${reference}:${hash}`, async () => {
    const earlier = await claimTurn(commit, { ...made, limited })
    if (earlier) return earlier
    const answer = await act.send(desk, grant, reference, request)
    const outcome = await settleAnswer(commit, answer)
    return outcome ?? ofSent(commit)
  })
}

/** The attempt as its intent says it. */
type Made = {
  bodyHash: string
  by: string
  actor: { name: string; reason: string | null }
  parts?: readonly string[]
  /** What it takes of the agent's limit of the day; null for nothing. */
  limited: LimitedAct | null
}

/** Claims the right to send; null once it is claimed, otherwise the outcome of the earlier attempt. */
async function claimTurn<K extends KindTypes>(
  commit: Commit<K>,
  made: Made,
  move: (typeof wantedTable)[WantedEvent]['move'] = 'claim-again',
): Promise<ActOutcome | null> {
  const { desk, grant, act, key } = commit
  const within = await claimWithinLimit(
    desk,
    grant,
    made.limited,
    (db) => claimIntent(desk, key, made, move, db),
    ({ kind }) => kind === 'claimed',
  )
  if (within.kind === 'over') return { kind: 'refused', code: 'OverLimit', message: within.message }
  const claim = within.claimed
  if (claim.kind === 'claimed') return null
  const { intent } = claim
  const event = intent.body_hash === made.bodyHash || !act.ofParts ? 'same' : 'other-parts'
  const step = wantedTable[event]
  switch (step.then[actStateOf(intent, mayStillArrive(desk, intent))]) {
    case 'send':
      return claimTurn(commit, made, step.move)
    case 'done':
      return { kind: 'done' }
    case 'wait':
      return unclear(commit)
    case 'look-up':
      return ofSent(commit)
    case 'settle': {
      const settled = await byRecord({ ...commit, ...attemptOf(key, intent) })
      const next = earlierTable[settled.kind]
      if (next === 'tell') return settled
      return next === 'send' ? claimTurn(commit, made, step.move) : EARLIER_OPEN
    }
    case 'stop':
      return EARLIER_OPEN
  }
}

/** What completing a hold takes of the agent's limit; null where the desk knows no price of it. */
async function completionOf(
  desk: Desk,
  grant: AnyGrant,
  kind: BookingKind,
  reference: string,
): Promise<LimitedAct | null> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('booking')
    .select(['client_reference', 'total_cents', 'deadline_at'])
    .where('office_id', '=', grant.officeId)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!row || row.total_cents === null) return null
  const subject = row.client_reference ?? reference
  const cents = Number(row.total_cents)
  return { kind, verb: 'complete', subject, reference, cents, deadlineAt: row.deadline_at }
}

/** The outcome of a commit that was sent: `session` would say that nothing was. */
async function ofSent<K extends KindTypes>(commit: Commit<K>): Promise<ActOutcome> {
  const settled = await byRecord(commit)
  return settled.kind === 'session' ? unclear(commit) : settled
}

/** The attempt of an earlier commit of a verb of parts. */
function attemptOf<K extends KindTypes>(
  key: IntentKey,
  intent: IntentRow,
): Pick<Commit<K>, 'key' | 'chosen'> {
  const chosen = { parts: intent.parts ?? [], agreedCents: null }
  return { key: { ...key, attempt: intent.body_hash }, chosen }
}

/**
 * Looks up the attempts at a booking's verbs of parts that have no outcome yet. Nothing is sent. Answers the
 * notice for the person: that one still has no outcome, or was not done; null for none.
 */
export async function settleAttempts<K extends KindTypes>(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling<K>,
  reference: string,
): Promise<string | null> {
  const db = await desk.store.db()
  let notice: string | null = null
  for (const act of Object.values<BookingAct<K['view']>>(kind.acts).filter(({ ofParts }) => ofParts)) {
    const key = { officeId: grant.officeId, verb: intentOf(act), reference }
    const intent = await findIntent(db, key)
    if (!intent || readingTable[actStateOf(intent, mayStillArrive(desk, intent))] === 'leave') continue
    const settled = await byRecord({ desk, grant, kind, act, ...attemptOf(key, intent) })
    if (settled.kind === 'unknown') notice = settled.message ?? null
    if (settled.kind === 'refused') notice = EARLIER_UNDONE
  }
  return notice
}

const EARLIER_UNDONE =
  'An earlier attempt got no answer and was not carried out. The booking is unchanged; you can try again.'

const REASON_MISSING = {
  kind: 'refused',
  code: 'ReasonMissing',
  message: 'Someone else made this booking. Give a reason for acting on it. Nothing was sent.',
} as const

const NOTHING_CHOSEN = {
  kind: 'refused',
  code: 'NothingChosen',
  message: 'Choose at least one. Nothing was sent.',
} as const

const EARLIER_OPEN = {
  kind: 'refused',
  code: 'EarlierOpen',
  message:
    'An earlier attempt on this booking has no outcome yet. Nothing was sent. Open the booking again in a minute to check.',
} as const

/**
 * Why an admin acts on a booking that somebody else made: one line of text. The audit keeps it for good, so
 * the form asks for no personal data.
 */
export const actReason = neededLine(REASON_LENGTH.min, REASON_LENGTH.max)

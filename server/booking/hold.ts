import 'server-only'
import type { HoldInput } from '../../lib/booking/hold-input.ts'
import type { HoldOutcome } from '../../lib/booking/hold-outcome.ts'
import { priceTolerancesOf } from '../config/price-tolerance.ts'
import type { Desk } from '../desk.ts'
import { bodyHash } from '../intent/body-hash.ts'
import { sendTable } from '../intent/hold-table.ts'
import { nextOf, stampSent } from '../intent/intent.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { permissionOf } from '../session/permission.ts'
import { notPermitted } from '../session/not-permitted.ts'
import { singleFlight } from '../single-flight.ts'
import { claimHold } from './claim-hold.ts'
import { claimWithinLimit, type OverLimit } from './day-limit.ts'
import { unlistedRefusal } from './cost-centre.ts'
import { isClient } from './client-of-booking.ts'
import { earlierBookings } from './earlier-booking.ts'
import { settleHoldAnswer } from './hold-answer.ts'
import type { KindHandling, KindTypes } from './kind.ts'
import type { ReadyHold } from './kind-hold.ts'
import { clientIdOfOption } from './trip-link.ts'
import { recordedOutcome, settle, wantedOf, type HoldAttempt } from './settle-hold.ts'

/**
 * Holds an offer once per client reference, however often it is called. Steps: the intent is claimed; the
 * kind makes its checks (the current price in this very session, consent); the agent is asked about other
 * bookings of the same people at the same time; the commit is sent; its answer is settled. The steps after
 * each event are in `intent/hold-table.ts`. A lost answer is looked up and never sent again. Refused without
 * the permission of the kind's hold.
 * @param insteadOf the booking that has ended and is booked again: the new one keeps it
 */
export async function holdOnce<K extends KindTypes>(
  desk: Desk,
  anyGrant: AnyGrant,
  kind: KindHandling<K>,
  input: HoldInput<K['form']>,
  insteadOf?: string,
): Promise<HoldOutcome> {
  const permission = permissionOf(kind.hold.operation)
  const grant = alsoMay(anyGrant, permission)
  if (!grant) return notPermitted(permission)
  const key = { officeId: grant.officeId, verb: kind.hold.operation, reference: input.clientReference }
  const hash = bodyHash([input.offerCode, input.form])
  const flight = `hold:${key.verb}:${key.officeId}:${key.reference}:${hash}:${input.evenIfBooked}`
  return singleFlight(desk, flight, async () => {
    const tolerances = await priceTolerancesOf(desk, grant)
    return attemptHold({ desk, grant, kind, key, input: { ...input, tolerances }, hash, insteadOf })
  })
}

async function attemptHold<K extends KindTypes>(attempt: HoldAttempt<K>): Promise<HoldOutcome> {
  const { desk, grant, kind, input } = attempt
  const earlier = await claimHold(attempt)
  if (earlier) return earlier
  const { costCentre } = input.form
  const unlisted = costCentre ? await unlistedRefusal(desk, grant.officeId, costCentre) : null
  if (unlisted) return settle(attempt, { event: 'stopped', outcome: unlisted })
  const whom = await clientOfForm(desk, grant, input)
  if (whom === null) return settle(attempt, { event: 'stopped', outcome: CLIENT_GONE })
  const ready = await kind.hold.prepare(desk, grant, input)
  if (ready.kind !== 'ready') return settle(attempt, { event: 'stopped', outcome: ready.outcome })
  const before = await earlierBookings(desk, grant, kind, wantedOf(attempt, ready), !input.evenIfBooked)
  if (!input.evenIfBooked && (before.live.length > 0 || before.failed)) {
    const outcome: HoldOutcome = { kind: 'booked-before', existing: before.live }
    return settle(attempt, { event: 'booked-before', outcome })
  }
  const send = await mayBeSent(attempt, ready, { insteadOf: before.ended, ...whom })
  if (send.kind === 'over') {
    const outcome: HoldOutcome = { kind: 'refused', code: 'OverLimit', message: send.message }
    return settle(attempt, { event: 'stopped', outcome })
  }
  if (!send.claimed) return recordedOutcome(attempt)
  return settleHoldAnswer(attempt, await ready.send(), ready)
}

const CLIENT_GONE: HoldOutcome = {
  kind: 'refused',
  code: 'ClientGone',
  message: 'The client of this form was erased. Choose another one.',
}

/**
 * Whom the booking is made for: the client of the form, or else of the trip whose option it books; an id of
 * null for nobody, and none where neither says it: then the lead traveller does. Null if the client of the
 * form was erased.
 */
async function clientOfForm<K extends KindTypes>(
  desk: Desk,
  { officeId }: AnyGrant,
  { form: { client }, optionId }: HoldInput<K['form']>,
): Promise<{ clientId?: string | null } | null> {
  const db = await desk.store.db()
  if (client === null) return { clientId: null }
  if (client) return (await isClient(db, officeId, client.id)) ? { clientId: client.id } : null
  const ofTrip = optionId ? await clientIdOfOption(db, officeId, optionId) : null
  return ofTrip === null ? {} : { clientId: ofTrip }
}

/**
 * Notes that the form is sent now, with the facts of its offer that the booking keeps; false if the attempt
 * was settled meanwhile. Above the agent's limit of the day nothing is noted.
 */
async function mayBeSent<K extends KindTypes>(
  { desk, grant, kind, key, input, insteadOf: formInsteadOf }: HoldAttempt<K>,
  ready: ReadyHold,
  made: { insteadOf: string | null; clientId?: string | null },
): Promise<{ kind: 'within'; claimed: boolean } | OverLimit> {
  const insteadOf = formInsteadOf ?? made.insteadOf
  const agreed = {
    terms: ready.terms,
    totalCents: ready.totalCents,
    ...(ready.totalCents > input.acceptedTotalCents && { raisedFromCents: input.acceptedTotalCents }),
    ...(ready.partSizes && { partSizes: ready.partSizes }),
    ...(ready.markup && { markup: ready.markup }),
    ...(insteadOf !== null && { insteadOf }),
    ...(input.form.costCentre && { costCentre: input.form.costCentre }),
    ...(made.clientId !== undefined && { clientId: made.clientId }),
  }
  const sent = await claimWithinLimit(
    desk,
    grant,
    {
      kind: kind.kind,
      verb: 'hold',
      subject: key.reference,
      reference: null,
      cents: ready.totalCents,
      deadlineAt: null,
    },
    (db) => stampSent(desk, key, { draftKey: ready.draftKey, agreed }, db),
    (isSent) => isSent,
  )
  if (sent.kind === 'over') return sent
  return { kind: 'within', claimed: (await nextOf(desk, key, sendTable.ready, sent.claimed)) === 'send' }
}

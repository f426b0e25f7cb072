import 'server-only'
import { refusalReason } from '../../lib/booking/act-outcome.ts'
import type { ViewOf } from '../../lib/kinds.ts'
import { SERVICE_AWAY } from '../../lib/not-responding.ts'
import type { Desk } from '../desk.ts'
import { isSessionLost, type CallOutcome } from '../gateway-client/outcome.ts'
import type { AnyGrant } from '../session/grant.ts'
import type { BookingReference, KindHandling, OtherId } from './kind.ts'

/** A booking that the booking service has, as it was read. `askedAt` is the desk's time before that. */
export type FoundElsewhere = { kind: 'found'; of: KindHandling; booking: ViewOf; askedAt: Date }

/**
 * What came of looking for a booking. `failed` and `away`: it is not known whether there is one; `away`:
 * because the booking service does not answer.
 */
export type ElsewhereOutcome =
  | FoundElsewhere
  | { kind: 'not-found' }
  | { kind: 'session' }
  | { kind: 'failed'; message: string }
  | { kind: 'away'; message: string }

/**
 * Looks for a booking of the office by any id that the booking service knows. It is asked for every one of
 * these kinds, first by its own reference, then by the client reference. Another id of a kind, such as that
 * of an order, is resolved to the reference first. The service finds only bookings of the office.
 */
export async function findElsewhere(
  desk: Desk,
  grant: AnyGrant,
  kinds: readonly KindHandling[],
  id: string,
): Promise<ElsewhereOutcome> {
  const owner = kinds.find(({ otherId }) => otherId?.isOne(id))
  if (owner?.otherId) return findByOtherId(desk, grant, owner, owner.otherId, id)
  return findBy(desk, grant, kinds, [{ reference: id }, { clientReference: id }], () => true)
}

async function findByOtherId(
  desk: Desk,
  grant: AnyGrant,
  kind: KindHandling,
  otherId: OtherId<ViewOf>,
  id: string,
): Promise<ElsewhereOutcome> {
  const named = await otherId.referenceOf(desk, grant, id)
  if (named.kind === 'ok') {
    if (named.data) return findBy(desk, grant, [kind], [named.data.by], named.data.isIt)
    return { kind: 'failed', message: "The booking service doesn't give the reference of this order." }
  }
  if (isSessionLost(named)) return { kind: 'session' }
  return isNotFound(kind, named) ? { kind: 'not-found' } : failureOf(named)
}

async function findBy(
  desk: Desk,
  grant: AnyGrant,
  kinds: readonly KindHandling[],
  references: readonly BookingReference[],
  isIt: (booking: ViewOf) => boolean,
): Promise<ElsewhereOutcome> {
  let failed: ElsewhereOutcome = { kind: 'not-found' }
  for (const by of references) {
    for (const kind of kinds) {
      const askedAt = desk.clock.now()
      const read = await kind.read(desk, grant, by)
      if (read.kind === 'ok') {
        if (isIt(read.data)) return { kind: 'found', of: kind, booking: read.data, askedAt }
        const message = "The booking service gives another booking for this order's reference."
        failed = { kind: 'failed', message }
        continue
      }
      if (isSessionLost(read)) return { kind: 'session' }
      if (!isNotFound(kind, read)) failed = failureOf(read)
    }
  }
  return failed
}

/**
 * A kind that cannot have such a reference refuses it as wrong, which also means that nothing was found.
 * Other failures leave open whether there is a booking.
 */
function isNotFound(
  { kind }: Pick<KindHandling, 'kind'>,
  read: Exclude<CallOutcome<unknown>, { kind: 'ok' }>,
): boolean {
  if (read.kind !== 'refused') return false
  return refusalReason(kind, read.code) === 'not-found' || [400, 404, 422].includes(read.httpStatus)
}

function failureOf(read: Exclude<CallOutcome<unknown>, { kind: 'ok' }>): ElsewhereOutcome {
  if (read.kind === 'refused') {
    return { kind: read.httpStatus === 429 ? 'away' : 'failed', message: read.message }
  }
  const isBroken = read.reason === 'malformed' || read.reason === 'server-error'
  return { kind: isBroken ? 'failed' : 'away', message: `${SERVICE_AWAY}.` }
}

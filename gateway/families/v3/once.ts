import { IDEMPOTENCY_KEY } from '../../../contract/repeated.ts'
import type { OperationId } from '../../../contract/registry.ts'
import { answerOnce } from '../../domain/first-answer.ts'
import { fail, ok, type Outcome, type Reason } from '../../domain/outcome.ts'
import type { Caller } from '../../domain/session/caller.ts'
import { clientKeyOf } from '../../domain/session/token-key.ts'
import type { Services } from '../../services.ts'
import { referenceOfOrderId } from './order-id.ts'

/** The parts of a call that say whether it came before. */
type Named = { request: { params: object; body: object }; caller: Caller; idempotencyKey: string | null }

type Refusal = 'validation_failed' | 'idempotency_conflict' | 'idempotency_key_reused'

/** A change of an order. */
type Change<T, F extends Reason> = {
  /** @param attempt the same for a request that is carried out again; null for one without a key */
  act: (attempt: string | null) => Promise<Outcome<T, F>>
  /** The answer where the change was made before; asked when the request was broken off the first time. */
  made?: () => Promise<T | null>
}

/**
 * Answers a change of an order once for each Idempotency-Key of its client (gap 129). A request that a rule
 * of its fields refuses is not remembered.
 */
export async function once<T extends object, F extends Reason>(
  services: Services,
  operation: OperationId,
  { request, caller, idempotencyKey }: Named,
  { act, made }: Change<T, F>,
): Promise<Outcome<T, F | Refusal>> {
  if (idempotencyKey === null) return act(null)
  if (!new RegExp(IDEMPOTENCY_KEY.pattern).test(idempotencyKey)) {
    return fail('validation_failed', `Idempotency-Key: must match ${IDEMPOTENCY_KEY.pattern}`)
  }
  const named = {
    client: clientKeyOf(caller),
    operation,
    name: idempotencyKey,
    officeId: caller.officeId,
    body: request,
    requestId: caller.requestId,
  }
  const done = await answerOnce<T, F>(services, named, async ({ id, again }) => {
    const before = again && made ? await made() : null
    const answer = before === null ? await act(id) : ok(before)
    const isKept = answer.ok || answer.failure !== 'validation_failed'
    return { answer, kept: isKept, reference: answer.ok ? orderOf(answer.value) : null }
  })
  if ('answer' in done) return done.answer
  return fail(done.refused === 'running' ? 'idempotency_conflict' : 'idempotency_key_reused')
}

/** The booking of an order, or of its refund. */
function orderOf(value: object): string | null {
  const id = 'order_id' in value ? value.order_id : 'id' in value ? value.id : null
  return typeof id === 'string' ? referenceOfOrderId(id) : null
}

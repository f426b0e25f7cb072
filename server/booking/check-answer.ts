import 'server-only'
import { kindFacts } from '../../lib/kinds.ts'
import type { Desk } from '../desk.ts'
import { kindNamed } from '../kinds.ts'
import type { Gatekeeper } from '../session/desk-route.ts'
import { answerShown } from '../read/read-route.ts'
import { failure } from '../request/failure.ts'
import { checkedAt } from './check-offer.ts'

/**
 * Answers the browser's check of an offer's price, with the office's time and money. The body is the input of
 * the kind's operation.
 * @param name of the kind
 */
export async function checkAnswer(
  desk: Desk,
  gate: Gatekeeper,
  request: Request,
  name: string,
): Promise<Response> {
  const kind = kindNamed(name)
  if (!kind) return failure(404, 'NotFound')
  const { operation } = kindFacts(kind.kind).check
  return answerShown(desk, gate, request, operation, async (answer, grant) =>
    kind.checkedOf(answer, await checkedAt(desk, grant)),
  )
}

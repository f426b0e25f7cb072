import 'server-only'
import type { Desk } from '../desk.ts'
import { kindNamed, readPermission } from '../kinds.ts'
import { answerText } from '../read/answer-text.ts'
import type { Gatekeeper } from '../session/desk-route.ts'
import { failure } from '../request/failure.ts'
import { gateFailure } from '../session/gate.ts'
import { bookingReading } from './reading.ts'

/**
 * Answers the browser's reading of a booking (`BookingReading`), which also keeps the office's list current.
 * The record itself has full passport numbers and supplier HTML, so only its view leaves.
 * @param name of the kind
 */
export async function readingAnswer(
  desk: Desk,
  gate: Gatekeeper,
  request: Request,
  name: string,
): Promise<Response> {
  const kind = kindNamed(name)
  if (!kind) return failure(404, 'NotFound')
  const passed = await gate(readPermission(kind.kind))
  if (!passed.ok) return gateFailure(passed.refusal)
  const { grant } = passed
  return answerText(desk, request, 'reference', async (reference) => {
    const askedAt = desk.clock.now()
    const read = await kind.read(desk, grant, { reference })
    if (read.kind !== 'ok') return read
    return { kind: 'ok', data: await bookingReading(desk, grant, kind, read.data, askedAt) }
  })
}

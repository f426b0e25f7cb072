import 'server-only'
import type { Desk } from '../desk.ts'
import { kindOf, readableKinds } from '../kinds.ts'
import { failure } from '../read/refusals.ts'
import type { AnyGrant } from '../session/grant.ts'
import { alsoMay } from '../session/gate.ts'
import { permissionOf } from '../session/permission.ts'
import type { KindOfBooking, WantedVoucher } from './kind.ts'
import { kindOfRow } from './kind-of-row.ts'

/**
 * Answers the vouchers of a booking, by its kind. A booking that the desk does not know is looked for in
 * every kind that has vouchers; the gateway decides who may see it.
 */
export async function vouchersAnswer(
  desk: Desk,
  grant: AnyGrant,
  reference: string,
  wanted: WantedVoucher,
): Promise<Response> {
  if (!/^[\w-]{1,64}$/.test(reference)) return failure(404, 'NotFound')
  const known = await kindOfRow(desk, grant.officeId, reference)
  const kinds = known === null ? readableKinds(grant) : [kindOf(known)]
  let answer = failure(404, 'NotFound')
  for (const kind of kinds) {
    if (!kind.vouchers) continue
    answer = await answerOf(desk, grant, kind.vouchers, reference, wanted)
    if (answer.status !== 404) return answer
  }
  return answer
}

async function answerOf(
  desk: Desk,
  grant: AnyGrant,
  { operation, answer }: NonNullable<KindOfBooking['vouchers']>,
  reference: string,
  wanted: WantedVoucher,
): Promise<Response> {
  const permitted = alsoMay(grant, permissionOf(operation))
  return permitted ? answer(desk, permitted, reference, wanted) : failure(403, 'NotPermitted')
}

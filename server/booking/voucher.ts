import 'server-only'
import type { Desk } from '../desk.ts'
import { kindOf, readableKinds } from '../kinds.ts'
import { failure } from '../request/failure.ts'
import type { AnyGrant } from '../session/grant.ts'
import { alsoMay } from '../session/gate.ts'
import { permissionOf } from '../session/permission.ts'
import type { WantedVoucher } from './kind.ts'
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
  const storedKind = await kindOfRow(desk, grant.officeId, reference)
  const kinds = storedKind === null ? readableKinds(grant) : [kindOf(storedKind)]
  for (const kind of kinds) {
    if (!kind.vouchers) continue
    const permitted = alsoMay(grant, permissionOf(kind.vouchers.operation))
    if (!permitted && storedKind !== null) return failure(403, 'NotPermitted')
    const answer = permitted && (await kind.vouchers.answer(desk, permitted, reference, wanted))
    if (answer && answer.status !== 404) return answer
  }
  return failure(404, 'NotFound')
}

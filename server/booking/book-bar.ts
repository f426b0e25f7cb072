import 'server-only'
import { missingPermissionText } from '../../lib/permission-text.ts'
import type { Desk } from '../desk.ts'
import { allKinds } from '../kinds.ts'
import { adminsOf } from '../config/admins.ts'
import { alsoMay } from '../session/gate.ts'
import type { AnyGrant } from '../session/grant.ts'
import { permissionOf } from '../session/permission.ts'

/** True for who may book anything for the office: they use its saved travellers. */
export function mayBook(grant: AnyGrant): boolean {
  return allKinds.some(({ hold }) => alsoMay(grant, permissionOf(hold.operation)) !== null)
}

/** Why a person may not use the saved travellers of the office; null if they may. */
export async function bookBarOf(desk: Desk, grant: AnyGrant): Promise<string | null> {
  if (mayBook(grant)) return null
  return missingPermissionText('air_book', await adminsOf(desk, grant.officeId))
}

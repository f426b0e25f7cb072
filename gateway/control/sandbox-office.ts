import type { Db } from '../store/transaction.ts'

/** An office of the sandbox. */
export type SandboxOffice = { officeId: string; orgId: string; name: string }

/**
 * The sandbox office with this id, or of the organisation with this id; null when there is none. Production
 * has no control plane.
 */
export async function sandboxOffice(db: Db, named: string): Promise<SandboxOffice | null> {
  const office = await db
    .selectFrom('office')
    .select(['office_id', 'org_id', 'name'])
    .where('environment', '=', 'sandbox')
    .where((eb) => eb.or([eb('office_id', '=', named), eb('org_id', '=', named)]))
    .executeTakeFirst()
  return office ? { officeId: office.office_id, orgId: office.org_id, name: office.name } : null
}

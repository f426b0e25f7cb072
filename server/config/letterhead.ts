import 'server-only'
import { NO_LETTERHEAD } from '../../lib/office/letterhead.ts'
import type { Letterhead } from '../../pdf/letterhead.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { officeSettings } from './office-settings.ts'

/** The letterhead of the person's office, for every paper that the desk prints. */
export async function letterheadOf(
  desk: Desk,
  grant: Pick<AnyGrant, 'officeId' | 'officeName'>,
): Promise<Letterhead> {
  const [{ letterhead }, logo] = await Promise.all([
    officeSettings(desk, grant.officeId),
    officeLogo(desk, grant.officeId),
  ])
  return { officeName: grant.officeName, ...(letterhead ?? NO_LETTERHEAD), logo }
}

/** The logo of an office; null if it has none. */
export async function officeLogo(desk: Desk, officeId: string): Promise<Letterhead['logo']> {
  const db = await desk.store.db()
  const row = await db
    .selectFrom('office_logo')
    .select(['image', 'width', 'height'])
    .where('office_id', '=', officeId)
    .executeTakeFirst()
  return row ?? null
}

import 'server-only'
import { createHash } from 'node:crypto'
import { inTransaction } from '../../database/transaction.ts'
import type { Letterhead } from '../../pdf/letterhead.ts'
import type { Desk } from '../desk.ts'
import { officeConfig } from '../config/office-config.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { SETTING_CHANGED } from './save-settings.ts'

/** Stores the logo of the office, or with null removes it, with an audit entry that tells the two apart. */
export async function saveLogo(desk: Desk, grant: AnyGrant, logo: Letterhead['logo']): Promise<void> {
  const config = await officeConfig(desk, grant)
  const at = desk.clock.now()
  await inTransaction(await desk.store.db(), async (trx) => {
    const before = await trx
      .selectFrom('office_logo')
      .select(['image', 'width', 'height'])
      .where('office_id', '=', grant.officeId)
      .forUpdate()
      .executeTakeFirst()
    if (logo === null) {
      await trx.deleteFrom('office_logo').where('office_id', '=', grant.officeId).execute()
    } else {
      const stored = { ...logo, changed_by: grant.userName, changed_at: at }
      await trx
        .insertInto('office_logo')
        .values({ office_id: grant.officeId, ...stored })
        .onConflict((conflict) => conflict.column('office_id').doUpdateSet(stored))
        .execute()
    }
    await appendAudit(trx, {
      officeId: grant.officeId,
      at,
      officeAt: config.kind === 'read' ? new Date(config.serverNow) : null,
      who: grant.userName,
      whoName: grant.displayName,
      verb: SETTING_CHANGED,
      reference: 'logo',
      before: before ? logoWords(before) : '',
      after: logo ? logoWords(logo) : '',
      requestId: grant.requestId,
    })
  })
}

/** `720 × 250 px, 3f2a9c01`. */
function logoWords({ image, width, height }: NonNullable<Letterhead['logo']>): string {
  return `${width} × ${height} px, ${logoVersion(image)}`
}

/** Eight letters that differ for every logo. */
function logoVersion(image: Buffer): string {
  return createHash('sha256').update(image).digest('hex').slice(0, 8)
}

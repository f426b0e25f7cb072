import 'server-only'
import type { PriceTolerance, PriceTolerances } from '../../lib/booking/price-tolerance.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import { officeSettings } from './office-settings.ts'
import { settingShapes } from './setting-shapes.ts'

const NAME = 'price_tolerance'

/** The verb of the audit entry of an agent's own limit. */
export const OWN_TOLERANCE_CHANGED = 'tolerance.change'

/** The limits within which a raised price is taken for this person without asking. */
export async function priceTolerancesOf(
  desk: Desk,
  grant: Pick<AnyGrant, 'officeId' | 'userName'>,
): Promise<PriceTolerances> {
  const db = await desk.store.db()
  const [settings, own] = await Promise.all([
    officeSettings(desk, grant.officeId),
    db
      .selectFrom('person_setting')
      .select('value')
      .where('office_id', '=', grant.officeId)
      .where('user_name', '=', grant.userName)
      .where('name', '=', NAME)
      .executeTakeFirst(),
  ])
  return {
    agent: settingShapes.price_tolerance.safeParse(own?.value).data ?? null,
    office: settings.priceTolerance,
  }
}

/** Stores the limit of the person who asks, or with null removes it, with an audit entry. */
export async function saveOwnTolerance(
  desk: Desk,
  grant: AnyGrant,
  tolerance: PriceTolerance | null,
): Promise<void> {
  const at = desk.clock.now()
  const before = (await priceTolerancesOf(desk, grant)).agent
  await inTransaction(await desk.store.db(), async (trx) => {
    if (tolerance === null) {
      await trx
        .deleteFrom('person_setting')
        .where('office_id', '=', grant.officeId)
        .where('user_name', '=', grant.userName)
        .where('name', '=', NAME)
        .execute()
    } else {
      const stored = { value: JSON.stringify(tolerance), changed_at: at }
      await trx
        .insertInto('person_setting')
        .values({ office_id: grant.officeId, user_name: grant.userName, name: NAME, ...stored })
        .onConflict((conflict) => conflict.columns(['office_id', 'user_name', 'name']).doUpdateSet(stored))
        .execute()
    }
    await appendAudit(trx, {
      officeId: grant.officeId,
      at,
      officeAt: null,
      who: grant.userName,
      whoName: grant.displayName,
      verb: OWN_TOLERANCE_CHANGED,
      reference: grant.userName,
      before: before === null ? '' : JSON.stringify(before),
      after: tolerance === null ? '' : JSON.stringify(tolerance),
      requestId: grant.requestId,
    })
  })
}

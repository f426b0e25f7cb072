import 'server-only'
import { z } from 'zod'
import { inTransaction } from '../../database/transaction.ts'
import type { Desk } from '../desk.ts'
import type { AnyGrant } from '../session/grant.ts'
import { appendAudit } from '../store/audit.ts'
import type { DeskDb } from '../store/store.ts'
import { officeConfig } from '../config/office-config.ts'
import { settingShapes, type SettingName } from '../config/setting-shapes.ts'

/** The verb of the audit entry of a changed setting. */
export const SETTING_CHANGED = 'setting.change'

/**
 * New values of the settings that change, by name; null goes back to the value that holds where nothing is
 * set.
 */
export const settingsInput = z
  .object({
    funds_contact: settingShapes.funds_contact.nullable(),
    low_balance_cents: settingShapes.low_balance_cents.nullable(),
    notice_minutes: settingShapes.notice_minutes.nullable(),
    markup: settingShapes.markup.nullable(),
    price_tolerance: settingShapes.price_tolerance.nullable(),
    day_limits: settingShapes.day_limits.nullable(),
    letterhead: settingShapes.letterhead.nullable(),
    invoice: settingShapes.invoice.nullable(),
    cost_centres: settingShapes.cost_centres.nullable(),
  })
  .partial()

export type SettingsInput = z.infer<typeof settingsInput>

/** Stores the settings that changed, each with an audit entry that has both values. Answers how many did. */
export async function saveSettings(desk: Desk, grant: AnyGrant, input: SettingsInput): Promise<number> {
  const config = await officeConfig(desk, grant)
  const officeAt = config.kind === 'read' ? new Date(config.serverNow) : null
  const at = desk.clock.now()
  return inTransaction(await desk.store.db(), async (trx) => {
    let changed = 0
    for (const name of Object.keys(settingShapes) as SettingName[]) {
      const after = input[name]
      if (after === undefined) continue
      const before = await valueOf(trx, grant.officeId, name)
      const [was, is] = [settingText(before), settingText(after)]
      if (was === is) continue
      changed += 1
      if (after === null) await remove(trx, grant.officeId, name)
      else await put(trx, grant, { name, value: JSON.stringify(after), at })
      await appendAudit(trx, {
        officeId: grant.officeId,
        at,
        officeAt,
        who: grant.userName,
        whoName: grant.displayName,
        verb: SETTING_CHANGED,
        reference: name,
        before: was,
        after: is,
        requestId: grant.requestId,
      })
    }
    return changed
  })
}

/** A value as the audit has it; empty for none. */
function settingText(value: unknown): string {
  if (value == null) return ''
  // A cost centre may have a comma in it, and is one line.
  if (Array.isArray(value)) return value.join(typeof value[0] === 'string' ? '\n' : ', ')
  return typeof value === 'object' && 'text' in value ? String(value.text) : JSON.stringify(value)
}

async function valueOf(trx: DeskDb, officeId: string, name: SettingName): Promise<unknown> {
  const row = await trx
    .selectFrom('office_setting')
    .select('value')
    .where('office_id', '=', officeId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()
  return row?.value ?? null
}

async function put(
  trx: DeskDb,
  grant: AnyGrant,
  { name, value, at }: { name: string; value: string; at: Date },
): Promise<void> {
  const stored = { value, changed_by: grant.userName, changed_at: at }
  await trx
    .insertInto('office_setting')
    .values({ office_id: grant.officeId, name, ...stored })
    .onConflict((conflict) => conflict.columns(['office_id', 'name']).doUpdateSet(stored))
    .execute()
}

async function remove(trx: DeskDb, officeId: string, name: string): Promise<void> {
  await trx.deleteFrom('office_setting').where('office_id', '=', officeId).where('name', '=', name).execute()
}

import 'server-only'
import { cache } from 'react'
import { NOTICE_MINUTES, type OfficeSettings } from '../../lib/office/office-settings.ts'
import type { Desk } from '../desk.ts'
import { settingShapes, type SettingName } from './setting-shapes.ts'

/**
 * The settings of an office. A stored value that has not the shape of its setting counts as not set. Read
 * once per rendered page, and anew by everything else.
 */
export const officeSettings = cache(async (desk: Desk, officeId: string): Promise<OfficeSettings> => {
  const db = await desk.store.db()
  const rows = await db
    .selectFrom('office_setting')
    .select(['name', 'value'])
    .where('office_id', '=', officeId)
    .execute()
  const values = new Map(rows.map((row) => [row.name, row.value]))
  const read = <Name extends SettingName>(name: Name) =>
    settingShapes[name].safeParse(values.get(name)).data as
      ReturnType<(typeof settingShapes)[Name]['parse']> | undefined
  return {
    fundsContact: read('funds_contact')?.text ?? null,
    lowBalanceCents: read('low_balance_cents') ?? null,
    noticeMinutes: read('notice_minutes') ?? NOTICE_MINUTES,
    markup: read('markup') ?? {},
    priceTolerance: read('price_tolerance') ?? null,
    dayLimits: read('day_limits') ?? null,
    letterhead: read('letterhead') ?? null,
    invoice: read('invoice') ?? null,
    costCentres: read('cost_centres') ?? [],
  }
})

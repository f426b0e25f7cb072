'use server'

import { saveOwnTolerance } from '../config/price-tolerance.ts'
import { settingShapes } from '../config/setting-shapes.ts'
import { deskAction } from '../session/desk-action.ts'

/** The outcome of a change of one's own settings. */
type OwnSettingOutcome = { kind: 'done' } | { kind: 'refused'; message: string }

/** Stores by how much a price may rise for the person who asks; null for not at all. */
export const saveMyTolerance = deskAction({
  permission: 'signed_in',
  input: [settingShapes.price_tolerance.nullable()],
  invalid: { kind: 'refused', message: 'The tolerance is too high, or no amount.' },
  async run(desk, grant, tolerance): Promise<OwnSettingOutcome> {
    await saveOwnTolerance(desk, grant, tolerance)
    return { kind: 'done' }
  },
})

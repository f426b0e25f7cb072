import 'server-only'
import { z } from 'zod'

/** Settings of an office, by their names in the store. */
export const settingShapes = {
  /** Whom agents ask when the wallet is short: a name, a telephone number, a channel. */
  funds_contact: z.object({ text: z.string().trim().min(1).max(120) }),
  /** The low-balance alert, in integer cents, where the service gives none or the office wants more. */
  low_balance_cents: z.int().min(1).max(100_000_000_00),
  /** How many minutes before a deadline the desk announces it, the earliest first. */
  notice_minutes: z
    .array(z.int().min(1).max(60))
    .min(1)
    .max(4)
    .transform((minutes) => [...new Set(minutes)].sort((one, other) => other - one)),
} as const

export type SettingName = keyof typeof settingShapes

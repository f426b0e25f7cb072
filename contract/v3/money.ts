import { z } from 'zod'
import { entity } from '../entity.ts'
import { usdCode } from '../wire.ts'

/** An amount as decimal text with two decimals, and its currency (v3, Money object). */
export const money = entity('Money', {
  amount: z
    .string()
    .regex(/^\d+\.\d{2}$/)
    .describe('Decimal text with two decimals.'),
  currency: usdCode,
})

export type Money = z.infer<typeof money>

import { z } from 'zod'

/** An amount as decimal text with two decimals, and its currency (v3, Money object). */
export const money = z.object({ amount: z.string().regex(/^\d+\.\d{2}$/), currency: z.string() })

export type Money = z.infer<typeof money>

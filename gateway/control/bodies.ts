import { z } from 'zod'
import { roles } from '../../contract/session/limits.ts'
import { plainText } from '../../contract/wire.ts'
import { centsOfText } from '../domain/wallet/usd-text.ts'
import { armable } from '../domain/sandbox/armed.ts'
import { faultKinds, namedOperation } from './faults.ts'

const office = plainText(1, 80)

const balance = z
  .union([z.string(), z.number().transform(String)])
  .transform((text, context) => {
    const cents = centsOfText(text)
    if (cents === null)
      context.addIssue({ code: 'custom', message: 'must be an amount of USD such as "10000.00"' })
    return cents ?? 0n
  })
  .default(1_000_000n)

const userName = z.string().regex(/^[A-Za-z0-9._-]{1,40}$/, 'must be 1 to 40 letters, digits, dots or dashes')

export const mintBody = z.object({
  name: plainText(1, 120).nullish(),
  balance,
  users: z
    .array(z.object({ userName, role: z.enum(roles).default('agent') }))
    .min(1)
    .max(50)
    .refine((users) => new Set(users.map((user) => user.userName.toLowerCase())).size === users.length, {
      message: 'must have different user names',
    })
    .default([
      { userName: 'agent', role: 'agent' },
      { userName: 'admin', role: 'admin' },
    ]),
})

/** Ten years. A larger step would leave the range of dates that the supply covers. */
const MOST_SECONDS = 315_360_000

export const advanceBody = z.object({
  seconds: z.number().min(0).max(MOST_SECONDS),
  office: office.nullish(),
})

export const expireBody = z.union(
  [
    z.object({ SessionId: z.string().min(1) }).transform(({ SessionId }) => ({ sessionId: SessionId })),
    z.object({ officeId: office, userName: plainText(1) }),
  ],
  { error: 'needs SessionId, or officeId and userName' },
)

export const openBody = z.object({ officeId: office, userName: plainText(1, 80) })

export const armBody = z.object({
  scenario: z.enum(armable),
  office,
  times: z.int().min(1).max(1000).default(1),
})

export const disarmBody = z.object({ scenario: z.enum(armable), office })

/** Most faults that are set at the same time. */
export const MOST_FAULTS = 100

export const faultBody = z.object({
  operation: z.string().transform((name, context) => {
    const id = namedOperation(name)
    if (id === null) context.addIssue({ code: 'custom', message: 'names no operation' })
    return id ?? ''
  }),
  kind: z.enum(faultKinds),
  ms: z.int().min(0).max(600_000).optional(),
  status: z.int().min(400).max(599).optional(),
  times: z.int().min(1).optional(),
})

export const faultsBody = z.array(faultBody).max(MOST_FAULTS)

export const faultRemovalBody = z.object({ id: plainText(1, 80) })

/** All offices must be asked for, so that a body that was left out resets nothing. */
export const ALL_OFFICES = '*'

export const resetBody = z.object({ office })

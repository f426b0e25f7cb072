import { z } from 'zod'
import { entity } from '../entity.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { instant, usd, wireDate, wireInt } from '../wire.ts'
import { walletEntryKinds } from './entry-kinds.ts'

/** One movement. Balance and Held are the amounts after it; ResolvesId names the hold that it ended. */
export const walletEntry = entity('WalletEntry', {
  Id: z.string(),
  At: instant,
  Kind: z.enum(walletEntryKinds),
  Amount: usd,
  Balance: usd,
  Held: usd,
  Reference: z.string().nullable(),
  Family: z.string().nullable(),
  ResolvesId: z.string().nullable(),
})

export type WalletEntry = z.infer<typeof walletEntry>

export const walletStatement = operation({
  ...sessionCall,
  id: 'wallet.statement',
  path: '/Wallet/Statement',
  permission: 'wallet_statement',
  request: {
    params: null,
    query: null,
    body: z.object({
      From: wireDate.optional(),
      To: wireDate.optional(),
      Page: wireInt(1, 1_000_000).default(1),
      PerPage: wireInt(1, 200).default(50),
    }),
  },
  response: z.object({
    Entries: z.array(walletEntry),
    Meta: entity('StatementMeta', { Page: z.int(), PerPage: z.int(), Total: z.int(), PageCount: z.int() }),
  }),
  onFailure: { Entries: [], Meta: null },
  errors: [],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'What the service does', gaps: [86] },
  standing: 'assumed',
  summary: 'Movements of the office wallet, newest first',
  description:
    "The ledger of the office, newest first. From and To are dates of the office's clock, both inclusive.",
})

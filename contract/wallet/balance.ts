import { z } from 'zod'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { usd } from '../wire.ts'

export const walletBalance = operation({
  ...sessionCall,
  id: 'wallet.balance',
  path: '/Wallet/Balance',
  permission: 'wallet_balance',
  request: { params: null, query: null, body: z.object({}) },
  response: z.object({ Total: usd, Held: usd, Available: usd, AlertValue: usd, Currency: z.string() }),
  onFailure: { Total: null, Held: null, Available: null, AlertValue: null, Currency: null },
  errors: [],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'What the service does', gaps: [86] },
  standing: 'assumed',
  summary: 'Balance of the office wallet',
  description: "The office's balance, the held amount, and the amount that can be spent now.",
  examples: [
    {
      name: 'a new office',
      request: {},
      response: { Total: 10_000, Held: 0, Available: 10_000, AlertValue: 1_000, Currency: 'USD' },
    },
  ],
})

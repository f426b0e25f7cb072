import { z } from 'zod'
import { operation } from '../operation.ts'
import { usd } from '../wire.ts'

/** What the office has, what is held, and what it may spend now. */
export const walletBalance = operation({
  id: 'wallet.balance',
  method: 'POST',
  path: '/Wallet/Balance',
  aliases: [],
  family: 'session',
  auth: 'session',
  permission: 'wallet_balance',
  scope: null,
  request: { params: null, query: null, body: z.object({}) },
  response: z.object({ Total: usd, Held: usd, Available: usd, AlertValue: usd, Currency: z.string() }),
  answer: 'json',
  onFailure: { Total: null, Held: null, Available: null, AlertValue: null, Currency: null },
  events: null,
  errors: [],
  kind: 'read',
  retry: 'idempotent',
  source: { doc: 'session-gateway', section: 'What the service does', gaps: [86] },
  standing: 'assumed',
  summary: 'Balance of the office wallet',
  examples: [],
})

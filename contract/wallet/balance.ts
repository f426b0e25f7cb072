import { z } from 'zod'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { usd, usdCode } from '../wire.ts'

export const walletBalance = operation({
  ...sessionCall,
  id: 'wallet.balance',
  path: '/Wallet/Balance',
  permission: 'wallet_balance',
  request: { params: null, query: null, body: z.object({}) },
  response: z.object({
    Total: usd.describe('Money in the wallet, with what is held, in US dollars.'),
    Held: usd.describe('Money that is held for bookings, in US dollars.'),
    Available: usd.describe('Money that can be spent now, in US dollars: Total without Held.'),
    AlertValue: usd.describe('Balance in US dollars below which the office wants to be warned.'),
    Currency: usdCode,
  }),
  onFailure: { Total: null, Held: null, Available: null, AlertValue: null, Currency: null },
  errors: [],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'What the service does', gaps: [86] },
  standing: 'assumed',
  summary: 'Balance of the office wallet',
  description: "The office's balance, the held amount, and the amount that can be spent now.",
})

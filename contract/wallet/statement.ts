import { z } from 'zod'
import type { BookingKind } from '../booking/kinds.ts'
import { nameField } from '../code-field.ts'
import { entity } from '../entity.ts'
import { sessionCall } from '../families.ts'
import { operation } from '../operation.ts'
import { instant, usd, wireDate, wireInt } from '../wire.ts'
import { walletEntryKinds } from './entry-kinds.ts'

/** One movement of the wallet (gap 86). */
export const walletEntry = entity('WalletEntry', {
  Id: z.string().describe('Id of the entry.'),
  At: instant.describe("When the money moved, in UTC on the office's clock."),
  Kind: z
    .enum(walletEntryKinds)
    .describe(
      '`seed`: first deposit; `hold`: money held for a booking; `release`: a hold given up; `charge`: a hold paid; `refund`: money given back; `credit`: a deposit.',
    ),
  Amount: usd.describe('Amount in US dollars, never negative; the kind says which way it went.'),
  Balance: usd.describe('Balance after the entry in US dollars, with what is held.'),
  Held: usd.describe('Money that is held after the entry, in US dollars.'),
  Reference: z.string().nullable().describe('Reference of the booking; null where the entry is about none.'),
  Family: nameField(['air', 'hotel', 'activity'] satisfies BookingKind[])
    .nullable()
    .describe('Kind of the booking: air, hotel or activity; null where the entry is about none.'),
  ResolvesId: z
    .string()
    .nullable()
    .describe('Id of the hold that the entry ended; null where it ended none.'),
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
      From: wireDate
        .describe("First date, YYYY-MM-DD on the office's clock in UTC, included; left out, no limit.")
        .optional(),
      To: wireDate
        .describe("Last date, YYYY-MM-DD on the office's clock in UTC, included; left out, no limit.")
        .optional(),
      Page: wireInt(1, 1_000_000).describe('Page to return, from 1 on.').default(1),
      After: z
        .string()
        .regex(/^\d{1,12}$/)
        .describe(
          'Id of the last entry that was read, instead of a Page: the entries after it in the list. Entries that were added since then do not move them. `Link` leads to the next page in this way.',
        )
        .optional(),
      PerPage: wireInt(1, 200).describe('Most entries on a page.').default(50),
    }),
  },
  response: z.object({
    Entries: z.array(walletEntry).describe('The entries of this page, newest first.'),
    Meta: entity('StatementMeta', {
      Page: z.int().describe('Number of this page, from 1 on.'),
      PerPage: z.int().describe('Most entries on a page.'),
      Total: z.int().describe('Entries on all pages together.'),
      PageCount: z.int().describe('Number of pages; 0 when nothing matches.'),
    }).describe('Where this page stands in the whole list.'),
  }),
  pages: { in: 'body', by: ['Page', 'After'] },
  onFailure: { Entries: [], Meta: null },
  errors: [],
  kind: 'read',
  retry: 'idempotent',
  asks: 'store',
  source: { doc: 'session-gateway', section: 'What the service does', gaps: [86] },
  standing: 'assumed',
  summary: 'Movements of the office wallet, newest first',
  description:
    "The ledger of the office, newest first. From and To are dates of the office's clock, both inclusive. A Page is counted from the newest entry, so that one that is added meanwhile moves an entry that was read to the next page; After has no such doubles.",
})

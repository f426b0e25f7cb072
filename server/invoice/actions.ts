'use server'

import { z } from 'zod'
import { BUYER_LENGTHS } from '../../lib/invoice/invoice.ts'
import type { IssueOutcome } from '../../lib/invoice/invoice-view.ts'
import { neededLine, typedLine } from '../../lib/typed-text-fields.ts'
import { deskAction } from '../session/desk-action.ts'
import type { AnyGrant } from '../session/grant.ts'
import { creditInvoice, issueInvoice } from './issue.ts'

const buyer = z.object({
  name: neededLine(1, BUYER_LENGTHS.name),
  street: typedLine(BUYER_LENGTHS.street),
  city: typedLine(BUYER_LENGTHS.city),
  taxNumber: typedLine(BUYER_LENGTHS.taxNumber),
  reference: typedLine(BUYER_LENGTHS.reference),
})

const VIEWER = { kind: 'refused', message: 'Viewers cannot issue invoices.' } as const

/** Issues an invoice for bookings. */
export const issueInvoiceFor = deskAction({
  permission: 'signed_in',
  input: [z.object({ formId: z.uuid(), references: z.array(z.string().max(64)).min(1).max(50), buyer })],
  invalid: { kind: 'refused', message: 'An invoice needs the name of the buyer.' },
  async run(desk, grant, form): Promise<IssueOutcome> {
    return isViewer(grant) ? VIEWER : issueInvoice(desk, grant, form)
  },
})

/** Credits an invoice, or amounts of its bookings. */
export const creditInvoiceOf = deskAction({
  permission: 'signed_in',
  input: [
    z.object({
      formId: z.uuid(),
      number: z.string().max(40),
      reason: neededLine(3, 200),
      amounts: z
        .array(z.object({ reference: z.string().max(64), cents: z.int().min(1) }))
        .min(1)
        .max(50)
        .nullable(),
    }),
  ],
  invalid: { kind: 'refused', message: 'Give a reason of up to 200 characters.' },
  async run(desk, grant, credit): Promise<IssueOutcome> {
    return isViewer(grant) ? VIEWER : creditInvoice(desk, grant, credit)
  },
})

function isViewer({ role }: Pick<AnyGrant, 'role'>): boolean {
  return role === 'viewer'
}

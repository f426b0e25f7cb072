import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { NO_BUYER } from '../../../../lib/invoice/invoice.ts'
import { creditInvoice, issueInvoice } from '../../../../server/invoice/issue.ts'
import { invoiceFormOf, invoicePageOf } from '../../../../server/invoice/queries.ts'
import { ben, choice, pageOf, prepareRefunds, reference, refund, shown, world } from '../air/refund-desk.ts'

// A refund stands on an invoice that is issued after it, and is credited on one that was issued before.

prepareRefunds()

async function formNow() {
  const form = await invoiceFormOf(world.desk, ben, [reference])
  if (form.kind !== 'read') throw new Error(JSON.stringify(form))
  return form
}

async function issue(): Promise<string> {
  const buyer = { ...NO_BUYER, name: 'Keller GmbH' }
  const form = { formId: randomUUID(), references: [reference], buyer }
  const outcome = await issueInvoice(world.desk, ben, form)
  if (outcome.kind !== 'issued') throw new Error(JSON.stringify(outcome))
  return outcome.number
}

async function openOf(number: string) {
  const page = await invoicePageOf(world.desk, ben, number)
  if (page.kind !== 'read') throw new Error(page.kind)
  return page.open
}

test('an invoice of a booking with a refund has the price, and the refund as a line of its own', async () => {
  const [first] = await shown()
  const { booking } = await pageOf(ben)
  await refund(await choice(0))
  const { lines } = await formNow()
  expect(lines.map(({ totalCents }) => totalCents)).toEqual([
    booking.money.totalCents,
    0 - (first?.backCents ?? 0),
  ])
  expect(lines[1]?.title).toMatch(/^Refund, Flights/)
  const number = await issue()
  const owedCents = booking.money.totalCents - (first?.backCents ?? 0)
  expect(await openOf(number)).toMatchObject([{ reference, openCents: owedCents, refundCents: 0 }])
})

test('a refund after the invoice is offered as the amount of a credit note, until it is credited', async () => {
  const number = await issue()
  const [{ openCents = 0 } = {}] = await openOf(number)
  const [first] = await shown()
  await refund(await choice(0))
  await pageOf(ben)
  const cents = first?.backCents ?? 0
  expect(await openOf(number)).toMatchObject([{ openCents, refundCents: cents }])
  const amounts = [{ reference, cents }]
  const form = { formId: randomUUID(), number, reason: 'one ticket was refunded', amounts }
  expect(await creditInvoice(world.desk, ben, form)).toMatchObject({ kind: 'issued' })
  expect(await openOf(number)).toMatchObject([{ openCents: openCents - cents, refundCents: 0 }])
})

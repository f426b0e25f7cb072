import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoneyCard } from '../../../../components/booking/money-card.tsx'
import { SettledNotice } from '../../../../components/booking/settled-notice.tsx'
import { outcomeWords } from '../../../../components/wallet/statement-outcome.tsx'
import { formatNet } from '../../../../lib/money.ts'
import { bookingsOf } from '../../../../server/booking/queries.ts'
import { walletOf } from '../../../../server/wallet/queries.ts'
import {
  ann,
  choice,
  office,
  pageOf,
  prepareRefunds,
  refund,
  reference,
  shown,
  useTicketed,
  world,
} from './refund-desk.ts'

// Refunds after a departure: the amount kept includes the value of the flown leg, and is called no penalty.

prepareRefunds()

const texts = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;])/g, '')

/** The text of each refund in the statement, the newest first. */
async function refundsTold(): Promise<string[]> {
  const wallet = await walletOf(world.desk, ann)
  if (wallet.kind !== 'read') throw new Error(wallet.kind)
  return wallet.statement.rows
    .filter((row) => row.kind === 'refund' && row.booking?.reference === reference)
    .map((row) => outcomeWords(row, formatNet))
}

test('page, list and statement say what came back and what was kept, and never that it was the penalty', async () => {
  await useTicketed(['LCY', 'EDI'], ['2026-11-25', '2026-12-02'])
  const { serverNow } = await pageOf(ann)
  const seconds = (Date.parse('2026-11-26T12:00:00Z') - Date.parse(serverNow)) / 1000
  await world.gateway.advance(seconds, office.officeId)
  const [first, second] = await shown()
  if (!first?.paidCents || !first.backCents || !second) throw new Error('two e-tickets')
  expect(first.backCents + first.penaltyCents).toBeLessThan(first.paidCents)

  expect(await refund(await choice(0, 1))).toEqual({ kind: 'done' })
  const { booking } = await pageOf(ann)
  const { settlement } = booking.money
  const [chargedCents, refundedCents] = [first.paidCents * 2, first.backCents * 2]
  const keptCents = chargedCents - refundedCents
  expect(settlement).toEqual({ chargedCents, feeCents: keptCents, refundedCents })
  const [charged, back, keptText] = [chargedCents, refundedCents, keptCents].map((cents) => formatNet(cents))
  const card = createElement(MoneyCard, { kind: 'air', money: booking.money })
  expect(texts(renderToStaticMarkup(card))).toContain(
    `Charged ${charged} Kept by the airline ${keptText} Refunded ${back}`,
  )
  const notice = createElement(SettledNotice, { kind: 'air', settlement })
  expect(texts(renderToStaticMarkup(notice))).toContain(
    `${back} was refunded to the wallet; ${keptText} was kept by the airline.`,
  )
  const list = await bookingsOf(world.desk, ann, null, () => {})
  if (list.kind !== 'read') throw new Error(list.kind)
  expect(list.lines.find((line) => line.reference === reference)?.settlement).toEqual(settlement)
  expect(await refundsTold()).toEqual([`of ${charged}, kept ${keptText}`])
})

import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { QuoteCard } from '../../../components/quote/quote-card.tsx'
import { plainAmount } from '../../../lib/money.ts'
import type { Quote, QuotesView } from '../../../lib/quote/quote.ts'
import type { TripOption } from '../../../lib/trip/trip.ts'
import { offer, sendByMail } from '../../../server/quote/actions.ts'
import { renderDesk } from '../render-desk.tsx'
import { noQuotes, tripView } from '../trip/trip-fixture.ts'

// The offer of a trip on its page: how it is made by key, what the client answered, and how it is sent.

const flight: TripOption = {
  id: '1f1e2d3c-4b5a-4678-9abc-def012345678',
  kind: 'air',
  slot: 'one',
  letter: null,
  chosen: true,
  facts: {
    title: 'London – Singapore, IndiGo',
    lines: [],
    terms: [],
    stretches: [
      {
        from: { wall: '2027-01-14T11:15', city: 'London', timeZone: 'Europe/London' },
        to: { wall: '2027-01-15T10:25', city: 'Singapore', timeZone: 'Asia/Singapore' },
        label: 'LHR – SIN',
        words: 'London to Singapore',
        use: 'moves',
      },
    ],
    party: { adults: 1, childAges: [] },
  },
  netCents: 100_00,
  markup: null,
  party: { adults: 1, children: 0, infants: 0 },
  check: 'same',
  checkedAt: '2026-11-26T14:00:00.000Z',
  validMinutes: 30,
  bookHref: '/flights/book?fare=1',
  searchHref: '/flights',
  booking: null,
  by: 'Maya Lindt',
}

const quote: Quote = {
  id: '2f1e2d3c-4b5a-4678-9abc-def012345678',
  number: '2026-0141',
  revision: 2,
  standing: 'open',
  openUntil: '2026-11-28T18:00:00.000Z',
  timeZone: 'Europe/London',
  madeAt: '2026-11-26T14:20:00.000Z',
  madeBy: 'Maya Lindt',
  openedAt: null,
  sentAt: null,
  parts: 'Flight',
  totalCents: plainAmount(110_00),
  changes: ['London – Singapore, IndiGo: $110.00 instead of $105.00.'],
  answers: [],
  sharing: { link: 'https://desk.example/q/secret', subject: 'Offer', body: 'Look' },
}

function open(quotes: QuotesView = noQuotes, options: readonly TripOption[] = [flight]) {
  const onCheck = vi.fn()
  return { onCheck, ...renderDesk(<QuoteCard view={tripView(options)} quotes={quotes} onCheck={onCheck} />) }
}

const withQuote = (fields: Partial<Quote>, mailTo: string | null = null): QuotesView => ({
  ...noQuotes,
  mailTo,
  quotes: [{ ...quote, ...fields }],
})

test('a trip is offered by key, for two days, with the words of the last offer and a new note', async () => {
  vi.mocked(offer).mockResolvedValueOnce({ kind: 'done' })
  const { user } = open({ ...noQuotes, texts: { payment: 'By bank transfer', words: '' } })
  await user.keyboard('o')
  const note = await screen.findByRole('textbox', { name: 'Note to the client' })
  await user.type(note, 'As we said')
  await user.click(screen.getByRole('button', { name: 'Make the offer' }))
  const [sent] = vi.mocked(offer).mock.calls[0] ?? []
  expect(sent).toMatchObject({ version: 3, openUntil: '2026-11-28T15:00:00.000Z' })
  expect(sent?.texts).toMatchObject({ payment: 'By bank transfer', words: '', note: 'As we said' })
})

test('a time that is none is not sent, and the field says so', async () => {
  const { user } = open()
  await user.keyboard('o')
  const time = await screen.findByRole('textbox', { name: /^Time, / })
  await user.clear(time)
  await user.type(time, '25:00')
  await user.click(screen.getByRole('button', { name: 'Make the offer' }))
  expect(await screen.findByText('Write the time as 18:00.')).toBeTruthy()
})

test('prices that are older than they are valid are said, and can be checked first', async () => {
  const { user, onCheck } = open()
  await user.keyboard('o')
  expect(await screen.findByText('1 price may have changed since the last check.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Check first' }))
  expect(onCheck).toHaveBeenCalledOnce()
})

test('a trip with a part that is no longer sold is not offered, and the button says why', async () => {
  const { user } = open(noQuotes, [{ ...flight, check: 'gone' }])
  await user.keyboard('o')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText(/^London – Singapore, IndiGo is no longer sold/)).toBeTruthy()
})

test('the card has the revision, what is different, and the answers in the words of the client', () => {
  const at = '2026-11-26T15:00:00.000Z'
  open(withQuote({ answers: [{ id: 'a', at, kind: 'change', words: '<b>Later</b> please' }] }))
  const card = screen.getByRole('region', { name: 'Offer' })
  expect(card.textContent).toContain('Revision 2 · 2026-0141')
  expect(card.textContent).toContain('$110.00 instead of $105.00')
  expect(within(card).getByRole('list', { name: 'Answers of the client' }).textContent).toContain(
    '<b>Later</b> please',
  )
})

test('it is sent by mail where mail is set up; a link that has ended cannot be copied', async () => {
  vi.mocked(sendByMail).mockResolvedValueOnce({ kind: 'done' })
  const { user, unmount } = open(withQuote({}, 'anna@example.com'))
  await user.click(screen.getByRole('button', { name: 'Send to anna@example.com' }))
  expect(vi.mocked(sendByMail).mock.calls[0]?.[0].quoteId).toBe(quote.id)
  unmount()
  open(withQuote({ standing: 'withdrawn', sharing: null }, 'anna@example.com'))
  expect(screen.queryByRole('button', { name: /Copy|Send|Withdraw/ })).toBeNull()
})

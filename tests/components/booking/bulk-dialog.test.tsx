import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { BulkDialog } from '../../../components/booking/bulk/bulk-dialog.tsx'
import { AskProvider } from '../../../components/shell/admins.tsx'
import { onSessionExpired } from '../../../components/session/session-expired.ts'
import type { BookingLine } from '../../../lib/booking/booking-list-view.ts'
import type {
  BulkAnswer,
  BulkOutcome,
  BulkVerb,
  CancelPreview,
  CancelPreviews,
} from '../../../lib/booking/bulk.ts'
import { actOnBookings } from '../../../server/booking/actions.ts'
import { lineFixture } from '../../desk/booking/line-fixture.ts'
import { answerRoute, refusal } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// The question about many bookings: its text, its request, and its result.

const NOW = '2026-11-22T14:32:00.000Z'
const held = { state: 'held', deadlineAt: '2026-11-22T14:40:00.000Z' } as const
const keller = lineFixture({ ...held, reference: 'PO1', totalCents: 210_840 })
const costa = lineFixture({
  ...held,
  kind: 'hotel',
  reference: 'PH2',
  leadName: 'Rui Costa',
  totalCents: 41_250,
})
const short = lineFixture({
  state: 'short',
  reference: 'PO3',
  leadName: 'Helene Winter',
  totalCents: 912_000,
})

const done = vi.fn<() => void>()

function Opened({ verb = 'complete', lines }: { verb?: BulkVerb; lines: readonly BookingLine[] }) {
  const [open, setOpen] = useState(true)
  return (
    <BulkDialog verb={verb} lines={lines} serverNow={NOW} open={open} onOpenChange={setOpen} onDone={done} />
  )
}

function answers(outcomes: readonly BulkOutcome[], references: readonly string[], sessionLost = false) {
  const rows = references.map((reference, index) => ({
    kind: 'air' as const,
    reference,
    leadName: null,
    totalCents: null,
    outcome: outcomes[index] ?? { kind: 'not-tried' as const },
  }))
  vi.mocked(actOnBookings).mockResolvedValueOnce({ kind: 'ran', rows, sessionLost })
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
const title = () => screen.getByRole('dialog').querySelector('h2')?.textContent
const focused = () => document.activeElement?.textContent

test('it shows what is set aside, what cannot be ticketed and by how much the wallet is short; Enter runs the rest', async () => {
  answers(
    [
      { kind: 'done', state: 'ticketing' },
      { kind: 'refused', message: 'Too late.' },
    ],
    ['PO1', 'PH2'],
  )
  const { user } = renderDesk(<Opened lines={[keller, short, costa]} />)
  await waitFor(() => expect(focused()).toBe('Ticket and confirm 2 · $2,520.90'))
  expect(title()).toBe('Ticket and confirm 2 bookings?')
  expect(rows()).toEqual([
    'KELLER / ANNALHR – SIN · PO1$2,108.40Set aside',
    'WINTER / HELENELHR – SIN · PO3$9,120.00Not booked: the wallet is $707.40 short',
    'COSTA / RUILHR – SIN · PH2$412.50Set aside',
  ])
  await user.keyboard('{Enter}')
  expect(vi.mocked(actOnBookings).mock.calls).toEqual([['complete', ['PO1', 'PH2'], null]])
  await waitFor(() => expect(title()).toBe('1 done, 1 refused, 1 not sent'))
  expect(rows()).toEqual([
    'KELLER / ANNALHR – SIN · PO1$2,108.40Ticket ordered: ticketing',
    'WINTER / HELENELHR – SIN · PO3$9,120.00Not booked: the wallet is $707.40 short',
    'COSTA / RUILHR – SIN · PH2$412.50Too late.',
  ])
  expect(screen.getByRole('status').textContent).toBe('1 done, 1 refused, 1 not sent')
  expect(done).toHaveBeenCalledOnce()
  expect(focused()).toBe('Close')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(actOnBookings).toHaveBeenCalledOnce()
})

test('nothing fits: nothing can be sent', async () => {
  const over = lineFixture({ ...held, reference: 'PO4', deadlineAt: NOW })
  const { user } = renderDesk(<Opened lines={[over, lineFixture({ reference: 'PO5' })]} />)
  await waitFor(() => expect(focused()).toBe('Close'))
  expect(rows().map((row) => row?.split('$0.01')[1])).toEqual([
    'Time is up; its outcome is being checked',
    'Not held: ticketed',
  ])
  await user.click(screen.getByRole('button', { name: /^Ticket 0/ }))
  expect(actOnBookings).not.toHaveBeenCalled()
})

/** Answers what cancelling the bookings costs. */
function costs(previews: CancelPreviews) {
  answerRoute('/api/bookings/cancel-previews', () => previews)
}

const cost = (feeCents: number, refundCents: number | null, parts: string[] = []): CancelPreview => ({
  kind: 'cost',
  chosen: { parts, agreedCents: refundCents },
  feeCents,
  refundCents,
})

test('a cancellation shows what each booking costs and gives back, and sends what was agreed to', async () => {
  const stay = lineFixture({ kind: 'hotel', state: 'confirmed', reference: 'PH5', totalCents: 50_000 })
  const ticket = lineFixture({ state: 'ticketed', reference: 'PO6', totalCents: 90_000 })
  costs({
    PO1: cost(0, 210_840),
    PH5: cost(10_000, 40_000),
    PO6: cost(8_000, null, ['220-1']),
  })
  answers(
    [{ kind: 'done', state: 'cancelled' }, { kind: 'changed' }, { kind: 'unknown' }],
    ['PO1', 'PH5', 'PO6'],
  )
  const { user } = renderDesk(<Opened verb="cancel" lines={[keller, stay, ticket, short]} />)
  const button = await screen.findByRole('button', { name: 'Cancel 3 · refund $2,508.40' })
  expect(rows().map((row) => row?.split(/\$[\d,]+\.\d\d(?=[A-Z])/)[1])).toEqual([
    'Released in full, no fee',
    'Fee $100.00, refund $400.00',
    'Fee $80.00; the refund is known only afterwards',
    'Not booked: the wallet was short',
  ])
  expect(screen.getByText('Fees in total').parentElement?.textContent).toContain('$180.00')
  expect(screen.getByText(/^Not counted: 1 booking/)).toBeDefined()
  await user.click(button)
  expect(vi.mocked(actOnBookings).mock.calls).toEqual([
    [
      'cancel',
      ['PO1', 'PH5', 'PO6'],
      null,
      [
        { reference: 'PO1', parts: [], agreedCents: 210_840 },
        { reference: 'PH5', parts: [], agreedCents: 40_000 },
        { reference: 'PO6', parts: ['220-1'], agreedCents: null },
      ],
    ],
  ])
  costs({ PH5: cost(50_000, 0) })
  await user.click(await screen.findByRole('button', { name: 'Ask again about 1 booking' }))
  await screen.findByRole('button', { name: 'Cancel 1 · refund $0.00' })
  expect(rows()).toEqual([expect.stringContaining('No refund: the fee is all that was paid')])
})

test('fees that cannot be read are said, and can be asked for again; nothing is sent meanwhile', async () => {
  answerRoute('/api/bookings/cancel-previews', () => refusal(503, 'Unavailable'))
  const { user } = renderDesk(<Opened verb="cancel" lines={[keller]} />)
  await screen.findByText(/^Couldn't load the fees/)
  costs({ PO1: { kind: 'barred', why: 'Confirmed and non-refundable' } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Confirmed and non-refundable')
  await user.click(screen.getByRole('button', { name: /^Cancel 0/ }))
  expect(actOnBookings).not.toHaveBeenCalled()
})

const many = Array.from({ length: 45 }, (_, at) => lineFixture({ ...held, reference: `PO${at + 10}` }))

/** Lets the test answer each step, with done for all of its bookings. */
function answerSteps() {
  const steps: { references: readonly string[]; answer: () => void }[] = []
  vi.mocked(actOnBookings).mockImplementation((_, references) => {
    const { promise, resolve } = Promise.withResolvers<BulkAnswer>()
    const ran = references.map((reference) => ({
      kind: 'air' as const,
      reference,
      leadName: null,
      totalCents: null,
      outcome: { kind: 'done', state: 'cancelled' } as const,
    }))
    const answer = () => resolve({ kind: 'ran', rows: ran, sessionLost: false })
    steps.push({ references, answer })
    return promise
  })
  return steps
}

test('more bookings than one step has: fees are read and bookings sent in order, and it can be stopped', async () => {
  const asked: number[] = []
  answerRoute('/api/bookings/cancel-previews', (input) => {
    const { references } = input as { references: string[] }
    asked.push(references.length)
    return Object.fromEntries(references.map((reference) => [reference, cost(0, 100)]))
  })
  const steps = answerSteps()
  const { user } = renderDesk(<Opened verb="cancel" lines={many} />)
  const press = await screen.findByRole('button', { name: /45 · refund/ })
  expect(asked).toEqual([20, 20, 5])
  await user.click(press)
  await screen.findByText('Sent: 0 of 45')
  act(() => steps[0]?.answer())
  await screen.findByText('Sent: 20 of 45')
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  act(() => steps[1]?.answer())
  await waitFor(() => expect(title()).toBe('40 done, 5 not sent'))
  expect(steps.map(({ references }) => references)).toEqual([
    many.slice(0, 20).map(({ reference }) => reference),
    many.slice(20, 40).map(({ reference }) => reference),
  ])
  expect(rows().at(-1)).toContain('Not sent: you stopped the run')
})

test('a step without an answer ends the run: its bookings are unknown, and the rest is not sent', async () => {
  vi.mocked(actOnBookings).mockRejectedValueOnce(new Error('offline'))
  costs(Object.fromEntries(many.map(({ reference }) => [reference, cost(0, 100)])))
  const { user } = renderDesk(<Opened verb="cancel" lines={many} />)
  await user.click(await screen.findByRole('button', { name: /45 · refund/ }))
  await waitFor(() => expect(title()).toBe('20 not known yet, 25 not sent'))
  expect(actOnBookings).toHaveBeenCalledOnce()
})

test('a cancellation asks first with the safe answer focused; Escape closes', async () => {
  costs({ PO1: cost(0, 210_840), PH2: cost(0, 41_250) })
  const { user } = renderDesk(<Opened verb="cancel" lines={[keller, costa]} />)
  await waitFor(() => expect(focused()).toBe('Keep them'))
  expect(await screen.findByRole('button', { name: 'Cancel 2 · refund $2,520.90' })).toBeDefined()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(actOnBookings).not.toHaveBeenCalled()
})

test('while it runs it cannot be closed, and a second press sends nothing', async () => {
  let finish: (answer: BulkAnswer) => void = () => {}
  vi.mocked(actOnBookings).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  const { user } = renderDesk(<Opened lines={[keller]} />)
  await waitFor(() => expect(focused()).toContain('Ticket $2,108.40'))
  await user.keyboard('{Enter}{Enter}{Escape}')
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText('Issuing the ticket')).toBeDefined()
  finish({ kind: 'session' })
  await waitFor(() => expect(rows()[0]).toContain('Not tried: the session ended'))
  expect(actOnBookings).toHaveBeenCalledOnce()
})

test.each([
  [
    'an answer that did not arrive',
    () => vi.mocked(actOnBookings).mockRejectedValueOnce(new Error('lost')),
    'Outcome unknown; checking',
    0,
  ],
  [
    'a session that ended',
    () => answers([{ kind: 'not-tried' }], ['PO1'], true),
    'Not tried: the session ended',
    1,
  ],
])('%s is said at the row', async (_what, arm, text, expired) => {
  const onExpired = vi.fn<() => void>()
  const stop = onSessionExpired(onExpired)
  arm()
  const { user } = renderDesk(<Opened lines={[keller]} />)
  await waitFor(() => expect(focused()).toContain('Ticket $2,108.40'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(rows()[0]).toContain(text))
  expect(onExpired).toHaveBeenCalledTimes(expired)
  stop()
})

describe("colleagues' bookings", () => {
  const own = lineFixture({ ...held, reference: 'PO1', madeBy: 'Maya Lindqvist' })
  const other = lineFixture({ ...held, reference: 'PO2', people: ['Rui Costa'], madeBy: 'Omar Haddad' })

  function signedIn(role: 'agent' | 'admin') {
    const person = {
      displayName: 'Maya Lindqvist',
      userName: 'maya',
      officeName: 'Aurora',
      role,
      isDemo: false,
    }
    return renderDesk(
      <AskProvider value={{ admins: ['Ines Duarte'], fundsContact: null, person }}>
        <Opened lines={[own, other]} />
      </AskProvider>,
    )
  }

  test('an agent is told who can do it, and sends their own alone', async () => {
    answers([{ kind: 'done', state: 'ticketing' }], ['PO1'])
    const { user } = signedIn('agent')
    await waitFor(() => expect(focused()).toContain('Ticket 1'))
    expect(rows()[1]).toContain('Only Omar Haddad, who made it, or an admin (Ines Duarte) can do this')
    await user.keyboard('{Enter}')
    expect(vi.mocked(actOnBookings)).toHaveBeenCalledWith('complete', ['PO1'], null)
  })

  test('an admin says why, once for all', async () => {
    answers([], ['PO1', 'PO2'])
    const { user } = signedIn('admin')
    await waitFor(() => expect(focused()).toContain('Ticket 2'))
    await user.keyboard('{Enter}')
    expect(vi.mocked(actOnBookings)).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText(/^Reason for acting on the booking of Omar Haddad/), 'Omar is ill')
    await user.click(screen.getByRole('button', { name: /^Ticket 2/ }))
    expect(vi.mocked(actOnBookings)).toHaveBeenCalledWith('complete', ['PO1', 'PO2'], 'Omar is ill')
  })
})

test('without a connection nothing is sent, and the button says why', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = renderDesk(<Opened lines={[keller, costa]} />)
  const button = await screen.findByRole('button', { name: /^Ticket and confirm 2/ })
  expect(describedBy(button)).toBe("You're offline. Nothing can be sent until the connection is back.")
  await user.click(button)
  expect(actOnBookings).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  answers([{ kind: 'done', state: 'ticketing' }], ['PO1'])
  await user.click(screen.getByRole('button', { name: /^Ticket and confirm 2/ }))
  expect(actOnBookings).toHaveBeenCalledTimes(1)
})

test('one traveller at the same time twice: both are left out, named, and ticketed only when chosen', async () => {
  const again = lineFixture({ ...held, reference: 'PO4', people: ['MRS ANNA KELLER'], totalCents: 200_000 })
  const ben = lineFixture({ ...held, reference: 'PO5', leadName: 'Ben Ode', people: ['Ben Ode'] })
  answers([{ kind: 'done', state: 'ticketing' }], ['PO4', 'PO5'])
  const { user } = renderDesk(<Opened lines={[keller, again, ben]} />)
  expect(title()).toBe('Ticket 1 booking?')
  expect(screen.getByRole('dialog').textContent).toContain(
    '2 of these are for one traveller at the same time. Choose which to ticket.',
  )
  expect(rows()[0]).toContain('Same traveller and time as PO4')
  expect(rows()[1]).toContain('Same traveller and time as PO1')
  await user.click(screen.getByRole('checkbox', { name: 'Ticket PO4' }))
  expect(title()).toBe('Ticket 2 bookings?')
  await user.click(screen.getByRole('button', { name: /^Ticket 2/ }))
  expect(vi.mocked(actOnBookings).mock.calls).toEqual([['complete', ['PO4', 'PO5'], null]])
  expect(rows()[0]).toContain('Same traveller and time as PO4')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('holds of one traveller can be released together without a choice', () => {
  const again = lineFixture({ ...held, reference: 'PO4' })
  costs({})
  renderDesk(<Opened verb="cancel" lines={[keller, again]} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(title()).toBe('Cancel 2 bookings?')
})

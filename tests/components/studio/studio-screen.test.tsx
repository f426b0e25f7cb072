import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { StudioScreen } from '../../../components/studio/studio-screen.tsx'
import type { StudioView } from '../../../lib/studio/studio-view.ts'
import type { WireCall, WireDetail, WireNews } from '../../../lib/studio/wire-call.ts'
import * as actions from '../../../server/studio/actions.ts'
import { answerRoute } from '../answers.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

const done = { kind: 'done' } as const

const view: StudioView = {
  officeId: 'TD-1001',
  officeName: 'Test Office',
  serverNow: '2026-11-22T14:32:00.000Z',
  aheadSeconds: 24_600,
  plane: 'there',
  mayAct: true,
  events: [
    { at: '2026-11-22T14:34:41.000Z', kind: 'lapse', reference: 'PO1', who: 'Keller', totalCents: 210_840 },
    { at: '2026-11-22T14:40:00.000Z', kind: 'lapse', reference: 'PO2', who: 'Winter', totalCents: 91_050 },
    { at: '2026-11-23T10:00:00.000Z', kind: 'fee', reference: 'PH3', who: 'Benali', totalCents: null },
  ],
  scenarios: [
    {
      id: 'price-rises',
      family: 'air',
      title: 'LHR → STN',
      effect: 'The total is 10.00 higher',
      act: { kind: 'go', href: '/flights?legs=LHR-STN-2026-12-22' },
      ranAt: '2026-11-22T07:20:00.000Z',
    },
    ...Array.from({ length: 9 }, (_, at) => ({
      id: `route-${at}`,
      family: 'air' as const,
      title: `AAA → BB${at}`,
      effect: 'Something else',
      act: { kind: 'go' as const, href: `/flights?r=${at}` },
      ranAt: null,
    })),
    {
      id: 'sold_out',
      family: 'air',
      title: 'any fare',
      effect: 'is refused',
      act: { kind: 'arm', left: 0, steps: 'Now choose a fare.' },
      ranAt: null,
    },
    {
      id: 'price_rise',
      family: 'air',
      title: 'any fare',
      effect: 'costs more',
      act: { kind: 'arm', left: 1, steps: 'Now hold a fare.' },
      ranAt: null,
    },
  ],
  faults: [
    {
      id: 'f1',
      operation: 'air.book',
      path: '/Air/AirBook',
      kind: 'lose-reply',
      ms: null,
      status: null,
      times: 1,
      struck: 0,
    },
  ],
  operations: [{ id: 'air.book', method: 'POST', path: '/Air/AirBook' }],
  kept: { bookings: 3, drafts: 1 },
  addresses: { main: 'http://gateway.test', v3: 'http://gateway.test/v3' },
}

const call = (id: number, changed: Partial<WireCall> = {}): WireCall => ({
  id,
  at: '2026-11-22T07:42:01.000Z',
  operation: 'air.book',
  method: 'POST',
  path: `/Air/Call${id}`,
  status: 200,
  ms: 80,
  outcome: { tone: 'ok', text: 'ok' },
  reference: null,
  attempt: 1,
  polls: false,
  ...changed,
})

const calls: WireNews = {
  seq: 3,
  kept: [1, 2, 3],
  calls: [
    call(1, { outcome: { tone: 'bad', text: 'Err0102003' } }),
    call(2, { ms: 3118 }),
    call(3, { reference: 'PO0004131', outcome: { tone: 'ok', text: 'PO0004131 10/10' } }),
  ],
}

const detail: WireDetail = {
  ...call(3, { reference: 'PO0004131' }),
  requestId: 'r-58c1e0',
  query: [],
  headers: [['content-type', 'application/json']],
  request: { text: '{"SessionId":"$SESSION_ID","Name":"O\'Neill"}', bytes: 60, isCut: false },
  answer: { text: '{"UniqueId":"PO0004131"}', bytes: 24, isCut: false },
}

beforeEach(() => {
  window.history.replaceState(null, '', '/studio')
  answerRoute('/api/studio/wire-log', (question) =>
    'id' in (question as object)
      ? detail
      : { seq: 3, kept: [1, 2, 3], calls: (question as { seq: number }).seq === 0 ? calls.calls : [] },
  )
  vi.mocked(actions.setScenario).mockResolvedValue(done)
  vi.mocked(actions.endFault).mockResolvedValue(done)
  vi.mocked(actions.resetMyOffice).mockResolvedValue(done)
  vi.mocked(actions.setFault).mockResolvedValue(done)
})

const show = (changed: Partial<StudioView> = {}) =>
  renderDesk(<StudioScreen view={{ ...view, ...changed }} calls={calls} />)
const card = (name: string) => within(screen.getByRole('region', { name }))

describe('the clock', () => {
  test('each button says what would happen by then, and 2 goes to the next deadline', async () => {
    const { user } = show()
    const clock = card('Office clock')
    expect(clock.getByText('6 h 50 min ahead of real')).toBeTruthy()
    for (const text of [
      'nothing due',
      'Keller expires',
      '+$2,108.40',
      '2 holds expire',
      '2 holds expire',
      'Benali fee starts',
    ])
      expect(clock.getAllByText(text).length, text).toBeGreaterThan(0)
    vi.mocked(actions.advanceOfficeClock).mockResolvedValue({
      kind: 'advanced',
      now: '2026-11-22T14:34:41.000Z',
      ran: [
        { job: 'air-lapse', reference: 'PO1', kind: 'air', leadName: 'Anna Keller' },
        { job: 'activity-answer', reference: 'PA2', kind: null, leadName: null },
        { job: 'other-job', reference: 'PH3', kind: 'hotel', leadName: null },
      ],
      more: 0,
    })
    await user.keyboard('2')
    expect(actions.advanceOfficeClock).toHaveBeenCalledExactlyOnceWith({ to: '2026-11-22T14:34:41.000Z' })
    expect(await clock.findByRole('link', { name: 'Anna Keller' })).toHaveProperty(
      'pathname',
      '/bookings/PO1',
    )
    const ran = clock.getAllByRole('listitem').slice(-3)
    expect(ran.map(({ textContent }) => textContent)).toEqual([
      'Anna Keller expired, funds released',
      'PA2 the supplier answered',
      'PH3 other-job',
    ])
    expect(router.refresh).toHaveBeenCalled()
  })

  test('an amount of time is typed', async () => {
    const { user } = show()
    vi.mocked(actions.advanceOfficeClock).mockResolvedValue({ kind: 'refused', message: 'Not now.' })
    await user.type(screen.getByLabelText('Advance by'), '2 h 30 m{Enter}')
    expect(actions.advanceOfficeClock).toHaveBeenCalledExactlyOnceWith({ seconds: 9000 })
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  })

  test('a day to come is typed as in every date field, and the clock goes to its beginning', async () => {
    const { user } = show()
    vi.mocked(actions.advanceOfficeClock).mockResolvedValue({ kind: 'refused', message: 'Not now.' })
    await user.type(screen.getByLabelText('Advance by'), 'jan 14{Enter}')
    expect(actions.advanceOfficeClock).toHaveBeenCalledExactlyOnceWith({ to: '2027-01-14T00:00:00.000Z' })
  })
})

describe('scenarios', () => {
  test('the rest of a family is folded, but nothing that is armed or ran', async () => {
    const { user } = show()
    const list = card('Scenarios')
    expect(list.getAllByRole('listitem')).toHaveLength(6)
    expect(list.getByText('armed, 1 left')).toBeTruthy()
    expect(list.getByText('ran 07:20')).toBeTruthy()
    await user.click(list.getByRole('button', { name: '6 more' }))
    expect(list.getAllByRole('listitem')).toHaveLength(12)
  })

  test('Enter goes or arms, and the search finds by trigger and effect', async () => {
    const { user } = show()
    await user.keyboard('j{Enter}')
    expect(router.push).toHaveBeenCalledWith('/flights?legs=LHR-STN-2026-12-22')
    await user.keyboard('/')
    await user.keyboard('refused{Enter}')
    expect(card('Scenarios').getAllByRole('listitem')).toHaveLength(1)
    expect(window.location.search).toBe('?q=refused')
    await user.keyboard('k{Enter}')
    await waitFor(() => expect(actions.setScenario).toHaveBeenCalledExactlyOnceWith('sold_out', true))
  })

  test('an armed one says what to do next, and is disarmed', async () => {
    const { user } = show()
    expect(card('Scenarios').getByText('Now hold a fare.')).toBeTruthy()
    expect(card('Scenarios').queryByText('Now choose a fare.')).toBeNull()
    await user.click(card('Scenarios').getByRole('button', { name: 'Disarm: costs more' }))
    expect(actions.setScenario).toHaveBeenCalledExactlyOnceWith('price_rise', false)
  })
})

test('a new session for a shell is shown as the line that sets it, and copied', async () => {
  vi.mocked(actions.openSessionForShell).mockResolvedValue({ kind: 'opened', sessionId: 'fresh-session' })
  const { user } = show()
  await user.click(card('Wire log').getByRole('button', { name: 'New sandbox session for $SESSION_ID' }))
  expect(await card('Wire log').findByText("export SESSION_ID='fresh-session'")).toBeTruthy()
  await user.click(card('Wire log').getByRole('button', { name: 'Copy line' }))
  expect(await navigator.clipboard.readText()).toBe("export SESSION_ID='fresh-session'")
})

test('without a control plane no session is offered', () => {
  show({ plane: 'none' })
  expect(screen.queryByRole('button', { name: /^New sandbox session/ })).toBeNull()
})

test('a fault is added with the keyboard, and ended alone', async () => {
  const { user } = show()
  expect(card('Faults').getByText('once, not triggered yet')).toBeTruthy()
  await user.click(card('Faults').getByRole('button', { name: /^Off/ }))
  expect(actions.endFault).toHaveBeenCalledExactlyOnceWith('f1')
  await user.keyboard('n')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a fault' }))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(dialog.getByText('Choose an operation')).toBeTruthy()
  await user.type(dialog.getByLabelText('Operation'), 'book')
  await user.keyboard('{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(actions.setFault).toHaveBeenCalledExactlyOnceWith({
      operation: 'air.book',
      kind: 'latency',
      ms: 3000,
      times: 1,
    }),
  )
})

test('a reset asks for the id of the office', async () => {
  const { user } = show()
  await user.click(screen.getByRole('button', { name: 'Reset office' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset TD-1001?' }))
  expect(dialog.getByText(/3 bookings and 1 draft/)).toBeTruthy()
  await user.type(dialog.getByLabelText('Type TD-1001 to confirm'), 'TD-1{Enter}')
  expect(dialog.getByText('This is not TD-1001')).toBeTruthy()
  expect(actions.resetMyOffice).not.toHaveBeenCalled()
  await user.type(dialog.getByLabelText('Type TD-1001 to confirm'), '001{Enter}')
  await waitFor(() => expect(actions.resetMyOffice).toHaveBeenCalledExactlyOnceWith('TD-1001'))
})

describe('the wire log', () => {
  test('filters stand in the address', async () => {
    const { user } = show()
    const log = card('Wire log')
    expect(log.getAllByRole('listitem')).toHaveLength(3)
    await user.click(log.getByRole('button', { name: 'failed 1' }))
    expect(log.getAllByRole('listitem')).toHaveLength(1)
    expect(window.location.search).toBe('?log=failed')
    await user.click(log.getByRole('button', { name: 'slow 1' }))
    expect(log.getByText('/Air/Call2')).toBeTruthy()
  })

  test('l, j and Enter open a call in its place; y copies it for a shell; o opens its booking', async () => {
    const { user } = show()
    const log = card('Wire log')
    await user.keyboard('lj{Enter}')
    expect(await log.findByText('request id r-58c1e0')).toBeTruthy()
    expect(log.getByText('$SESSION_ID')).toBeTruthy()
    await user.keyboard('y')
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(
        `curl -X POST 'http://gateway.test/Air/Call3' \\\n  -H 'content-type: application/json' \\\n  --data-raw '{"SessionId":"'"$SESSION_ID"'","Name":"O'\\''Neill"}'`,
      ),
    )
    await user.keyboard('o')
    expect(router.push).toHaveBeenCalledWith('/bookings/PO0004131')
  })

  test('Space pauses, but presses a button that has the focus', async () => {
    const { user } = show()
    const pause = card('Wire log').getByRole('button', { name: 'Pause' })
    await user.keyboard(' ')
    expect(pause.textContent).toContain('Resume')
    const filter = card('Wire log').getByRole('button', { name: 'failed 1' })
    filter.focus()
    await user.keyboard(' ')
    expect(filter.getAttribute('aria-pressed')).toBe('true')
    expect(pause.textContent).toContain('Resume')
  })
})

test('a viewer sees everything and can change nothing', async () => {
  const { user } = show({ mayAct: false })
  await user.keyboard('1')
  await user.click(screen.getByRole('button', { name: '+10 min' }))
  await user.click(card('Scenarios').getByRole('button', { name: 'Disarm: costs more' }))
  await user.click(screen.getByRole('button', { name: 'Reset office' }))
  for (const action of Object.values(actions)) expect(action).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['none', /has no sandbox control plane/],
  ['away', /control plane isn't responding/],
] as const)('without a control plane (%s) the log is there and the page says so', (plane, sentence) => {
  show({ plane, scenarios: [], faults: [], aheadSeconds: null })
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Office clock' })).toBeNull()
  expect(card('Wire log').getAllByRole('listitem')).toHaveLength(3)
})

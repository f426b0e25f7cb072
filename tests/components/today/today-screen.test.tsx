import { screen, waitFor, within } from '@testing-library/react'
import { activitySearch } from '../../../components/activity/query/activity-search.ts'
import { flightSearch } from '../../../components/air/search/flight-search.ts'
import { staySearch } from '../../../components/hotel/query/stay-search.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AskProvider } from '../../../components/shell/admins.tsx'
import { readActivityView } from '../../../lib/activity/activity-params.ts'
import { TodayScreen } from '../../../components/today/today-screen.tsx'
import { actOnBooking, actOnBookings } from '../../../server/booking/actions.ts'
import type { FundsView } from '../../../lib/today/today-view.ts'
import { attendTo } from '../../../server/today/actions.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'
import { minutesOn, NOW, rowOf, todayFixture } from './today-fixture.ts'

// Today in the browser: its keys, the one act of each row, and its text when a part is missing.

const keller = rowOf('due', minutesOn(2), {
  reference: 'PO0004127',
  people: ['Anna Keller', 'Ben Keller', 'Clara Keller'],
})
const costa = rowOf('due', minutesOn(7), {
  reference: 'PH0001880',
  kind: 'hotel',
  leadName: 'Rui Costa',
  people: ['Rui Costa'],
  totalCents: 41_250,
})
const weiss = rowOf('ended', minutesOn(-90), { reference: 'PO9', state: 'failed', leadName: 'Sara Weiss' })
const winter = rowOf('ended', minutesOn(-30), {
  reference: 'PO5',
  state: 'short',
  leadName: 'Helene Winter',
  totalCents: 912_000,
})
const moved = rowOf('changed', minutesOn(-20), {
  reference: 'PO6',
  leadName: 'Eva Braun',
  changed: { about: 'schedule', before: '5 Dec 10:05', after: '5 Dec 10:50', at: minutesOn(-20) },
})
const all = [keller, costa, weiss, winter, moved]

const rows = () =>
  within(screen.getByRole('list', { name: 'Bookings that need attention' })).getAllByRole('listitem')
const chosen = () => rows().findIndex((row) => row.getAttribute('aria-current') === 'true')

beforeEach(() => {
  window.history.replaceState(null, '', '/today')
})

describe('the rows', () => {
  test('name the lead traveller first, whole, with who else travels, and what is the matter', () => {
    renderDesk(<TodayScreen view={todayFixture(all)} />)
    expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Flights: KELLER / ANNA +2',
      'Hotels: COSTA / RUI',
      'Flights: WEISS / SARA',
      'Flights: WINTER / HELENE',
      'Flights: BRAUN / EVA',
    ])
    expect(rows()[0]?.textContent).toContain('Held, expires 14:34:00 UTC')
    expect(rows()[3]?.textContent).toContain('$707.40 short')
    expect(rows()[4]?.textContent).toContain('it was 5 Dec 10:05')
  })

  test('of one trip stand together below its name, where the most urgent of them is', async () => {
    const trip = { id: '7c6a4f0e-1d2b-4b8e-9a55-0f4f1a2b3c4d', name: 'Keller, Rome', client: 'Nordhaus' }
    const alone = { id: '0f4f1a2b-1d2b-4b8e-9a55-7c6a4f0e3c4d', name: 'Board, Oslo', client: null }
    const of = [{ ...keller, trip }, { ...costa, trip: alone }, weiss, { ...winter, trip }, moved]
    const { user } = renderDesk(<TodayScreen view={todayFixture(of)} />)
    const [head, ...below] = rows().map((row) => row.textContent)
    expect(head).toMatch(/^TripKeller, RomeNordhaus2 bookingsfirst deadline in 02:00/)
    expect(below.map((text) => /[A-Z]+ \/ /.exec(text ?? '')?.[0])).toEqual([
      'KELLER / ',
      'WINTER / ',
      'COSTA / ',
      'WEISS / ',
      'BRAUN / ',
    ])
    expect(screen.getByRole('link', { name: 'Keller, Rome' }).getAttribute('href')).toBe(`/trips/${trip.id}`)
    // The line of the trip is no row of its own for keys and numbers.
    await user.keyboard('1j')
    expect(rows()[chosen()]?.textContent).toContain('WINTER / HELENE')
    await user.keyboard('3')
    expect(rows()[chosen()]?.textContent).toContain('COSTA / RUI')
  })

  test('are chosen by number, j and k, and the address remembers which', async () => {
    const { user } = renderDesk(<TodayScreen view={todayFixture(all)} />)
    expect(chosen()).toBe(-1)
    await user.keyboard('3')
    expect(chosen()).toBe(2)
    expect(window.location.search).toBe('?row=PO9')
    await user.keyboard('jk')
    expect(chosen()).toBe(2)
    await user.keyboard('{Enter}')
    expect(router.push.mock.calls).toEqual([['/bookings/PO9']])
  })

  test('keep the chosen booking when their order changes; one that left is not replaced', async () => {
    const { user, rerender } = renderDesk(<TodayScreen view={todayFixture(all)} />)
    await user.keyboard('2')
    rerender(<TodayScreen view={todayFixture([costa, keller, weiss])} />)
    expect(chosen()).toBe(0)
    rerender(<TodayScreen view={todayFixture([keller, weiss])} />)
    expect(chosen()).toBe(-1)
    await user.keyboard('td')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('have no act for somebody who may not complete them, and say why', () => {
    const foreign = rowOf('due', minutesOn(2), {}, 'Only Omar Haddad or an admin can do this.')
    renderDesk(<TodayScreen view={todayFixture([foreign])} />)
    expect(screen.queryByRole('button', { name: 'Ticket' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Ticket|Confirm).* holds/ })).toBeNull()
    expect(screen.getByText('Only Omar Haddad or an admin can do this.')).toBeTruthy()
  })
})

describe('the letter of a row', () => {
  test('t asks once, with the amount on the button, and Enter tickets', async () => {
    vi.mocked(actOnBooking).mockResolvedValue({ kind: 'done' })
    const { user } = renderDesk(<TodayScreen view={todayFixture(all)} />)
    await user.keyboard('1t')
    const dialog = await screen.findByRole('dialog', { name: 'Ticket for KELLER / ANNA?' })
    const button = within(dialog).getByRole('button', { name: /^Ticket \$2,108\.40/ })
    await waitFor(() => expect(document.activeElement === button).toBe(true))
    expect(vi.mocked(actOnBooking)).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(vi.mocked(actOnBooking).mock.calls).toEqual([['air', 'order', 'PO0004127', null]])
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(await screen.findByText('PO0004127: ticket ordered.')).toBeTruthy()
  })

  test('r books again, v and c open the booking, and no letter does what another row offers', async () => {
    const { user } = renderDesk(<TodayScreen view={todayFixture(all)} />)
    await user.keyboard('3tvcm')
    expect(router.push).not.toHaveBeenCalled()
    await user.keyboard('s')
    await user.keyboard('5v')
    expect(router.push.mock.calls).toEqual([['/bookings/PO9/again'], ['/bookings/PO6']])
  })

  test('m has a message with the exact amount, and names whom to ask but no traveller', async () => {
    const { user } = renderDesk(
      <AskProvider value={{ admins: ['Ines Duarte'], fundsContact: null, person: null }}>
        <TodayScreen view={todayFixture(all)} />
      </AskProvider>,
    )
    await user.keyboard('4m')
    const dialog = await screen.findByRole('dialog', { name: 'Ask for funds' })
    expect(dialog.textContent).toContain('Send this to Ines Duarte.')
    const message = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value
    expect(message).toContain('The wallet needs $707.40 more.')
    expect(message.toLowerCase()).not.toContain('winter')
  })

  test('d takes off the list what somebody has seen to, and never a running hold', async () => {
    vi.mocked(attendTo).mockResolvedValue({ kind: 'done' })
    const { user } = renderDesk(<TodayScreen view={todayFixture(all)} />)
    await user.keyboard('1d')
    expect(vi.mocked(attendTo)).not.toHaveBeenCalled()
    await user.keyboard('3d')
    expect(vi.mocked(attendTo).mock.calls).toEqual([['PO9', { reason: 'ended', at: minutesOn(-90) }]])
    expect(await screen.findByText('PO9 was removed from the list.')).toBeTruthy()
  })

  test('d says that a row changed since it was shown, and reads the page again', async () => {
    vi.mocked(attendTo).mockResolvedValue({ kind: 'moved-on' })
    const { user } = renderDesk(<TodayScreen view={todayFixture(all)} />)
    await user.keyboard('3d')
    const notice = await screen.findByText('PO9 changed meanwhile. It was not removed from the list.')
    expect(notice.closest('[role=alert]')).toBeTruthy()
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
  })

  test('d is not offered to somebody who only reads', async () => {
    const { user } = renderDesk(
      <TodayScreen view={todayFixture(all, { attendBar: 'Viewers have read-only access.' })} />,
    )
    await user.keyboard('3d')
    expect(vi.mocked(attendTo)).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: /^Done/ })).toBeNull()
  })
})

describe('what is due before midnight', () => {
  test('is a sum that adds up, with its zone, and what is not funded', () => {
    renderDesk(<TodayScreen view={todayFixture(all)} />)
    const strip = screen.getByRole('region', { name: 'Due before midnight' })
    // 2,108.40 + 412.50 held, 9,120.00 wanted.
    for (const text of ['$11,640.90', '$2,520.90', '$8,412.60', '$707.40', 'Due before midnight UTC']) {
      expect(within(strip).getAllByText(text).length, text).toBeGreaterThan(0)
    }
    expect(strip.textContent).toContain(
      'Both holds are funded. WINTER / HELENE, LHR – SIN, $9,120.00, needs $707.40 more.',
    )
  })

  test('is completed by one key, with the booking that is not covered listed', async () => {
    const { user } = renderDesk(<TodayScreen view={todayFixture(all)} />)
    expect(screen.getByRole('button', { name: /^Ticket and confirm holds · \$2,520\.90/ })).toBeTruthy()
    await user.keyboard('{Shift>}T{/Shift}')
    const dialog = await screen.findByRole('dialog', { name: /2 bookings/ })
    expect(dialog.textContent).toContain('Not booked: the wallet is $707.40 short')
  })

  test('is asked about as it was: a hold that appears under the question is not ticketed with it', async () => {
    const { user, rerender } = renderDesk(<TodayScreen view={todayFixture([keller])} />)
    await user.keyboard('{Shift>}T{/Shift}')
    await screen.findByRole('dialog', { name: 'Ticket for KELLER / ANNA?' })
    rerender(<TodayScreen view={todayFixture([keller, costa])} />)
    vi.mocked(actOnBookings).mockResolvedValueOnce({ kind: 'ran', sessionLost: false, rows: [] })
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(vi.mocked(actOnBookings).mock.calls).toEqual([['complete', ['PO0004127'], null]]),
    )
  })
})

test('Continue lists a few recent searches of each kind that keeps some, newest first', () => {
  for (const to of ['CDG', 'FRA', 'SIN', 'JFK']) {
    const legs = [{ from: 'LHR', to, date: '2026-12-20' }]
    const search = { trip: 'oneway', legs, adults: 1, children: 0, infants: 0, cabin: 1 } as const
    flightSearch.recent.remember(localStorage, search)
  }
  const place = { id: '42', type: 'city', name: 'Lisbon', within: 'Portugal', hotelCount: 330 } as const
  const stay = { place: '42', checkIn: '2026-12-01', checkOut: '2026-12-04', rooms: [] }
  staySearch.recent.remember(localStorage, { place, stay: { ...stay, rooms: [{ adults: 2, children: [] }] } })
  staySearch.recent.remember(localStorage, {
    place: { ...place, id: '43', name: 'Porto' },
    stay: { ...stay, place: '43', checkIn: '2026-11-01', rooms: [{ adults: 2, children: [] }] },
  })
  const trip = { from: '2026-12-02', to: '2026-12-03', adults: 2, children: 0, seniors: 0 }
  const view = { ...readActivityView(new URLSearchParams()), text: 'fado' }
  activitySearch.recent.remember(localStorage, { view, trip, where: 'Lisbon' })
  renderDesk(<TodayScreen view={todayFixture([])} />)
  const card = within(screen.getByRole('region', { name: 'Continue' }))
  const links = card.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
    expect.stringContaining('JFK'),
    expect.stringContaining('SIN'),
    expect.stringContaining('Lisbon'),
    expect.stringContaining('fado'),
  ])
  expect(links[0]?.getAttribute('href')).toContain('LHR-JFK-2026-12-20')
})

test('a part that failed says so, and the others are there', () => {
  renderDesk(
    <TodayScreen view={todayFixture([keller], { funds: { kind: 'failed' }, changed: { kind: 'failed' } })} />,
  )
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  expect(rows()).toHaveLength(1)
})

test('while the gateway is away the page says so and shows its age', () => {
  renderDesk(<TodayScreen view={todayFixture([weiss], { away: true, checkedAt: minutesOn(-3) })} />)
  expect(screen.getByText(/booking service isn't responding/)).toBeTruthy()
  expect(screen.getByText('updated 3 min ago')).toBeTruthy()
})

test('an office without bookings sees what to do first, and the searches one key away', async () => {
  const { user } = renderDesk(<TodayScreen view={todayFixture([], { empty: true })} />)
  const steps = screen.getByRole('region', { name: 'First steps' })
  expect(within(steps).getAllByRole('listitem')).toHaveLength(3)
  for (const key of ['f', 'h', 'a']) await user.keyboard(key)
  expect(router.push.mock.calls).toEqual([['/flights'], ['/hotels'], ['/activities']])
})

test('the page has the office time of its reading as its day', () => {
  renderDesk(<TodayScreen view={todayFixture([keller])} />)
  expect(screen.getByRole('heading', { name: /^Today/ }).textContent).toBe('Today Sun 22 Nov 2026')
  expect(NOW.startsWith('2026-11-22')).toBe(true)
})

describe('a list that was cut', () => {
  const many = Array.from({ length: 40 }, (_, at) => rowOf('ended', minutesOn(-at), { reference: `PO${at}` }))
  const heading = () => screen.getByRole('heading', { name: /^Needs attention/ }).textContent
  const more = () => screen.getByRole('link', { name: /more bookings/ }).textContent

  test('has no exact count of what needs attention, nor of what is not shown', () => {
    renderDesk(
      <TodayScreen view={todayFixture(many, { attention: { kind: 'read', rows: many, more: true } })} />,
    )
    expect(heading()).toBe('Needs attention 40+')
    expect(more()).toBe('10+ more bookings')
  })

  test('has exact counts where everything was read', () => {
    renderDesk(<TodayScreen view={todayFixture(many)} />)
    expect(heading()).toBe('Needs attention 40')
    expect(more()).toBe('10 more bookings')
  })
})

describe('the next release of funds', () => {
  const funds = (change: Partial<FundsView>) => {
    const whole = { balanceCents: 841_260, spendableCents: 841_260, alertCents: 0 }
    const none: FundsView = { wallet: whole, points: [], nextRelease: null, ifAllLapse: null }
    renderDesk(<TodayScreen view={todayFixture([], { funds: { kind: 'read', ...none, ...change } })} />)
    return screen.getByRole('region', { name: 'Funds' }).textContent
  }
  const held = { balanceCents: 1_143_150, spendableCents: 841_260, alertCents: 0 }

  test('says that nothing is held only where nothing is', () => {
    expect(funds({})).toContain('Next release nothing is held')
  })

  test('of a hold without a deadline is not supplied', () => {
    const shown = funds({ wallet: held, ifAllLapse: { count: 1, availableCents: 1_143_150 } })
    expect(shown).toContain('Next release deadline not supplied')
    expect(shown).not.toContain('nothing is held')
  })

  test('of money held for bookings that are not running holds is not known', () => {
    const shown = funds({ wallet: held })
    expect(shown).toContain('Next release not known')
    expect(shown).not.toContain('nothing is held')
  })
})

test('the agenda says which day is today, and that what is listed before it is still to come', () => {
  const line = {
    kind: 'air',
    leadName: 'Anna Keller',
    time: '20:00',
    title: 'LAX – NRT',
    note: null,
  } as const
  const days = [
    { day: '2026-11-21', count: 1, lines: [{ ...line, reference: 'PO1' }] },
    { day: '2026-11-22', count: 1, lines: [{ ...line, reference: 'PO2' }] },
    { day: '2026-11-23', count: 1, lines: [{ ...line, reference: 'PO3' }] },
  ]
  const agenda = { kind: 'read', days, upcoming: 3 } as const
  renderDesk(<TodayScreen view={todayFixture([keller], { agenda })} />)
  const headings = ['21', '22', '23'].map((day) => screen.getByText(new RegExp(`^... ${day} Nov$`)))
  expect(headings.map((heading) => heading.nextElementSibling?.textContent)).toEqual([
    'to come',
    'today',
    '1',
  ])
})

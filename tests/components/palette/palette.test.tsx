import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCommands, useRunCommand, type Command } from '../../../components/shell/commands.ts'
import { Palette } from '../../../components/palette/palette.tsx'
import { lineFixture } from '../../desk/booking/line-fixture.ts'
import type { ResponseOf } from '../../../contract/registry.ts'
import { answerRead, answerRoute } from '../answers.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// The results of the palette, and the acts of its keys.

const run = { ticket: vi.fn<() => void>(), sheet: vi.fn<() => void>(), row: vi.fn<(row: number) => void>() }
const closed = vi.fn()

const commands: readonly Command[] = [
  {
    id: 'ticket',
    label: 'Ticket',
    group: 'This booking',
    keys: 't',
    entry: 'TTP',
    run: () => run.ticket(),
  },
  {
    id: 'row',
    label: 'Choose a row by its number',
    group: 'Flights',
    entry: 'SS',
    hasRow: (row) => row <= 3,
    choose: (row) => run.row(row),
    run: () => undefined,
  },
  {
    id: 'sheet',
    label: 'Shortcuts',
    group: 'Desk',
    keys: '?',
    words: 'keyboard help',
    run: () => run.sheet(),
  },
  { id: 'go-hotels', label: 'Hotels', group: 'Go to', keys: 'g h', href: '/hotels' },
  { id: 'go-bookings', label: 'Bookings', group: 'Go to', keys: 'g b', href: '/bookings' },
]

function Screen({ open = true, offered = commands }: { open?: boolean; offered?: readonly Command[] }) {
  useCommands(offered)
  return (
    <>
      <input aria-label="Name" />
      <Palette
        open={open}
        onOpenChange={closed}
        onRun={useRunCommand()}
        serverNow="2026-11-20T15:00:00.000Z"
      />
    </>
  )
}

type ActivityPlaces = ResponseOf<'activity.products-by-location'>
const japan = {
  country: 'Japan',
  countryUuid: 'c1',
  total: 9,
  cities: [{ city: 'Kyoto', cityUuid: 'k1', count: 5 }],
}

const rome = (id: string, country: string) => ({
  external_id: id,
  type: 'city',
  name: 'Rome',
  label: `Rome, ${country}`,
  nr_hotels: 1,
  country: { name: country, code: country === 'Italy' ? 'IT' : 'US' },
})
const romes = (...places: ReturnType<typeof rome>[]) =>
  ({ data: places }) as unknown as ResponseOf<'place.search'> & ResponseOf<'place.lookup'>

const input = () => screen.getByRole('combobox', { name: 'Search or type a command' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('it opens with the focus in its field and every command of the screen', async () => {
  renderDesk(<Screen />)
  await waitFor(() => expect(document.activeElement === input()).toBe(true))
  expect(options()).toEqual(['This bookingTickett', 'DeskShortcuts?', 'Go toHotelsg h', 'Go toBookingsg b'])
})

test.each([
  ['boo', ['This bookingTickett', 'Go toBookingsg b']],
  ['go b', ['Go toBookingsg b']],
  ['HELP key', ['DeskShortcuts?']],
  ['ook', []],
])('"%s" finds the commands in which every typed word begins a word', async (typed, expected) => {
  const { user } = renderDesk(<Screen />)
  await user.keyboard(typed)
  expect(options()).toEqual(expected)
})

test('Enter runs the first match and closes; an arrow chooses another', async () => {
  const { user } = renderDesk(<Screen />)
  await user.keyboard('boo{Enter}')
  expect(run.ticket).toHaveBeenCalledOnce()
  expect(closed.mock.calls).toEqual([[false]])
  await user.keyboard('{ArrowDown}{Enter}')
  expect(router.push.mock.calls).toEqual([['/bookings']])
})

test('more typing forgets the highlight of the earlier matches', async () => {
  const { user } = renderDesk(<Screen />)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await user.keyboard('tick{Enter}')
  expect(run.ticket).toHaveBeenCalledOnce()
  expect(router.push).not.toHaveBeenCalled()
})

test('Enter within an unfinished composition, or without a match, runs nothing', async () => {
  const { user } = renderDesk(<Screen />)
  fireEvent.keyDown(input(), { key: 'Enter', isComposing: true, keyCode: 229 })
  await user.keyboard('zzz')
  expect(await screen.findByText(/^No matches/)).toBeDefined()
  await user.keyboard('{Enter}')
  expect(run.ticket).not.toHaveBeenCalled()
  expect(closed).not.toHaveBeenCalled()
})

test('an availability entry is the only result, and Enter searches it', async () => {
  const { user } = renderDesk(<Screen />)
  await user.keyboard('AN14JANLONSIN/28JAN')
  expect(options()).toHaveLength(1)
  expect(options()[0]).toMatch(/LON – SIN – LON/)
  await user.keyboard('{Enter}')
  expect(router.push.mock.calls).toEqual([
    ['/flights?trip=return&legs=LON-SIN-2027-01-14,SIN-LON-2027-01-28&adt=1&chd=0&inf=0&cabin=1'],
  ])
})

test('a request with travellers, cabin and airline is one row', async () => {
  const { user } = renderDesk(<Screen />)
  await user.keyboard('AN14JANLONSIN*28JAN/2A1C/C/ASQ')
  expect(options()).toEqual([
    'SearchLON – SIN – LON · Thu 14 Jan – Thu 28 Jan · 2 adults, 1 child · Business · SQ only',
  ])
  await user.keyboard('{Enter}')
  expect(router.push.mock.calls).toEqual([
    ['/flights?trip=return&legs=LON-SIN-2027-01-14,SIN-LON-2027-01-28&adt=2&chd=1&inf=0&cabin=3&air=SQ'],
  ])
})

test('what is missing in a request is asked for in the palette, and Enter searches once it is whole', async () => {
  const { user } = renderDesk(<Screen />)
  await user.keyboard('AN LON SIN /2A')
  expect(options()).toEqual(['SearchLON – SIN · 2 adults · Economy · Choose a date.'])
  await user.keyboard('{Enter}')
  const depart = await screen.findByRole('textbox', { name: 'Depart' })
  await waitFor(() => expect(document.activeElement === depart).toBe(true))
  await user.keyboard('{Enter}')
  expect(router.push).not.toHaveBeenCalled()
  await user.keyboard('jan 14{Enter}')
  expect(router.push.mock.calls).toEqual([
    ['/flights?trip=oneway&legs=LON-SIN-2027-01-14&adt=2&chd=0&inf=0&cabin=1'],
  ])
  expect(closed).toHaveBeenLastCalledWith(false)
})

test('a stay asks for the nights that are missing, at the place of the chosen row', async () => {
  const requests: unknown[] = []
  answerRead('place.search', (input) => {
    requests.push(input)
    return romes(rome('88', 'Italy'), rome('89', 'United States'))
  })
  answerRead('place.lookup', () => romes(rome('88', 'Italy')))
  const { user } = renderDesk(<Screen />)
  await user.keyboard('HA ROME 9DEC 2A')
  await waitFor(() =>
    expect(options()).toEqual([
      'SearchHotels in Rome, Italy · from Wed 9 Dec · Choose a date.',
      'SearchHotels in Rome, United States · from Wed 9 Dec · Choose a date.',
    ]),
  )
  expect(requests).toEqual([{ q: 'ROME', limit: 5 }])
  await user.keyboard('{Enter}')
  const checkOut = await screen.findByRole('textbox', { name: 'Check-out' })
  await screen.findByDisplayValue(/Rome/)
  await waitFor(() => expect(document.activeElement === checkOut).toBe(true))
  await user.keyboard('2 nights{Enter}')
  await waitFor(() =>
    expect(router.push.mock.calls).toEqual([['/hotels?place=88&in=2026-12-09&out=2026-12-11&rooms=2']]),
  )
})

test('activities are searched by their words in the place that is named among them', async () => {
  answerRead('activity.products-by-location', () => ({ data: [japan] }) as unknown as ActivityPlaces)
  const { user } = renderDesk(<Screen />)
  await user.keyboard('ACT KYOTO FOOD 9DEC')
  await waitFor(() => expect(options()).toEqual(['SearchFOOD in Kyoto · 9 Dec · 2 adults']))
})

test('a click runs a command; Escape closes', async () => {
  const { user } = renderDesk(<Screen />)
  await user.click(screen.getByRole('option', { name: /Shortcuts/ }))
  expect(run.sheet).toHaveBeenCalledOnce()
  closed.mockClear()
  await user.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledWith(false)
})

test("a command's key works on the screen, and neither in a field nor where the command is not offered now", async () => {
  const offered = vi.fn(() => true)
  const one: Command = {
    id: 'ticket',
    label: 'Ticket',
    group: 'B',
    keys: 't',
    when: offered,
    run: run.ticket,
  }
  const { user } = renderDesk(<Screen open={false} offered={[one]} />)
  await user.keyboard('t')
  expect(run.ticket).toHaveBeenCalledOnce()
  offered.mockReturnValue(false)
  await user.keyboard('t')
  offered.mockReturnValue(true)
  await user.click(screen.getByRole('textbox', { name: 'Name' }))
  await user.keyboard('t')
  expect(run.ticket).toHaveBeenCalledOnce()
})

test('a screen that is drawn anew between the keys of a sequence does not lose the first one', async () => {
  const { user, rerender } = renderDesk(<Screen open={false} />)
  await user.keyboard('g')
  rerender(<Screen open={false} offered={commands.map((command) => ({ ...command }))} />)
  await user.keyboard('b')
  expect(router.push.mock.calls).toEqual([['/bookings']])
})

test('the second key of a sequence is not also a command of its own', async () => {
  const hold = vi.fn()
  const held: Command = { id: 'hold', label: 'Hold', group: 'Flights', keys: 'b', run: hold }
  const { user } = renderDesk(<Screen open={false} offered={[...commands, held]} />)
  await user.keyboard('gb')
  expect(router.push.mock.calls).toEqual([['/bookings']])
  expect(hold).not.toHaveBeenCalled()
  await user.keyboard('b')
  expect(hold).toHaveBeenCalledOnce()
})

test('a text finds bookings and saved views once typing rests; the text is in no address, and Enter opens one', async () => {
  const search = vi.fn((_input: unknown) => ({
    lines: [
      lineFixture({ people: ['Anna Keller', 'Ben Keller', 'Cy Keller'] }),
      lineFixture({ kind: 'activity', reference: '8dafa846', leadName: null, service: null }),
    ],
    views: [{ name: 'kelso trip', params: 'tab=upcoming', typed: 'kelso' }],
  }))
  answerRoute('/api/bookings/find', search)
  const { user } = renderDesk(<Screen />)
  await user.keyboard('keller')
  await waitFor(() => expect(options()).toHaveLength(3))
  expect(search.mock.calls).toEqual([[{ typed: 'keller' }]])
  expect(options()).toEqual([
    'Saved viewskelso trip',
    'BookingsKELLER / ANNA +2 · LHR – SIN · PO0004127 · 14 Jan 2027 · Confirmed',
    'BookingsActivities · 8dafa846 · Not known',
  ])
  await user.keyboard('{Enter}{ArrowDown}{Enter}')
  expect(router.push.mock.calls).toEqual([['/bookings?tab=upcoming#q=kelso'], ['/bookings/PO0004127']])
})

test('Enter waits for what the whole text finds, and opens nothing that an earlier one found', async () => {
  const answers = new Map<string, (reference: string) => void>()
  answerRoute('/api/bookings/find', async (body) => {
    const { typed } = body as { typed: string }
    const reference = await new Promise<string>((resolve) => answers.set(typed, resolve))
    return { lines: [lineFixture({ reference })], views: [] }
  })
  const { user } = renderDesk(<Screen />)
  await user.keyboard('RTSMITH')
  await waitFor(() => expect([...answers.keys()]).toEqual(['SMITH']))
  answers.get('SMITH')?.('PO1')
  await waitFor(() => expect(options()).toHaveLength(1))
  await user.clear(input())
  await user.keyboard('RTJONES{Enter}')
  expect(router.push).not.toHaveBeenCalled()
  await waitFor(() => expect(answers.has('JONES')).toBe(true))
  expect(router.push).not.toHaveBeenCalled()
  answers.get('JONES')?.('PO2')
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/bookings/PO2']]))
})

test('a command needs no answer of the search: Enter runs it at once', async () => {
  answerRoute('/api/bookings/find', () => new Promise(() => undefined))
  const { user } = renderDesk(<Screen />)
  await user.keyboard('bookings{Enter}')
  expect(router.push.mock.calls).toEqual([['/bookings']])
})

test('a reference that nothing has can be looked for elsewhere', async () => {
  answerRoute('/api/bookings/find', () => ({ lines: [], views: [] }))
  const { user } = renderDesk(<Screen />)
  await user.keyboard('PO0004999')
  await waitFor(() => expect(options()).toEqual(['BookingsImport PO0004999']))
  await user.keyboard('{Enter}')
  expect(router.push.mock.calls).toEqual([['/bookings?adopt=PO0004999']])
})

test('entries that agents know run what the screen offers', async () => {
  const { user } = renderDesk(<Screen />)
  await user.keyboard('ttp{Enter}')
  expect(run.ticket).toHaveBeenCalledOnce()
  await user.clear(input())
  await user.keyboard('SS3')
  expect(options()).toEqual(['FlightsChoose row 3'])
  await user.keyboard('{Enter}')
  expect(run.row.mock.calls).toEqual([[3]])
})

test.each([
  ['SS4', 'SS works on flight results that have such a row.'],
  ['XI', 'XI works on an open booking that can be cancelled now.'],
  ['FXP', 'FXP works on a selected fare in flight results, and in the booking form of a fare.'],
])('%s says where it works when it does not work here', async (typed, words) => {
  const { user } = renderDesk(<Screen />)
  await user.keyboard(`${typed}{Enter}`)
  expect(screen.getByText(words)).toBeDefined()
  expect(closed).not.toHaveBeenCalled()
})

test.each([
  ['rtkeller', 'keller'],
  ['RTKeller', 'Keller'],
])('%s finds bookings by the name where no booking has the whole text', async (typed, name) => {
  const requests: string[] = []
  answerRoute('/api/bookings/find', (body) => {
    const text = (body as { typed: string }).typed
    requests.push(text)
    return { lines: text === name ? [lineFixture({ reference: 'PO1' })] : [], views: [] }
  })
  const { user } = renderDesk(<Screen />)
  await user.keyboard(`${typed}{Enter}`)
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/bookings/PO1']]))
  expect(requests).toEqual([typed, name])
})

test('rtgs that a booking has is not searched for as gs', async () => {
  const requests: string[] = []
  answerRoute('/api/bookings/find', (body) => {
    requests.push((body as { typed: string }).typed)
    return { lines: [lineFixture({ reference: 'PO1' })], views: [] }
  })
  const { user } = renderDesk(<Screen />)
  await user.keyboard('rtgs')
  await waitFor(() => expect(options()).toHaveLength(1))
  expect(requests).toEqual(['rtgs'])
})

test('RT finds bookings by what follows it', async () => {
  const requests: unknown[] = []
  answerRoute('/api/bookings/find', (body) => {
    requests.push(body)
    return { lines: [lineFixture({ reference: 'PO1' })], views: [] }
  })
  const { user } = renderDesk(<Screen />)
  await user.keyboard('RTKELLER')
  await waitFor(() => expect(requests).toEqual([{ typed: 'KELLER' }]))
  await waitFor(() => expect(options()).toHaveLength(1))
})

test('a copied PNR is shown in the fields of its search, with its travellers, and nothing is sent', async () => {
  const { user } = renderDesk(<Screen />)
  await user.click(input())
  await user.paste(`  1.KELLER/ANNA MS   2.KELLER/CY MSTR(CHD/12JAN19)
  3  SQ 317 Y 14JAN 4 LHRSIN HK2  1115 0755+1
  4 SSR DOCS SQ HK1 P/GBR/123456789/GBR/12JUN88/F/14MAR31/KELLER/ANNA/P1`)
  const travellers = await screen.findByRole('region', { name: 'Travellers in the text' })
  expect(
    within(travellers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['KELLER / ANNA · 12 Jun 1988 · GBR •••••789', 'KELLER / CY · child · 12 Jan 2019'])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Depart' }).value).toBe('Thu 14 Jan')
  expect(router.push).not.toHaveBeenCalled()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('KELLER')
  await user.click(screen.getByRole('button', { name: /^Search/ }))
  expect(router.push.mock.calls).toEqual([
    ['/flights?trip=oneway&legs=LHR-SIN-2027-01-14&adt=1&chd=1&inf=0&cabin=1'],
  ])
  // They wait in this tab for the form of a result.
  expect(JSON.stringify({ ...sessionStorage })).toContain('KELLER')
})

test('a line that is pasted is typed', async () => {
  const { user } = renderDesk(<Screen />)
  await user.click(input())
  await user.paste('AN14JANLONSIN')
  expect(options()).toEqual(['SearchLON – SIN · Thu 14 Jan · 1 adult · Economy'])
})

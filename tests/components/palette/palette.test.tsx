import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Command } from '../../../components/shell/commands.ts'
import { lineFixture } from '../../desk/booking/line-fixture.ts'
import { answerRoute } from '../answers.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'
import { closed, commands, input, options, run, Screen } from './palette-screen.tsx'

// The results of the palette, and the acts of its keys.

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

test('other keys that come between the keys of a sequence do not lose the first one', async () => {
  const { user, rerender } = renderDesk(<Screen open={false} />)
  const more: Command = { id: 'more', label: 'More', group: 'B', keys: 'g x', href: '/wallet' }
  await user.keyboard('g')
  rerender(<Screen open={false} offered={[...commands, more]} />)
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
  const answers = bookingsFoundLater()
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

test('Enter waits for the parts of the list that come before its first row', async () => {
  const booking = Promise.withResolvers<undefined>()
  answerRoute('/api/trips/find', () => [{ id: 't1', name: 'Keller in Rome', clientName: null }])
  answerRoute('/api/bookings/find', async () => {
    await booking.promise
    return { lines: [lineFixture({ reference: 'PO1' })], views: [] }
  })
  const { user } = renderDesk(<Screen />)
  await user.keyboard('keller')
  await waitFor(() => expect(options()).toEqual(['TripsKeller in Rome']))
  await user.keyboard('{Enter}')
  expect(router.push).not.toHaveBeenCalled()
  booking.resolve(undefined)
  await waitFor(() => expect(router.push.mock.calls).toEqual([['/bookings/PO1']]))
})

test('a row that was marked is opened without the answers that come before it', async () => {
  answerRoute('/api/trips/find', () => [
    { id: 't1', name: 'Keller in Rome', clientName: null },
    { id: 't2', name: 'Keller in Oslo', clientName: null },
  ])
  answerRoute('/api/bookings/find', () => new Promise(() => undefined))
  const { user } = renderDesk(<Screen />)
  await user.keyboard('keller')
  await waitFor(() => expect(options()).toHaveLength(2))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(router.push.mock.calls).toEqual([['/trips/t2']])
})

/** Bookings are found when the test says which, by the typed text. */
function bookingsFoundLater(): Map<string, (reference: string) => void> {
  const answers = new Map<string, (reference: string) => void>()
  answerRoute('/api/bookings/find', async (body) => {
    const { typed } = body as { typed: string }
    const reference = await new Promise<string>((resolve) => answers.set(typed, resolve))
    return { lines: [lineFixture({ reference })], views: [] }
  })
  return answers
}

test('Enter on a marked row that the whole text does not find opens nothing', async () => {
  const answers = bookingsFoundLater()
  const { user } = renderDesk(<Screen />)
  await user.keyboard('kel')
  await waitFor(() => expect(answers.has('kel')).toBe(true))
  answers.get('kel')?.('PO1')
  await waitFor(() => expect(options()).toHaveLength(1))
  await user.keyboard('ler{ArrowDown}{Enter}')
  await waitFor(() => expect(answers.has('keller')).toBe(true))
  answers.get('keller')?.('PO2')
  await waitFor(() => expect(options()[0]).toContain('PO2'))
  expect(router.push).not.toHaveBeenCalled()
})

test('answers that come in the wrong order show what the text in the field finds', async () => {
  const answers = bookingsFoundLater()
  const { user } = renderDesk(<Screen />)
  await user.keyboard('smith')
  await waitFor(() => expect(answers.has('smith')).toBe(true))
  await user.clear(input())
  await user.keyboard('jones{Enter}')
  await waitFor(() => expect(answers.has('jones')).toBe(true))
  answers.get('smith')?.('PO1')
  await Promise.resolve()
  expect(router.push).not.toHaveBeenCalled()
  answers.get('jones')?.('PO2')
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
  expect(router.push.mock.calls).toEqual([['/bookings?import=PO0004999']])
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

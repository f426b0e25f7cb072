import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openFlightStream } from '../../../components/air/results/stream.ts'
import { fareFixture } from '../../desk/air/itinerary-fixture.ts'
import { renderDesk } from '../render-desk.tsx'
import {
  done,
  fare,
  fares,
  list,
  openResults,
  prepareResults,
  Results,
  rows,
  search,
  sought,
  stream,
  viewInAddress,
} from './flight-results-fixture.tsx'

// The results of a flight search: rows, filters and order, while fares arrive and afterwards.

beforeEach(prepareResults)

const check = (name: RegExp) => screen.getByRole('checkbox', { name })

test('rows by price, each flight with its fares; counts of every choice', async () => {
  openResults()
  await stream.send(...fares)
  await stream.end(done)
  expect(rows()).toEqual([[450], [500, 560], [700]])
  expect(check(/^Nonstop/).closest('label')?.textContent).toBe('Nonstop$5002')
  expect(check(/^Singapore Airlines/).closest('label')?.textContent).toBe('Singapore Airlines$5002')
  expect(check(/^Bag included/).closest('label')?.textContent).toBe('Bag included$5601')
})

test('filters compose: either of two stops, and a bag as well; a chip takes its filter back', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  await user.click(check(/^Nonstop/))
  expect(rows()).toEqual([[500, 560]])
  await user.click(check(/^1 stop/))
  expect(rows()).toEqual([[450], [500, 560]])
  await user.click(check(/^Bag included/))
  expect(rows()).toEqual([[560]])
  // The count is that of the flights left by a choice and the filters of the other groups.
  expect(check(/^2\+ stops/).closest('label')?.textContent).toBe('2+ stops0')
  const chips = screen.getByRole('list', { name: 'Applied filters' })
  expect(
    within(chips)
      .getAllByRole('button')
      .map((chip) => chip.textContent),
  ).toEqual(['Nonstop, 1 stop', 'Bag included'])
  await user.click(within(chips).getByRole('button', { name: 'Remove filter Bag included' }))
  expect(rows()).toEqual([[450], [500, 560]])
  await user.click(screen.getByRole('button', { name: /^Clear all/ }))
  expect(rows()).toHaveLength(3)
})

test('a price bound holds to the cent, and at the edge it is open again', async () => {
  openResults()
  await stream.send(...fares)
  await stream.end(done)
  const to = screen.getByRole('slider', { name: 'Price, all travellers, to' })
  const move = (value: number) => {
    fireEvent.change(to, { target: { value } })
    fireEvent.pointerUp(to)
  }
  move(560)
  expect(rows()).toEqual([[450], [500, 560]])
  move(559)
  expect(rows()).toEqual([[450], [500]])
  move(700)
  expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull()
})

test('arrow keys on a slider move it, also while a row is current, and what it is moved to holds', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  await user.keyboard('jf')
  const to = screen.getByRole('slider', { name: 'Price, all travellers, to' })
  for (let tabs = 0; tabs < 40 && document.activeElement !== to; tabs += 1) await user.tab()
  expect(document.activeElement).toBe(to)
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
    expect(fireEvent.keyDown(to, { key, code: key }), key).toBe(true)
    expect(document.activeElement).toBe(to)
  }
  // jsdom does not move a slider: the browser changes its value between key down and key up.
  fireEvent.change(to, { target: { value: 559 } })
  fireEvent.keyUp(to, { key: 'ArrowDown' })
  expect(rows()).toEqual([[450], [500]])
  expect(document.activeElement).toBe(to)
})

test('one fare is a tab stop: that of the current row, or of the first where a filter hides that row', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  const stops = () =>
    within(list())
      .getAllByRole<HTMLButtonElement>('button')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ textContent }) => /\$(\d+)/.exec(textContent)?.[1])
  expect(stops()).toEqual(['450'])
  await user.keyboard('jjl')
  expect(stops()).toEqual(['560'])
  await user.click(check(/^1 stop/))
  expect(stops()).toEqual(['450'])
  await user.click(check(/^2\+ stops/))
  await user.click(check(/^1 stop/))
  expect(stops()).toEqual(['700'])
})

test('a chip that is removed gives the focus to the next one, and the last to the flights', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  for (const name of [/^Nonstop/, /^Bag included/, /^Singapore/]) await user.click(check(name))
  const chip = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` })
  chip('Bag included').focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(chip('SQ'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(chip('Nonstop'))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(fare(450))
  await user.click(check(/^Nonstop/))
  await user.click(screen.getByRole('button', { name: /^Clear all/ }))
  expect(document.activeElement).toBe(check(/^Nonstop/))
})

test('connection airport, alliance, seats, low-cost and fare type filter too, and their chips say what is left', async () => {
  const user = openResults()
  await stream.send(
    fareFixture({
      code: 'A',
      total: 300,
      legs: ['FR1 LHR-DXB 08:00 400 +90 > FR2 DXB-SIN 20:00 420'],
      lowCost: true,
    }),
    fareFixture({
      code: 'B',
      total: 400,
      legs: ['LH1 LHR-FRA 08:00 90 +90 > SQ2 FRA-SIN 12:00 700'],
      seats: 2,
    }),
    fareFixture({ code: 'C', total: 500, legs: ['BA1 LHR-SIN 11:00 770'], seats: 5, fareType: 2 }),
    fareFixture({
      code: 'D',
      total: 600,
      legs: ['EK2 LHR-DXB 08:00 400 +90 > EK4 DXB-SIN 20:00 420'],
      seats: null,
    }),
  )
  await stream.end(done)
  const choices: [choice: RegExp, left: number[], chip: string][] = [
    [/^(Dubai|DXB)/, [300, 600], 'via DXB'],
    [/^(Frankfurt|FRA)/, [400], 'via FRA'],
    [/^Star Alliance/, [400], 'Star Alliance'],
    [/^oneworld/, [500], 'oneworld'],
    [/^4 seats or more/, [300, 500], '4 seats or more'],
    [/^No low-cost/, [400, 500, 600], 'No low-cost'],
    [/^Private fare/, [500], 'Private fare'],
    [/^Published fare/, [300, 400, 600], 'Published fare'],
  ]
  for (const [choice, left, chip] of choices) {
    check(choice).focus()
    await user.keyboard(' ')
    expect(rows().flat(), chip).toEqual(left)
    expect(screen.getByRole('button', { name: `Remove filter ${chip}` }).isConnected).toBe(true)
    await user.keyboard(' ')
    expect(rows(), chip).toHaveLength(4)
  }
})

test('filters without a fare name the one to drop, with what it brings back', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  await user.click(check(/^2\+ stops/))
  await user.click(check(/^Bag included/))
  expect(screen.getByRole('heading', { name: 'No fares match' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Drop “2+ stops”: 1 fare' }))
  expect(rows()).toEqual([[560]])
  expect(document.activeElement).toBe(fare(560))
})

test('the order follows the tab that is pressed', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  await user.click(screen.getByRole('button', { name: /^Fastest/ }))
  expect(rows()[0]).toEqual([500, 560])
  expect(screen.getByRole('button', { name: /^Fastest/ }).ariaPressed).toBe('true')
})

test('a touched list keeps its rows; new fares are counted and merged by the key', async () => {
  const user = openResults()
  await stream.send(...fares.slice(1, 3))
  expect(rows()).toEqual([[450], [560]])
  await stream.send(fares[0]!)
  expect(rows()).toEqual([[450], [500, 560]])
  await user.keyboard('j')
  await stream.send(fareFixture({ code: 'E', total: 400, legs: ['LH1 LHR-SIN 09:00 800'] }), fares[3]!)
  expect(rows()).toEqual([[450], [500, 560]])
  expect(screen.getAllByRole('button', { name: /^2 new, 1 cheaper/ })).not.toHaveLength(0)
  await user.keyboard('.')
  expect(rows()).toEqual([[400], [450], [500, 560], [700]])
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull()
})

test('a pointer that moves over the list holds its rows; until then better fares take their place', async () => {
  openResults()
  await stream.send(fares[1]!)
  // A list that is drawn under a resting pointer is entered, and not touched.
  fireEvent.pointerEnter(list())
  await stream.send(fares[2]!)
  expect(rows()).toEqual([[450], [560]])
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull()
  fireEvent.pointerMove(list())
  await stream.send(fares[3]!)
  expect(rows()).toEqual([[450], [560]])
  expect(screen.getAllByRole('button', { name: /^1 new/ })).not.toHaveLength(0)
})

test('a search that is cut keeps its rows, says that more may come, and goes on when asked', async () => {
  const user = openResults()
  await stream.send(fares[0]!)
  await stream.end({ kind: 'cut' })
  expect(rows()).toEqual([[500]])
  expect(screen.queryByText(/, complete$/)).toBeNull()
  expect(screen.getByText(/^Search stopped at 1 fare\. You can hold these/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(openFlightStream).toHaveBeenCalledTimes(2)
  await stream.send(...fares)
  await stream.end(done)
  expect(screen.getAllByText(/, complete$/)).not.toHaveLength(0)
})

test('no flights at all: says so and offers the days around; not the day before today', async () => {
  const user = openResults()
  await stream.end({ kind: 'done', searchId: 7, total: 0 })
  expect(screen.getByRole('heading', { name: /^No flights/ })).toBeDefined()
  await user.click(screen.getByRole('button', { name: /15 Jan/ }))
  expect(sought.mock.calls).toMatchObject([[{ legs: [{ date: '2027-01-15' }] }]])
})

test('no flights on the last day that can be searched: only the day before is offered', async () => {
  const legs = [
    { from: 'LHR', to: 'SIN', date: '2027-10-20' },
    { from: 'SIN', to: 'LHR', date: '2027-11-05' },
  ]
  const { user } = renderDesk(<Results query={{ ...search, trip: 'return', legs }} />)
  await stream.end({ kind: 'done', searchId: 7, total: 0 })
  expect(screen.getByText('Try the day before (all legs move together).').isConnected).toBe(true)
  expect(screen.queryByRole('button', { name: /21 Oct/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: /19 Oct/ }))
  expect(sought.mock.calls).toMatchObject([[{ legs: [{ date: '2027-10-19' }, { date: '2027-11-04' }] }]])
})

test('no flights today: only the day after is offered', async () => {
  const legs = [{ from: 'LHR', to: 'SIN', date: '2026-11-20' }]
  renderDesk(<Results query={{ ...search, legs }} />)
  await stream.end({ kind: 'done', searchId: 7, total: 0 })
  expect(screen.getByText('Try the day after.').isConnected).toBe(true)
  expect(screen.getByRole('button', { name: /21 Nov/ }).isConnected).toBe(true)
  expect(screen.queryByRole('button', { name: /19 Nov/ })).toBeNull()
})

test('a search that failed before any fare says what is safe and starts again', async () => {
  const user = openResults()
  await stream.end({ kind: 'error', code: 'Down', message: 'The booking service is away.' })
  expect(screen.getByText('The booking service is away.')).toBeDefined()
  expect(screen.getByText('Nothing was booked. Your search is unchanged.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Search again' }))
  expect(sought).toHaveBeenCalledOnce()
})

test('a row of six legs shows two of them; m and the line below show all', async () => {
  const legs = ['AA1 LHR-JFK', 'AA2 JFK-ORD', 'AA3 ORD-SEA', 'AA4 SEA-LAX', 'AA5 LAX-MIA', 'AA6 MIA-LHR']
  const askedLegs = legs.map((leg) => ({ from: leg.slice(4, 7), to: leg.slice(8, 11), date: '2027-01-14' }))
  const { user } = renderDesk(<Results query={{ ...search, trip: 'multi', legs: askedLegs }} />)
  await stream.send(fareFixture({ code: 'A', legs: legs.map((leg) => `${leg} 09:00 300`) }))
  expect(list().textContent).not.toContain('AA 3')
  await user.click(screen.getByRole('button', { name: '4 more legs' }))
  expect(list().textContent).toContain('AA 6')
  await user.keyboard('jm')
  expect(list().textContent).not.toContain('AA 6')
})

test('v draws each leg on the day, waits with their airport', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  expect(document.querySelectorAll('[data-time-bar]')).toHaveLength(0)
  await user.keyboard('v')
  const bars = document.querySelectorAll('[data-time-bar]')
  expect(bars).toHaveLength(3)
  expect(bars[0]?.querySelector('[title="1 h 30 DXB"]')).not.toBeNull()
  await user.keyboard('v')
  expect(document.querySelectorAll('[data-time-bar]')).toHaveLength(0)
})

test('f takes filters as words, Escape goes to the rows, o to the next order, and j on', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  await user.keyboard('f')
  await user.keyboard('nonstop{Enter}')
  expect(viewInAddress().filters.stops).toEqual(['0'])
  await user.keyboard('{Backspace}')
  expect(viewInAddress().filters.stops).toEqual([])
  await user.keyboard('{Escape}o')
  expect(viewInAddress().sort).toBe('fastest')
  await user.keyboard('o')
  expect(viewInAddress().sort).toBe('best')
  await user.keyboard('j')
  expect(list().contains(document.activeElement)).toBe(true)
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import type { PricedItinerary } from '../../../contract/air/itinerary.ts'
import { FlightResults } from '../../../components/air/search/flight-results.tsx'
import type { StreamEnd } from '../../../components/air/results/stream.ts'
import { openStream } from '../../../components/air/results/stream.ts'
import { ShownPricesProvider } from '../../../components/ui/shown-prices.tsx'
import { NO_FILTERS } from '../../../components/air/results/filter-groups.ts'
import type { ResultsView } from '../../../components/air/results/view-params.ts'
import { itinerary } from '../../desk/air/itinerary-fixture.ts'
import { answerNames, answerRead, refusal } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { holdTime, pass, releaseTime } from '../fake-time.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// The results of a flight search: rows, filters, order and selection, while fares arrive and afterwards.

vi.mock('../../../components/air/results/stream.ts', () => ({ openStream: vi.fn() }))

const search = {
  trip: 'oneway' as const,
  legs: [{ from: 'LHR', to: 'SIN', date: '2027-01-14' }],
  adults: 1,
  children: 0,
  infants: 0,
  cabin: 1,
}

let stream: {
  send: (...fares: PricedItinerary[]) => Promise<void>
  end: (result: StreamEnd) => Promise<void>
}
const sought = vi.fn()

// jsdom has no layout: the list is as wide as three fare columns need, and high enough for all rows.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(2000)
  holdTime()
  answerNames('airlines.json', [['SQ', 'Singapore Airlines']])
  answerNames('places.json', [])
  vi.mocked(openStream).mockImplementation((_input, onBatch) => {
    const { promise, resolve } = Promise.withResolvers<StreamEnd>()
    stream = {
      send: async (...fares) => {
        act(() => onBatch(fares))
        await pass(1000)
      },
      end: async (result) => {
        resolve(result)
        await pass(1000)
      },
    }
    return promise
  })
})

/** The view that the address has. */
let inAddress: ResultsView

function Results({
  blockedReason,
  asked = search,
  first,
}: {
  blockedReason?: string | undefined
  asked?: FlightSearch
  first?: ResultsView
}) {
  const [view, setView] = useState<ResultsView>({
    sort: 'cheapest',
    filters: NO_FILTERS,
    bars: false,
    pins: [],
    ...first,
  })
  return (
    <FlightResults
      mayPrice={false}
      search={asked}
      view={view}
      today="2026-11-20"
      blockedReason={blockedReason}
      onViewChange={(next) => {
        inAddress = next
        setView(next)
      }}
      onSearch={sought}
    />
  )
}

const open = (blockedReason?: string) => renderDesk(<Results blockedReason={blockedReason} />).user

const done: StreamEnd = { kind: 'done', searchId: 7, total: 4 }

// Nonstop 500 and 560 with a bag, one stop of another airline 450, two stops 700.
const fares = [
  itinerary({ code: 'A', total: 500, legs: ['SQ1 LHR-SIN 11:00 770'], bags: null, type: 1 }),
  itinerary({ code: 'B', total: 560, legs: ['SQ1 LHR-SIN 11:00 770'], cabin: 2 }),
  itinerary({
    code: 'C',
    total: 450,
    legs: ['EK2 LHR-DXB 08:00 400 +90 > EK4 DXB-SIN 20:00 420'],
    bags: null,
  }),
  itinerary({
    code: 'D',
    total: 700,
    legs: ['BA5 LHR-CDG 07:00 80 +60 > BA6 CDG-DXB 10:00 380 +60 > BA7 DXB-SIN 19:00 420'],
    bags: null,
  }),
]

const list = () => screen.getByRole('list', { name: 'Flights found' })
const rows = () =>
  within(list())
    .getAllByRole('listitem')
    .map((row) => [...(row.textContent ?? '').matchAll(/\$(\d+)\.00/g)].map(([, amount]) => Number(amount)))
const check = (name: RegExp) => screen.getByRole('checkbox', { name })
const fare = (amount: number) => within(list()).getByRole('button', { name: new RegExp(`\\$${amount}\\.00`) })
const bar = () => screen.getByRole('region', { name: 'Selected fare' })

test('rows by price, each flight with its fares; counts of every choice', async () => {
  open()
  await stream.send(...fares)
  await stream.end(done)
  expect(rows()).toEqual([[450], [500, 560], [700]])
  expect(check(/^Nonstop/).closest('label')?.textContent).toBe('Nonstop$5002')
  expect(check(/^Singapore Airlines/).closest('label')?.textContent).toBe('Singapore Airlines$5002')
  expect(check(/^Bag included/).closest('label')?.textContent).toBe('Bag included$5601')
})

test('filters compose: either of two stops, and a bag as well; a chip takes its filter back', async () => {
  const user = open()
  await stream.send(...fares)
  await stream.end(done)
  await user.click(check(/^Nonstop/))
  expect(rows()).toEqual([[500, 560]])
  await user.click(check(/^1 stop/))
  expect(rows()).toEqual([[450], [500, 560]])
  await user.click(check(/^Bag included/))
  expect(rows()).toEqual([[560]])
  // The count says what a choice would leave with the other filters, its own group aside.
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
  open()
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

test('filters without a fare name the one to drop, with what it brings back', async () => {
  const user = open()
  await stream.send(...fares)
  await stream.end(done)
  await user.click(check(/^2\+ stops/))
  await user.click(check(/^Bag included/))
  expect(screen.getByRole('heading', { name: 'No fares match' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Drop “2+ stops”: 1 fare' }))
  expect(rows()).toEqual([[560]])
})

test('the order follows the tab that is pressed', async () => {
  const user = open()
  await stream.send(...fares)
  await stream.end(done)
  await user.click(screen.getByRole('button', { name: /^Fastest/ }))
  expect(rows()[0]).toEqual([500, 560])
  expect(screen.getByRole('button', { name: /^Fastest/ }).ariaPressed).toBe('true')
})

test('j, k, h and l move through flights and fares and stop at the ends; the focus goes along', async () => {
  const user = open()
  await stream.send(...fares)
  await stream.end(done)
  const path: [key: string, amount: number][] = [
    ['j', 450],
    ['k', 450],
    ['j', 500],
    ['l', 560],
    ['l', 560],
    ['h', 500],
    ['{ArrowDown}', 700],
    ['j', 700],
  ]
  for (const [key, amount] of path) {
    await user.keyboard(key)
    expect(fare(amount).ariaPressed).toBe('true')
    expect(document.activeElement === fare(amount), key).toBe(true)
    expect(bar().textContent).toContain(`$${amount}.00`)
  }
})

test('a touched list keeps its rows; new fares are counted and merged by the key', async () => {
  const user = open()
  await stream.send(...fares.slice(1, 3))
  expect(rows()).toEqual([[450], [560]])
  await stream.send(fares[0]!)
  expect(rows()).toEqual([[450], [500, 560]])
  await user.keyboard('j')
  await stream.send(itinerary({ code: 'E', total: 400, legs: ['LH1 LHR-SIN 09:00 800'] }), fares[3]!)
  expect(rows()).toEqual([[450], [500, 560]])
  expect(screen.getAllByRole('button', { name: /^2 new, 1 cheaper/ })).not.toHaveLength(0)
  await user.keyboard('.')
  expect(rows()).toEqual([[400], [450], [500, 560], [700]])
  expect(screen.queryByRole('button', { name: /new/ })).toBeNull()
})

test('b opens the form of the selected fare and leaves it the itinerary', async () => {
  const user = open()
  await stream.send(...fares)
  await stream.end(done)
  await user.keyboard('jjb')
  const [address] = router.push.mock.calls[0] as [string]
  expect(address).toContain('/flights/book?fare=A&search=7&')
  expect(sessionStorage.getItem('itinerary:A')).toContain('"FareSourceCode":"A"')
})

test('a closed fare is sold out: it says so, and neither key nor button opens a form', async () => {
  const user = open()
  await stream.send(itinerary({ code: 'A', total: 500, closed: true }))
  await stream.end(done)
  await user.click(fare(500))
  expect(fare(500).textContent).toContain('Closed, no longer sold')
  const hold = within(bar()).getByRole('button', { name: 'Hold' })
  expect(describedBy(hold)).toBe('This fare is closed: the airline no longer sells it.')
  await user.click(hold)
  await user.keyboard('b')
  // The window's code is loaded on demand.
  releaseTime()
  await user.click(within(bar()).getByRole('button', { name: 'Details' }))
  const details = await screen.findByRole('dialog')
  expect(within(details).getByRole('button', { name: 'Hold this fare' }).ariaDisabled).toBe('true')
  expect(router.push).not.toHaveBeenCalled()
})

test('a person who may not hold reads why', async () => {
  const user = open('Your role lacks air_book.')
  await stream.send(...fares)
  await stream.end(done)
  await user.keyboard('jb')
  expect(describedBy(within(bar()).getByRole('button', { name: 'Hold' }))).toBe('Your role lacks air_book.')
  expect(router.push).not.toHaveBeenCalled()
})

test('old fares: after ten minutes they say so, after twenty they cannot be held', async () => {
  const user = open()
  await stream.send(...fares)
  await stream.end(done)
  await user.keyboard('j')
  await pass(11 * 60_000)
  expect(screen.getByText('Prices are more than 10 minutes old and may have changed.')).toBeDefined()
  await pass(10 * 60_000)
  expect(screen.getByText(/^These fares have expired/)).toBeDefined()
  await user.keyboard('b')
  expect(router.push).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Search again' }))
  expect(sought.mock.calls).toEqual([[search]])
})

test('a search that is cut keeps its rows, says that more may come, and goes on when asked', async () => {
  const user = open()
  await stream.send(fares[0]!)
  await stream.end({ kind: 'cut' })
  expect(rows()).toEqual([[500]])
  expect(screen.queryByText(/, complete$/)).toBeNull()
  expect(screen.getByText(/^Search stopped at 1 fare\. You can hold these/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(openStream).toHaveBeenCalledTimes(2)
  await stream.send(...fares)
  await stream.end(done)
  expect(screen.getAllByText(/, complete$/)).not.toHaveLength(0)
})

test('no flights at all: says so and offers the days around; not the day before today', async () => {
  const user = open()
  await stream.end({ kind: 'done', searchId: 7, total: 0 })
  expect(screen.getByRole('heading', { name: /^No flights/ })).toBeDefined()
  await user.click(screen.getByRole('button', { name: /15 Jan/ }))
  expect(sought.mock.calls).toMatchObject([[{ legs: [{ date: '2027-01-15' }] }]])
})

test('a search that failed before any fare says what is safe and starts again', async () => {
  const user = open()
  await stream.end({ kind: 'error', code: 'Down', message: 'The booking service is away.' })
  expect(screen.getByText('The booking service is away.')).toBeDefined()
  expect(screen.getByText('Nothing was booked. Your search is unchanged.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Search again' }))
  expect(sought).toHaveBeenCalledOnce()
})

test('while net prices are hidden every amount has the markup of all travellers, and no part of the price shows', async () => {
  const user = renderDesk(
    <ShownPricesProvider
      cookie="travel-desk.prices.results"
      stored={{ netHidden: true, markup: { adult: 2500, child: 0, infant: 0 } }}
    >
      <Results />
    </ShownPricesProvider>,
  ).user
  await stream.send(...fares)
  await stream.end(done)
  expect(rows()).toEqual([[475], [525, 585], [725]])
  expect(screen.getByRole('button', { name: /^Cheapest/ }).textContent).toContain('$475.00')
  await user.keyboard('j')
  expect(bar().textContent).toContain('$475.00')
  releaseTime()
  await user.click(within(bar()).getByRole('button', { name: 'Details' }))
  const details = await screen.findByRole('dialog')
  expect(details.textContent).not.toContain('$450')
  expect(within(details).queryByText('Taxes')).toBeNull()
})

test('y copies the selected fare as one line, with the price that is shown', async () => {
  const user = open()
  await stream.send(...fares)
  await stream.end(done)
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.keyboard('y')
  expect(written).not.toHaveBeenCalled()
  await user.keyboard('jjly')
  expect(written.mock.calls).toEqual([
    ['SQ 1 Thu 14 Jan LHR 11:00 – SIN 23:50 | Premium Economy: Bag, flexible | 1 adult | $560.00 total'],
  ])
})

test('p checks the price in place: confirmed, changed with its parts, gone', async () => {
  const user = open()
  await stream.send(...fares)
  await stream.end(done)
  const answer = (itinerary: PricedItinerary) =>
    answerRead('air.revalidate', () => ({
      itinerary,
      checkedAt: '2026-11-20T14:02:09.000Z',
      spendableCents: null,
    }))
  answer(fares[2]!)
  releaseTime()
  await user.keyboard('jp')
  await vi.waitFor(() => expect(bar().textContent).toContain('Price confirmed 14:02'))
  expect(fare(450).textContent).toContain('as of 14:02')

  answer(itinerary({ code: 'A2', total: 512, legs: ['SQ1 LHR-SIN 11:00 770'], bags: null, type: 1 }))
  await user.keyboard('jp')
  await vi.waitFor(() =>
    expect(bar().textContent).toContain('$500.00 → $512.00 at 14:02: base +$12.00, taxes $0.00'),
  )
  // The list keeps its order, and the new code is the one that is held.
  expect(rows()).toEqual([[450], [512, 12, 560], [700]])
  await user.keyboard('b')
  expect(router.push.mock.calls[0]?.[0]).toContain('/flights/book?fare=A2&')

  answerRead('air.revalidate', () => refusal(404, 'Err0102003'))
  await user.keyboard('jp')
  await vi.waitFor(() => expect(bar().textContent).toContain('Gone: sold out or expired'))
  expect(fare(700).textContent).toContain('Gone')
  expect(describedBy(within(bar()).getByRole('button', { name: 'Hold' }))).toContain('This fare is gone')
  await user.click(within(bar()).getByRole('button', { name: 'Search again' }))
  expect(sought).toHaveBeenCalledWith(search)
})

test('c pins up to four fares; they stay while fares arrive and side by side show what differs', async () => {
  const user = open()
  await stream.send(...fares)
  await user.keyboard('jcjc')
  const tray = () => screen.getByRole('group', { name: 'Pinned fares' })
  expect(within(tray()).getByRole('button', { name: 'Compare 2' })).toBeDefined()
  await stream.send(itinerary({ code: 'E', total: 400, legs: ['LH1 LHR-SIN 09:00 800'] }))
  await stream.end(done)
  expect(within(tray()).getAllByRole('button', { name: /^Unpin/ })).toHaveLength(2)
  releaseTime()
  await user.keyboard('{Shift>}C{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Fares side by side' })
  const row = (name: string) => within(dialog).queryByRole('rowheader', { name })?.closest('tr')
  expect([...(row('Total, differs')?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
    '$450.00',
    '$500.00',
  ])
  expect(row('Cabin')).toBeDefined()
  await user.keyboard('d')
  expect(row('Cabin')).toBeUndefined()
  expect(row('Total, differs')).toBeDefined()
  await user.keyboard('2')
  expect(bar().textContent).toContain('$500.00')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('pins are in the address: after a reload they are there again as their fares arrive', async () => {
  const { user, unmount } = renderDesk(<Results />)
  await stream.send(...fares)
  await user.keyboard('jcjc')
  unmount()
  renderDesk(<Results first={inAddress} />)
  const compared = () => screen.queryByRole('button', { name: /^Compare/ })?.textContent
  await stream.send(itinerary({ code: 'E', total: 400, legs: ['LH1 LHR-SIN 09:00 800'] }))
  expect(compared()).toBeUndefined()
  // Another search gives the same fares other codes.
  await stream.send(...fares.map((one) => ({ ...one, FareSourceCode: `${one.FareSourceCode}2` })))
  await stream.end(done)
  expect(compared()).toContain('Compare 2')
  expect(screen.getAllByRole('button', { name: /^Unpin/ }).map((pin) => pin.textContent)).toEqual([
    expect.stringContaining('$450.00'),
    expect.stringContaining('$500.00'),
  ])
})

test('a fifth fare is not pinned, and the agent reads why', async () => {
  const user = open()
  await stream.send(
    ...[1, 2, 3, 4, 5].map((number) =>
      itinerary({ code: String(number), total: 500 + number, legs: [`SQ${number} LHR-SIN 11:00 770`] }),
    ),
  )
  await user.keyboard('jcjcjcjcjc')
  expect(screen.getByRole('button', { name: 'Compare 4' })).toBeDefined()
})

test('a row of six legs shows two of them; m and the line below show all', async () => {
  const legs = ['AA1 LHR-JFK', 'AA2 JFK-ORD', 'AA3 ORD-SEA', 'AA4 SEA-LAX', 'AA5 LAX-MIA', 'AA6 MIA-LHR']
  const asked = legs.map((leg) => ({ from: leg.slice(4, 7), to: leg.slice(8, 11), date: '2027-01-14' }))
  const { user } = renderDesk(<Results asked={{ ...search, trip: 'multi', legs: asked }} />)
  await stream.send(itinerary({ code: 'A', legs: legs.map((leg) => `${leg} 09:00 300`) }))
  expect(list().textContent).not.toContain('AA 3')
  await user.click(screen.getByRole('button', { name: '4 more legs' }))
  expect(list().textContent).toContain('AA 6')
  await user.keyboard('jm')
  expect(list().textContent).not.toContain('AA 6')
})

test('f goes to the filters, o to the next order, and j back to the rows', async () => {
  const user = open()
  await stream.send(...fares)
  await stream.end(done)
  await user.keyboard('f')
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
  await user.keyboard(' ')
  expect(inAddress.filters.stops).toEqual(['0'])
  await user.keyboard(' o')
  expect(inAddress.sort).toBe('fastest')
  await user.keyboard('o')
  expect(inAddress.sort).toBe('best')
  await user.keyboard('j')
  expect(list().contains(document.activeElement)).toBe(true)
})

test('v draws each leg on the day, waits with their airport', async () => {
  const user = open()
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

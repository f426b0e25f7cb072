import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Fare } from '../../../lib/air/fare.ts'
import { ShownPricesProvider } from '../../../components/ui/shown-prices.tsx'
import { fareFixture } from '../../desk/air/itinerary-fixture.ts'
import { answerOfferCheck, refusal } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { pass, releaseTime } from '../fake-time.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'
import { translated } from '../translated.ts'
import {
  bar,
  done,
  fare,
  fares,
  openResults,
  prepareResults,
  Results,
  rows,
  search,
  sought,
  stream,
  viewInAddress,
} from './flight-results-fixture.tsx'

// The acts on a fare of the results: choose, price again, copy, pin, compare, hold.

beforeEach(prepareResults)

test('j, k, h and l move through flights and fares and stop at the ends; the focus goes along', async () => {
  const user = openResults()
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

test('b opens the form of the selected fare and leaves it the itinerary', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  await user.keyboard('jjb')
  const [address] = router.push.mock.calls[0] as [string]
  expect(address).toContain('/flights/book?fare=A&search=7&')
  expect(sessionStorage.getItem('fare:A')).toContain('"offerCode":"A"')
})

test('a closed fare is sold out: it says so, and neither key nor button opens a form', async () => {
  const user = openResults()
  await stream.send(fareFixture({ code: 'A', total: 500, closed: true }))
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

test('on a phone the fare has the first line of its bar, and the buttons share the one below', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  await user.keyboard('jc')
  // jsdom has no layout: the classes say which line it is.
  expect(
    within(bar())
      .getByText(/EK via DXB ·/)
      .closest('div')?.className,
  ).toMatch(/max-narrow:order-first max-narrow:basis-full/)
  for (const name of ['Check price', 'Hold']) {
    expect(within(bar()).getByRole('button', { name }).className).toContain('max-narrow:flex-1')
  }
})

test('a person who may not hold reads why', async () => {
  const user = openResults('Your role lacks air_book.')
  await stream.send(...fares)
  await stream.end(done)
  await user.keyboard('jb')
  expect(describedBy(within(bar()).getByRole('button', { name: 'Hold' }))).toBe('Your role lacks air_book.')
  expect(router.push).not.toHaveBeenCalled()
})

test('old fares: after ten minutes they say so, after twenty they cannot be held', async () => {
  const user = openResults()
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

test('fares do not become fresh again by a repeat that is cut; while it runs they are as old as they are', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end({ kind: 'cut' })
  await user.keyboard('j')
  await pass(19 * 60_000)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Prices are more than 10 minutes old and may have changed.')).toBeDefined()
  // It searches already.
  expect(screen.queryByRole('button', { name: 'Search again' })).toBeNull()
  await pass(2 * 60_000)
  expect(screen.getByText(/^These fares have expired/)).toBeDefined()
  await stream.end({ kind: 'cut' })
  await user.keyboard('b')
  expect(router.push).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Search again' }))
  expect(sought.mock.calls).toEqual([[search]])
})

test('fares are fresh again when the repeat is complete', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end({ kind: 'cut' })
  await pass(19 * 60_000)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await stream.send(...fares)
  await stream.end(done)
  await pass(2 * 60_000)
  expect(screen.queryByRole('button', { name: 'Search again' })).toBeNull()
  await user.keyboard('jb')
  expect(router.push).toHaveBeenCalled()
})

test('while net prices are hidden every amount has the markup of all travellers, and no part of the price shows', async () => {
  const user = renderDesk(
    <ShownPricesProvider
      cookie="travel-desk.prices.results"
      stored={{ netHidden: true, markup: { air: { unit: 'person', adult: 2500, child: 0, infant: 0 } } }}
      office={{}}
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
  const user = openResults()
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
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  const answer = (offer: Fare) =>
    answerOfferCheck('air', () => ({
      offer,
      checkedAt: '2026-11-20T14:02:09.000Z',
      spendableCents: null,
      readAt: 1,
    }))
  answer(fares[2]!)
  releaseTime()
  await user.keyboard('jp')
  await vi.waitFor(() => expect(bar().textContent).toContain('Price confirmed 14:02'))
  expect(fare(450).textContent).toContain('as of 14:02')

  answer(fareFixture({ code: 'A2', total: 512, legs: ['SQ1 LHR-SIN 11:00 770'], bags: null, type: 1 }))
  await user.keyboard('jp')
  await vi.waitFor(() =>
    expect(bar().textContent).toContain('$500.00 → $512.00 at 14:02: base +$12.00, taxes $0.00'),
  )
  // The list keeps its order, and the new code is the one that is held.
  expect(rows()).toEqual([[450], [512, 12, 560], [700]])
  await user.keyboard('b')
  expect(router.push.mock.calls[0]?.[0]).toContain('/flights/book?fare=A2&')

  answerOfferCheck('air', () => refusal(404, 'Err0102003'))
  await user.keyboard('jp')
  await vi.waitFor(() => expect(bar().textContent).toContain('No longer available: sold out or expired'))
  expect(fare(700).textContent).toContain('Unavailable')
  expect(describedBy(within(bar()).getByRole('button', { name: 'Hold' }))).toContain(
    'Fare no longer available',
  )
  await user.click(within(bar()).getByRole('button', { name: 'Search again' }))
  expect(sought).toHaveBeenCalledWith(search)
})

/** Answers price checks when told to, with a fare. */
function answerLater(): (offer: Fare) => void {
  const { promise, resolve } = Promise.withResolvers<Fare>()
  answerOfferCheck('air', async () => ({
    offer: await promise,
    checkedAt: '2026-11-20T14:02:09.000Z',
    spendableCents: null,
    readAt: 1,
  }))
  return resolve
}

test('a check that answers after the repeat has brought the fare under a new code leaves that fare', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end({ kind: 'cut' })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const answer = answerLater()
  await user.keyboard('jp')
  await vi.waitFor(() => expect(bar().textContent).toContain('Checking the price'))
  await stream.send({ ...fares[2]!, offerCode: 'C2' })
  answer(fares[2]!)
  await pass(1000)
  await stream.send(...fares.filter((one) => one !== fares[2]))
  await stream.end(done)
  expect(rows()).toEqual([[450], [500, 560], [700]])
  await user.keyboard('b')
  expect(router.push.mock.calls[0]?.[0]).toContain('/flights/book?fare=C2&')
})

test('a fare that is checked while the search runs stays, whichever code the check gives it', async () => {
  const user = openResults()
  await stream.send(...fares)
  const answer = answerLater()
  await user.keyboard('jp')
  await vi.waitFor(() => expect(bar().textContent).toContain('Checking the price'))
  answer({ ...fares[2]!, offerCode: 'C2' })
  await pass(1000)
  await stream.end(done)
  expect(rows()).toEqual([[450], [500, 560], [700]])
  await user.keyboard('b')
  expect(router.push.mock.calls[0]?.[0]).toContain('/flights/book?fare=C2&')
})

test('a fare that is checked before the repeat brings it stands once', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end({ kind: 'cut' })
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const answer = answerLater()
  await user.keyboard('jp')
  await vi.waitFor(() => expect(bar().textContent).toContain('Checking the price'))
  answer(fares[2]!)
  await vi.waitFor(() => expect(bar().textContent).toContain('Price confirmed'))
  await stream.send(...fares.map((one) => ({ ...one, offerCode: `${one.offerCode}2` })))
  await stream.end(done)
  expect(rows()).toEqual([[450], [500, 560], [700]])
})

test('c pins up to four fares; they stay while fares arrive and side by side show what differs', async () => {
  const user = openResults()
  await stream.send(...fares)
  await user.keyboard('jcjc')
  const tray = () => screen.getByRole('group', { name: 'Pinned fares' })
  expect(within(tray()).getByRole('button', { name: 'Compare 2' })).toBeDefined()
  await stream.send(fareFixture({ code: 'E', total: 400, legs: ['LH1 LHR-SIN 09:00 800'] }))
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
  renderDesk(<Results first={viewInAddress()} />)
  const compared = () => screen.queryByRole('button', { name: /^Compare/ })?.textContent
  await stream.send(fareFixture({ code: 'E', total: 400, legs: ['LH1 LHR-SIN 09:00 800'] }))
  expect(compared()).toBeUndefined()
  // Another search gives the same fares other codes.
  await stream.send(...fares.map((one) => ({ ...one, offerCode: `${one.offerCode}2` })))
  await stream.end(done)
  expect(compared()).toContain('Compare 2')
  expect(screen.getAllByRole('button', { name: /^Unpin/ }).map((pin) => pin.textContent)).toEqual([
    expect.stringContaining('$450.00'),
    expect.stringContaining('$500.00'),
  ])
})

test('pins of the address whose fares the finished search does not have are told, and can be taken out', async () => {
  const first = { ...viewInAddress(), pins: ['gone1', 'gone2'] }
  const { user } = renderDesk(<Results first={first} />)
  await stream.send(...fares)
  expect(screen.queryByText(/no longer offered/)).toBeNull()
  await stream.end(done)
  expect(screen.getByText(/^2 pinned fares are no longer offered/).isConnected).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Unpin them' }))
  expect(screen.queryByText(/no longer offered/)).toBeNull()
  expect(viewInAddress().pins).toEqual([])
})

test('while a search runs, a pin takes the place of one in the address whose fare has not come', async () => {
  const first = { ...viewInAddress(), pins: ['gone1', 'gone2', 'gone3', 'gone4'] }
  const { user } = renderDesk(<Results first={first} />)
  await stream.send(...fares)
  await user.keyboard('jcjc')
  expect(screen.getByRole('button', { name: 'Compare 2' }).isConnected).toBe(true)
  expect(viewInAddress().pins).toEqual(['gone1', 'gone2', expect.any(String), expect.any(String)])
  await stream.end(done)
  expect(screen.getByRole('button', { name: 'Compare 2' }).isConnected).toBe(true)
})

test('comparing by keyboard: the page has no keys meanwhile, Remove takes a fare out, Escape closes', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  await user.keyboard('jcjcjc')
  releaseTime()
  await user.keyboard('{Shift>}C{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Fares side by side' })
  const columns = () => within(dialog).getAllByRole('button', { name: 'Remove' })
  expect(columns()).toHaveLength(3)
  // The page's own keys are off under the window: no form opens.
  await user.keyboard('b')
  expect(router.push).not.toHaveBeenCalled()
  columns()[1]!.focus()
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(columns()).toHaveLength(2))
  expect(dialog.textContent).not.toContain('$500.00')
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bar().textContent).toContain('$700.00')
})

test('a fifth fare is not pinned, and the agent reads why', async () => {
  const user = openResults()
  await stream.send(
    ...[1, 2, 3, 4, 5].map((number) =>
      fareFixture({ code: String(number), total: 500 + number, legs: [`SQ${number} LHR-SIN 11:00 770`] }),
    ),
  )
  await user.keyboard('jcjcjcjcjc')
  expect(screen.getByRole('button', { name: 'Compare 4' })).toBeDefined()
})

test('the comparison does not open by itself after its last fare was taken out', async () => {
  const user = openResults()
  await stream.send(...fares)
  await stream.end(done)
  releaseTime()
  await user.keyboard('jc{Shift>}C{/Shift}')
  const dialog = await screen.findByRole('dialog', { name: 'Fares side by side' })
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('jc')
  expect(screen.getByRole('button', { name: 'Compare 1' }).isConnected).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('details whose flight is gone do not open by themselves when another is chosen', async () => {
  // The window's code is there already: time stands in this test.
  await import('../../../components/air/search/flight-details.tsx')
  const user = openResults()
  await stream.send(...fares)
  await stream.end({ kind: 'cut' })
  await user.keyboard('j')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await stream.send(fares[0]!)
  await user.click(within(bar()).getByRole('button', { name: 'Details' }))
  await pass(1000)
  expect(screen.getByRole('dialog', { name: 'EK' }).isConnected).toBe(true)
  await stream.end(done)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(fare(500))
  expect(bar().textContent).toContain('$500.00')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('on a translated page fares are pinned and unpinned, and the bar has the price of the selected one', async () => {
  translated()
  const user = openResults()
  await stream.send(...fares)
  await user.keyboard('jcjc')
  const tray = () => screen.getByRole('group', { name: 'Pinned fares' })
  expect(within(tray()).getAllByRole('button', { name: /^Unpin/ })).toHaveLength(2)
  expect(bar().textContent).toContain('$500.00')
  await user.keyboard('ckc')
  await stream.send(fareFixture({ code: 'E', total: 400, legs: ['LH1 LHR-SIN 09:00 800'] }))
  await stream.end(done)
  expect(bar().textContent).toContain('$450.00')
  expect(bar().textContent).not.toContain('$500.00')
})

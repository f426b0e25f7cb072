import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { HotelPage } from '../../../lib/hotel/hotel.ts'
import { RateChooser } from '../../../components/hotel/rates/rate-chooser.tsx'
import { chosenRateStorageKey } from '../../../components/hotel/chosen-rate.ts'
import { onSessionExpired } from '../../../components/session/session-expired.ts'
import { takeToasts } from '../../../components/ui/toast.ts'
import type { Rate } from '../../../lib/hotel/rate.ts'
import { rateFixture } from '../../desk/hotel/rate-fixture.ts'
import { answerOfferCheck, refusal } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'
import { translated } from '../translated.ts'

// The rates of a hotel: which one is chosen, checked, compared and booked, by keys and by the pointer.

const NOW = '2026-11-20T10:00:00.000Z'

// The matrix: Double 180 and 220, no breakfast; Twin 200 without free cancellation, 300 with breakfast.
const rates = [
  rateFixture('Twin', 'Breakfast included', 'free', 300),
  rateFixture('Twin', 'Room only', 'none', 200),
  rateFixture('Double', 'Room only', 'none', 180),
  rateFixture('Double', 'Room only', 'free', 220),
]
const double = rates[2]!.offer

type Given = { blockedReason?: string; shown?: typeof rates }

const openRates = (change: Given = {}) => renderDesk(chooser(change))

function chooser(change: Given) {
  const hotel = { rates: change.shown ?? rates } as unknown as HotelPage
  return (
    <RateChooser
      hotelId={4711}
      stay={{ checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: [{ adults: 2, children: [6] }] }}
      place="88"
      serverNow={NOW}
      blockedReason={change.blockedReason}
      hotel={hotel}
      readAtMs={performance.now()}
      reading={false}
      unrefreshed={null}
      onReadAgain={() => undefined}
    >
      {null}
    </RateChooser>
  )
}

/** Sets the answer to the check of a rate: the rate itself, with the changes of the test. */
function answerCheck(offer: Rate, change: Partial<Rate> = {}) {
  const onCheck = vi.fn()
  answerOfferCheck('hotel', (input) => {
    onCheck(input)
    return { offer: { ...offer, ...change }, checkedAt: NOW, spendableCents: 90_000, readAt: 1 }
  })
  return onCheck
}

const dollars = (amount: number) => ({ baseCents: amount * 100, taxCents: 0, totalCents: amount * 100 })
const cell = (amount: number) => screen.getByRole('button', { name: new RegExp(`^[^$]*\\$${amount}\\.00`) })
const bar = () => screen.getByRole('region', { name: 'Selected rate' })
const barButton = (name: RegExp) => within(bar()).getByRole('button', { name })
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((each) => /\$\d+/.exec(each.textContent ?? '')?.[0])

test('arrow keys go to the next rate in their direction, past cells that are not sold', async () => {
  const { user } = openRates()
  await user.keyboard('r')
  expect(document.activeElement).toBe(cell(180))
  expect(pressed()).toEqual(['$180'])
  const path: [key: string, amount: number][] = [
    ['ArrowRight', 220],
    ['ArrowRight', 220],
    ['ArrowDown', 200],
    ['ArrowRight', 300],
    ['ArrowUp', 220],
    ['ArrowLeft', 180],
  ]
  for (const [key, amount] of path) {
    await user.keyboard(`{${key}}`)
    expect(document.activeElement).toBe(cell(amount))
  }
  expect(bar().textContent).toContain('Double · Room only')
})

test('only the current rate is a tab stop', async () => {
  const { user } = openRates()
  const stops = () => [180, 220, 200, 300].filter((amount) => cell(amount).tabIndex === 0)
  expect(stops()).toEqual([180])
  await user.click(cell(300))
  expect(stops()).toEqual([300])
})

test('rates that were read again without the current one have their first as tab stop', async () => {
  const { user, rerender } = openRates()
  await user.click(cell(300))
  rerender(chooser({ shown: rates.slice(2) }))
  expect([180, 220].filter((amount) => cell(amount).tabIndex === 0)).toEqual([180])
  await user.keyboard('r')
  expect(document.activeElement).toBe(cell(180))
})

test('Enter checks the rate by its code from the search, and the bar has the balance of the check', async () => {
  const { user } = openRates()
  const onCheck = answerCheck(double)
  await user.keyboard('r{Enter}')
  expect(onCheck.mock.calls).toEqual([[{ FareSourceCode: double.offerCode }]])
  expect((await screen.findByText('checked')).closest('button')).toBe(cell(180))
  expect(bar().textContent).toContain('$720.00 available after')
})

test('a price that rose asks for consent before the rate can be booked, and the form gets the new offer', async () => {
  const { user } = openRates()
  answerCheck(double, { offerCode: 'NEW', price: dollars(190) })
  await user.dblClick(cell(180))
  const alert = await within(bar()).findByRole('alert')
  expect(alert.textContent).toContain('The price is $10.00 higher now')
  expect(describedBy(barButton(/^Book/))).toBe('The price changed; accept it or choose another')
  await user.click(barButton(/^Book/))
  await user.keyboard('b')
  expect(router.push).not.toHaveBeenCalled()
  await user.click(within(alert).getByRole('button', { name: 'Accept $190.00' }))
  await user.keyboard('b')
  // The address keeps the code of the search, from which the client reference is derived.
  expect(router.push.mock.calls[0]?.[0]).toContain(`rate=${double.offerCode.replaceAll(' ', '+')}&hotel=4711`)
  const stored = sessionStorage.getItem(chosenRateStorageKey(double.offerCode))
  expect(JSON.parse(stored ?? '')).toMatchObject({ offerCode: 'NEW', price: { totalCents: 19_000 } })
})

test('a rate that is gone at the check says so and cannot be booked; another one can', async () => {
  const { user } = openRates()
  answerOfferCheck('hotel', () => refusal(404, 'Err0102003'))
  await user.dblClick(cell(180))
  expect((await within(bar()).findByRole('alert')).textContent).toContain('Rate no longer available')
  expect(cell(180).textContent).toContain('no longer available')
  expect(barButton(/^Book/).ariaDisabled).toBe('true')
  await user.keyboard('b')
  expect(router.push).not.toHaveBeenCalled()
  await user.click(cell(220))
  await user.keyboard('b')
  expect(router.push).toHaveBeenCalledOnce()
})

test('a check that fails names the failure, and the rate can still be booked', async () => {
  const { user } = openRates()
  answerOfferCheck('hotel', () => refusal(503, 'Down', 'The booking service is away'))
  await user.dblClick(cell(180))
  expect((await within(bar()).findByRole('alert')).textContent).toBe(
    'Not checked: The booking service is away.',
  )
  expect(barButton(/^Book/).ariaDisabled).toBeNull()
})

test('a check without a session asks for the sign-in', async () => {
  const expired = vi.fn()
  const stop = onSessionExpired(expired)
  const { user } = openRates()
  answerOfferCheck('hotel', () => refusal(401, 'SignedOut'))
  await user.dblClick(cell(180))
  await within(bar()).findByRole('alert')
  expect(expired).toHaveBeenCalledOnce()
  stop()
})

test('a person who may not book reads why, and the key does nothing', async () => {
  const { user } = openRates({ blockedReason: 'Your role lacks hotel_book.' })
  await user.keyboard('r')
  expect(describedBy(barButton(/^Book/))).toBe('Your role lacks hotel_book.')
  await user.click(barButton(/^Book/))
  await user.keyboard('b')
  expect(router.push).not.toHaveBeenCalled()
})

test('c compares and lets go again; v shows the rates side by side and marks what differs', async () => {
  const { user } = openRates()
  await user.keyboard('rcv')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{ArrowRight}cv')
  const dialog = await screen.findByRole('dialog', { name: 'Rates side by side' })
  const rows = within(dialog)
    .getAllByRole('rowheader')
    .map((header) => header.textContent)
  expect(rows).toContain('Total, differs')
  expect(rows).toContain('Board')
  await user.click(within(dialog).getAllByRole('button', { name: 'Select' })[0]!)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(pressed()).toContain('$180')
  await user.keyboard('c')
  expect(barButton(/^Compare/).ariaPressed).toBe('false')
})

test('in the comparison d leaves out what is equal, and a number selects', async () => {
  const { user } = openRates()
  await user.keyboard('rc{ArrowRight}cv')
  const dialog = await screen.findByRole('dialog', { name: 'Rates side by side' })
  const names = () =>
    within(dialog)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent)
  const all = names()
  await user.keyboard('d')
  expect(names()).toEqual(all.filter((name) => name?.endsWith(', differs')))
  await user.keyboard('d')
  expect(names()).toEqual(all)
  await user.keyboard('1')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(pressed()).toContain('$180')
})

/** The cells of a row of the comparison, in the order of the rates. */
function comparedRow(dialog: HTMLElement, name: RegExp): (string | null)[] {
  const row = within(dialog).getByRole('rowheader', { name }).closest('tr')
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
}

test('the comparison and the heading have the price of the check, and the codes stay those of the search', async () => {
  const { user } = openRates()
  answerCheck(double, { offerCode: 'NEW', price: dollars(230) })
  await user.dblClick(cell(180))
  const alert = await within(bar()).findByRole('alert')
  await user.click(within(alert).getByRole('button', { name: 'Accept $230.00' }))
  expect(screen.getByRole('heading', { name: /^Rooms and rates/ }).textContent).toContain('from $200.00')
  await user.keyboard('c')
  await user.click(cell(200))
  await user.keyboard('cv')
  const dialog = await screen.findByRole('dialog', { name: 'Rates side by side' })
  expect(comparedRow(dialog, /^Total/)).toEqual(['$200.00', '$230.00'])
  expect(comparedRow(dialog, /^Per night/)).toEqual(['$100.00', '$115.00'])
  await user.click(within(dialog).getAllByRole('button', { name: 'Select' })[1]!)
  expect(pressed()).toContain('$230')
})

test('a rate that is gone is marked in the comparison and cannot be selected there', async () => {
  const { user } = openRates()
  answerOfferCheck('hotel', () => refusal(404, 'Err0102003'))
  await user.dblClick(cell(180))
  await within(bar()).findByRole('alert')
  expect(screen.getByRole('heading', { name: /^Rooms and rates/ }).textContent).toContain(
    '3 rates, from $200.00',
  )
  await user.keyboard('c')
  await user.click(cell(200))
  await user.keyboard('cv')
  const dialog = await screen.findByRole('dialog', { name: 'Rates side by side' })
  expect(comparedRow(dialog, /^Total/)).toEqual(['$200.00', 'was $180.00'])
  expect(comparedRow(dialog, /^Rooms left/)).toEqual(['not supplied', 'no longer available'])
  expect(within(dialog).getAllByRole('button', { name: 'Select' })).toHaveLength(1)
  await user.click(within(dialog).getAllByRole('button', { name: 'Remove' })[1]!)
  expect(comparedRow(dialog, /^Total/)).toEqual(['$200.00'])
})

test('the comparison does not open by itself after its last rate was taken out', async () => {
  const { user } = openRates()
  await user.keyboard('rc{ArrowRight}cv')
  const dialog = await screen.findByRole('dialog', { name: 'Rates side by side' })
  const remove = () => within(dialog).getAllByRole('button', { name: 'Remove' })[0]!
  await user.click(remove())
  await vi.waitFor(() => expect(document.activeElement).toBe(remove()))
  await user.click(remove())
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('c')
  expect(barButton(/^Compare/).ariaPressed).toBe('true')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the heading has no price once every rate is gone', async () => {
  const { user } = openRates({ shown: [rates[2]!] })
  answerOfferCheck('hotel', () => refusal(404, 'Err0102003'))
  await user.dblClick(cell(180))
  await within(bar()).findByRole('alert')
  expect(screen.getByRole('heading', { name: /^Rooms and rates/ }).textContent).toBe(
    'Rooms and rates none available',
  )
})

test('a fifth rate is not compared, and a toast says why', async () => {
  const shown = [100, 110, 120, 130, 140].map((amount) => rateFixture('Twin', 'Room only', 'none', amount))
  const { user } = openRates({ shown })
  for (const amount of [100, 110, 120, 130]) {
    await user.click(cell(amount))
    await user.keyboard('c')
  }
  expect(takeToasts()).toEqual([])
  await user.click(cell(140))
  await user.keyboard('c')
  expect(takeToasts()).toEqual([{ title: 'You can compare up to 4 rates; remove one first' }])
  expect(cell(140).textContent).not.toContain('compared')
})

test('b books the rate that has the focus, though it was neither selected nor checked; the form checks it', async () => {
  const { user } = openRates()
  const hint = () => screen.queryByText(/book/, { selector: 'span' })
  expect(hint()).toBeNull()
  const cell = screen.getByRole('button', { name: /\$180\.00/ })
  while (document.activeElement !== cell) await user.tab()
  await user.keyboard('b')
  expect(router.push).toHaveBeenCalledTimes(1)
  expect(router.push.mock.lastCall?.[0]).toMatch(/^\/hotels\/book\?rate=Double-Room\+only-none-180&/)
})

test('a button whose key does nothing shows no key', async () => {
  const { user } = openRates({ blockedReason: 'No permission' })
  await user.click(screen.getByRole('button', { name: /\$180\.00/ }))
  const bar = within(screen.getByRole('region', { name: 'Selected rate' }))
  expect(bar.getByRole('button', { name: 'Book' }).getAttribute('aria-keyshortcuts')).toBeNull()
  expect(bar.getByRole('button', { name: 'Book' }).querySelector('kbd')).toBeNull()
  expect(bar.getByRole('button', { name: 'Compare' }).getAttribute('aria-keyshortcuts')).toBe('c')
})

test('on a translated page a rate is checked, another is selected with its own total, and b books it', async () => {
  translated()
  const { user } = openRates()
  answerCheck(double, { offerCode: 'NEW', price: dollars(190) })
  await user.dblClick(cell(180))
  const alert = await within(bar()).findByRole('alert')
  await user.click(within(alert).getByRole('button', { name: 'Accept $190.00' }))
  expect(bar().textContent).toContain('$190.00')
  await user.click(cell(220))
  expect(bar().textContent).toContain('$220.00')
  expect(bar().textContent).not.toContain('$190.00')
  await user.keyboard('b')
  expect(router.push).toHaveBeenCalledOnce()
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { CalendarScreen } from '../../../components/air/calendar/calendar-screen.tsx'
import { PricedCalendar } from '../../../components/air/calendar/priced-calendar.tsx'
import { NearestDates } from '../../../components/air/calendar/nearest-dates.tsx'
import { addDays } from '../../../lib/dates.ts'
import { monthRange } from '../../../components/ui/months.ts'
import type { CityRow } from '../../../lib/place/name-files.ts'
import { answerNames, answerRead, refusal } from '../answers.ts'
import { router } from '../navigation.ts'
import { OfficeNowProvider } from '../../../components/shell/office-now.ts'
import { renderDesk } from '../render-desk.tsx'

// The price calendar: its page, the calendar of a date field, and the dates of an empty result.

const NOW = '2026-11-20T09:00:00.000Z'
let queries: { DepartDate: string; ReturnDate?: string | null | undefined; CalendarType?: string }[] = []

/** Every day costs 400 plus its number in dollars, but the twelfth 250; prices expire at `expiresAt`. */
function dayOf(date: string, expiresAt: string) {
  const number = Number(date.slice(8))
  return {
    ...{ Date: date, Price: number === 12 ? 250 : 400 + number, Currency: 'USD', Transfers: number % 2 },
    ...{ Airline: 'BA', FlightNumber: '11', DepartureAt: `${date}T09:00:00Z`, ReturnAt: null },
    ...{ ExpiresAt: expiresAt, Origin: 'LON', Destination: 'SIN' },
  }
}

function answerPrices(expiresAt = '2026-11-21T00:00:00Z', skip: (date: string) => boolean = () => false) {
  answerRead('air.price-calendar', (input) => {
    queries.push(input)
    const listed = input.CalendarType === 'return_date' ? (input.ReturnDate ?? '') : input.DepartDate
    const { from, to } = listed.length === 7 ? monthRange(listed) : { from: listed, to: listed }
    const Days = []
    for (let date = from; date <= to; date = addDays(date, 1))
      if (!skip(date)) Days.push(dayOf(date, expiresAt))
    return {
      ...{ Origin: 'LON', Destination: 'SIN', TripType: 'OneWay', CalendarType: 'departure_date' },
      ...{ Currency: 'USD', DaysCount: Days.length, MinPrice: null, MaxPrice: null, Cheapest: null, Days },
    } as never
  })
}

beforeEach(() => {
  queries = []
  answerNames('places.json', [])
  window.history.replaceState(null, '', '/flights/calendar')
})

const open = (query: string) => {
  window.history.replaceState(null, '', `/flights/calendar?${query}`)
  return renderDesk(<CalendarScreen serverNow={NOW} />).user
}
const day = (name: RegExp) => screen.findByRole('button', { name })

test('without a route it says what to choose, and asks nothing', () => {
  open('')
  expect(screen.getByRole('heading', { name: 'Which route?' })).toBeTruthy()
  expect(queries).toEqual([])
})

test('one way a month is one question; its cheapest day is marked in words, and a click searches a day', async () => {
  answerPrices()
  const user = open('from=LON&to=SIN&month=2027-01&trip=oneway&adt=2')
  await day(/^Tue 12 Jan, from \$250\.00, cheapest$/)
  expect(queries).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /cheapest/ })).toHaveLength(1)
  await user.click(await day(/^Thu 14 Jan, from \$414\.00$/))
  expect(router.push).toHaveBeenCalledWith(expect.stringContaining('legs=LON-SIN-2027-01-14&adt=2'))
})

test('a return asks for each day with its own date of return', async () => {
  answerPrices()
  open('from=LON&to=SIN&month=2027-01&nights=14')
  await day(/^Tue 12 Jan, from \$250\.00, cheapest$/)
  expect(queries).toHaveLength(31)
  for (const { DepartDate, ReturnDate } of queries) expect(ReturnDate).toBe(addDays(DepartDate, 14))
})

test('keys move the day and the month within what can be searched; Enter searches', async () => {
  answerPrices()
  const user = open('from=LON&to=SIN&month=2026-11&trip=oneway&day=2026-11-28')
  const focused = () => document.activeElement?.textContent ?? ''
  ;(await day(/^Sat 28 Nov/)).focus()
  await user.keyboard('{ArrowRight}')
  expect(focused()).toContain('Sun 29 Nov')
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(focused()).toContain('Sun 6 Dec'))
  expect(window.location.search).toContain('month=2026-12')
  await user.keyboard('{PageUp}')
  await waitFor(() => expect(focused()).toContain('Fri 20 Nov'))
  await user.keyboard('{ArrowLeft}{PageUp}')
  expect(focused()).toContain('Fri 20 Nov')
  await user.keyboard('{End}')
  expect(focused()).toContain('Mon 30 Nov')
  await user.keyboard('{Enter}')
  expect(router.push).toHaveBeenCalledWith(expect.stringContaining('LON-SIN-2026-11-30'))
})

test('d goes to the days, Alt with an arrow turns the month, and the keys of days work from there', async () => {
  answerPrices()
  const user = open('from=LON&to=SIN&month=2027-01&trip=oneway')
  await day(/^Fri 1 Jan, from/)
  await user.keyboard('d')
  expect(document.activeElement?.textContent).toContain('Fri 1 Jan')
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await day(/^Mon 1 Feb, from/)
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Mon 1 Feb'))
  await user.keyboard('{ArrowRight}{Alt>}{ArrowLeft}{/Alt}')
  await waitFor(() => expect(window.location.search).toContain('month=2027-01'))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Fri 1 Jan'))
  await user.keyboard('{End}{Enter}')
  expect(router.push).toHaveBeenCalledWith(expect.stringContaining('LON-SIN-2027-01-31'))
})

test('days whose return is too far ahead are closed', async () => {
  answerPrices()
  const user = open('from=LON&to=SIN&month=2027-10&nights=14')
  await user.click(await day(/^Fri 22 Oct, from/))
  expect(router.push).toHaveBeenCalledWith(
    expect.stringContaining('legs=LON-SIN-2027-10-22,SIN-LON-2027-11-05'),
  )
  expect(
    queries
      .map(({ DepartDate }) => DepartDate)
      .sort()
      .at(-1),
  ).toBe('2027-10-22')
  expect(screen.queryByRole('button', { name: /^Sat 23 Oct/ })).toBeNull()
})

test('prices that have expired say so, and can be read again', async () => {
  answerPrices('2026-11-20T08:59:00Z')
  const user = open('from=LON&to=SIN&month=2027-01&trip=oneway')
  await day(/^Thu 14 Jan, from \$414\.00, old price$/)
  answerPrices()
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await day(/^Thu 14 Jan, from \$414\.00$/)).toBeTruthy()
})

test('prices that expire within the hour say so, and the line below says what that means', async () => {
  answerPrices('2026-11-20T09:30:00Z')
  open('from=LON&to=SIN&month=2027-01&trip=oneway')
  const ageing = await day(/^Thu 14 Jan, from \$414\.00, expires within the hour$/)
  expect(within(ageing).getByText('expires soon')).toBeTruthy()
  expect(screen.getByText(/ 31 prices may change within the hour: marked “expires soon”\.$/)).toBeTruthy()
})

test('without prices every day can still be searched', async () => {
  answerRead('air.price-calendar', () => refusal(404, 'NotFound', 'Not found.'))
  const user = open('from=LON&to=SIN&month=2027-01&trip=oneway')
  await screen.findByText(/^No prices: .* Every day can still be searched\.$/)
  await user.click(await day(/^Thu 14 Jan, no price$/))
  expect(router.push).toHaveBeenCalled()
})

test('days that nobody flies have no price', async () => {
  answerPrices(undefined, (date) => date === '2027-01-14')
  open('from=LON&to=SIN&month=2027-01&trip=oneway')
  expect(await day(/^Thu 14 Jan, no price$/)).toBeTruthy()
})

const calendar = {
  ...{ label: 'Depart', fieldId: 'none', today: '2026-11-20', value: null, min: '2027-01-01' },
  ...{ onClose: () => {}, onPick: () => {} },
}

test('the calendar of a date field has prices below its days, for the months that it shows', async () => {
  answerPrices()
  const trip = { from: 'LON', to: 'SIN', depart: null, back: undefined }
  const { user } = renderDesk(<PricedCalendar {...calendar} trip={trip} side="depart" />)
  await screen.findByRole('button', { name: /January 12th, 2027, from \$250\.00, cheapest$/ })
  expect(queries.map(({ DepartDate }) => DepartDate)).toEqual(['2027-01', '2027-02'])
  expect(screen.getByText(/^Cheapest Tue 12 Jan, \$250\.00\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Next Month/ }))
  await waitFor(() => expect(queries.at(-1)?.DepartDate).toBe('2027-03'))
})

test.each([
  {
    age: 'old',
    expiresAt: '2026-11-20T08:59:00Z',
    name: /January 12th, 2027, from \$250\.00, old price$/,
    className: 'border-dashed',
    legend: /^One adult.* Dashed: old, may have changed\.$/,
  },
  {
    age: 'ageing',
    expiresAt: '2026-11-20T09:30:00Z',
    name: /January 12th, 2027, from \$250\.00, cheapest, expires within the hour$/,
    className: 'bg-sunk',
    legend: /^Cheapest Tue 12 Jan.* Grey: expires soon, within the hour\.$/,
  },
])('in a date field too a price that is $age has no shade and says so', async (price) => {
  answerPrices(price.expiresAt)
  const trip = { from: 'LON', to: 'SIN', depart: null, back: undefined }
  renderDesk(
    <OfficeNowProvider value={NOW}>
      <PricedCalendar {...calendar} trip={trip} side="depart" />
    </OfficeNowProvider>,
  )
  const faded = await screen.findByRole('button', { name: price.name })
  expect(faded.className).toContain(price.className)
  expect(faded.className).not.toContain('bg-accent')
  expect(screen.getByText(price.legend)).toBeTruthy()
})

test('months after the return are not asked', async () => {
  answerPrices()
  const trip = { from: 'LON', to: 'SIN', depart: null, back: '2027-01-21' }
  renderDesk(<PricedCalendar {...calendar} trip={trip} side="depart" />)
  expect(await screen.findByRole('button', { name: /January 12th, 2027, from/ })).toBeTruthy()
  expect(queries.map(({ DepartDate }) => DepartDate)).toEqual(['2027-01'])
})

test('the calendar of the return lists returns; refused or without a route it is plain', async () => {
  answerPrices()
  const trip = { from: 'LON', to: 'SIN', depart: '2027-01-14', back: null }
  renderDesk(<PricedCalendar {...calendar} label="Return" trip={trip} side="back" />)
  await waitFor(() =>
    expect(queries.map(({ CalendarType }) => CalendarType)).toEqual(['return_date', 'return_date']),
  )
  queries = []
  answerRead('air.price-calendar', () => refusal(403, 'Err0101006', 'No permission.'))
  renderDesk(<PricedCalendar {...calendar} label="Plain" trip={{ ...trip, to: '' }} side="depart" />)
  const plain = within(await screen.findByRole('dialog', { name: 'Plain: calendar' }))
  expect(plain.getByRole('button', { name: /January 12th, 2027$/ })).toBeTruthy()
  expect(queries).toEqual([])
})

test('an empty result offers the nearest dates with flights', async () => {
  answerPrices()
  const searched: unknown[] = []
  const search = {
    ...{ trip: 'oneway' as const, adults: 1, children: 0, infants: 0, cabin: 1 },
    legs: [{ from: 'LON', to: 'SIN', date: '2027-01-14' }],
  }
  const onSearch = (next: unknown) => searched.push(next)
  const { user } = renderDesk(<NearestDates search={search} first="2026-11-20" onSearch={onSearch} />)
  await user.click(await screen.findByRole('button', { name: /Tue 12 Jan ?from \$250/ }))
  expect(searched).toMatchObject([{ legs: [{ from: 'LON', to: 'SIN', date: '2027-01-12' }] }])
})

test('at 01:00 UTC the first day is the evening of the origin, once its zone is known', async () => {
  answerPrices()
  const city: CityRow = [
    'LAX',
    'Los Angeles',
    'US',
    [],
    [['LAX', 'Los Angeles', 'US']],
    'America/Los_Angeles',
  ]
  answerNames('places.json', [city])
  window.history.replaceState(null, '', '/flights/calendar?from=LAX&to=SIN&month=2026-11&trip=oneway')
  const { user } = renderDesk(<CalendarScreen serverNow="2026-11-21T01:00:00.000Z" />)
  await user.click(await day(/^Fri 20 Nov, from/))
  expect(router.push).toHaveBeenCalledWith(expect.stringContaining('LAX-SIN-2026-11-20'))
  expect(screen.queryByRole('button', { name: /^Thu 19 Nov/ })).toBeNull()
})

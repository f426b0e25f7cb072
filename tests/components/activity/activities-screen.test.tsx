import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { activitySearch } from '../../../components/activity/query/activity-search.ts'
import { ActivitiesScreen } from '../../../components/activity/search/activities-screen.tsx'
import { readActivityView } from '../../../lib/activity/activity-params.ts'
import type { ActivityView } from '../../../lib/activity/activity-view.ts'
import type { TermsByProduct } from '../../../lib/activity/activity-terms.ts'
import type { CatalogueAnswer } from '../../../lib/activity/catalogue-answer.ts'
import { answerRead, answerRoute, refusal } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// The catalogue: which searches typing and ticking cause, the address, and the content of a row.

const [KOREA, SEOUL, TOURS, NIGHT] = [1, 2, 3, 4].map(
  (n) => `${n}`.repeat(8) + '-0000-4000-8000-000000000000',
) as [string, string, string, string]

const row = (uuid: string, title: string, korean: string | null = null): CatalogueAnswer['rows'][number] => ({
  uuid,
  title,
  translated: korean === null ? null : { language: 'KO', title: korean },
  image: null,
  typeName: 'Activity',
  cityName: 'Seoul',
  fromCents: 2_490,
  soldCount: 18_402,
})

const plain: CatalogueAnswer = {
  rows: [row('a1', 'Han River Night Cruise', '한강 야경 크루즈'), row('a2', 'Palace Walk')],
  total: 2,
  matching: 36,
  facets: {
    places: [
      { uuid: KOREA, name: 'South Korea', count: 23, below: [{ uuid: SEOUL, name: 'Seoul', count: 14 }] },
    ],
    categories: [
      { uuid: TOURS, name: 'Tours', count: 9, below: [{ uuid: NIGHT, name: 'Night tours', count: 6 }] },
    ],
    prices: { bandCents: 1_000, counts: Array.from({ length: 24 }, () => 1) },
  },
  language: null,
  rescues: [],
  reading: null,
  near: [],
}

let views: ActivityView[]
let terms: (products: string) => TermsByProduct | Response
let answer: (view: ActivityView) => CatalogueAnswer | Response

beforeEach(() => {
  views = []
  answer = () => plain
  terms = () => refusal(502, 'Unavailable')
  window.history.replaceState(null, '', '/activities')
  answerRead('activity.products-by-location', () => ({
    success: true as const,
    countries: 1,
    products: 418,
    data: [
      {
        country: 'South Korea',
        countryUuid: KOREA,
        total: 418,
        cities: [{ city: 'Seoul', cityUuid: SEOUL, count: 200 }],
      },
    ],
  }))
  answerRoute('/api/activities/terms', (input) => terms((input as { products: string }).products))
  answerRoute('/api/activities', (input) => {
    const view = readActivityView(new URLSearchParams((input as { search: string }).search))
    views.push(view)
    return answer(view)
  })
})

async function open() {
  const desk = renderDesk(<ActivitiesScreen serverNow="2026-11-22T15:00:00.000Z" />)
  await screen.findByRole('list', { name: 'Activities found' })
  await screen.findByRole('checkbox', { name: /^South Korea/ })
  return desk
}

const word = () => screen.getByRole('searchbox', { name: 'Activity or keyword' })
const filters = () => screen.getByRole('complementary', { name: 'Filters' })
const address = () => readActivityView(new URLSearchParams(window.location.search))

test('the list follows the typed word, asks once it pauses, and marks it', async () => {
  await open()
  // At once: a busy machine could pause between two keys.
  fireEvent.change(word(), { target: { value: '야' } })
  fireEvent.change(word(), { target: { value: '야경' } })
  await screen.findByText('Korean · 36 worldwide')
  expect(views.map(({ text }) => text)).toEqual(['', '야경'])
  expect(address().text).toBe('야경')
  const [first] = within(screen.getByRole('list', { name: 'Activities found' })).getAllByRole('listitem')
  expect(first?.textContent).toContain('Han River Night CruiseKO한강 야경 크루즈Activity · Seoul')
  expect(first?.querySelector('mark')?.textContent).toContain('야경')
  expect(screen.getByText('KO, detected')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2 of 36')
})

test('a search for a word or a place is kept by this browser, once, while its days are ahead', async () => {
  const { user } = await open()
  const recent = (first: string) =>
    activitySearch.recent.linesOf(localStorage.getItem(activitySearch.recent.storageKey) ?? '', first)
  await user.click(screen.getByRole('button', { name: /^Search/ }))
  expect(recent('2026-11-22')).toEqual([])
  await user.type(screen.getByRole('combobox', { name: 'Where' }), 'seo')
  await user.click(await screen.findByRole('option', { name: /^Seoul/ }))
  await user.type(word(), '야경{Enter}')
  await user.type(word(), '{Enter}')
  expect(recent('2026-12-06').map(({ title }) => title)).toEqual(['야경 · Seoul', 'Seoul'])
  expect(recent('2026-12-06')[0]).toEqual({
    title: '야경 · Seoul',
    note: 'Sun 6 Dec – Wed 9 Dec · 2 adults',
    href: `${window.location.pathname}${window.location.search}`.replaceAll('%2C', ','),
  })
  expect(recent('2026-12-07')).toEqual([])
})

test('places, categories and language are asked for and stand in the address; chips take them back', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Open South Korea' }))
  await user.click(screen.getByRole('checkbox', { name: /^Seoul/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Tours/ }))
  await user.click(screen.getByRole('button', { name: /Japanese$/ }))
  await waitFor(() => expect(views.at(-1)?.language).toBe('JA'))
  expect(views.at(-1)?.filters).toMatchObject({ places: [SEOUL], categories: [TOURS] })
  expect(address()).toEqual(views.at(-1))
  const [chip] = screen.getAllByRole('button', { name: 'Remove filter Seoul' })
  await user.click(chip!)
  await waitFor(() => expect(views.at(-1)?.filters).toMatchObject({ places: [], categories: [TOURS] }))
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(address().filters.categories).toEqual([])
})

test('a place of the search bar replaces the ticked ones', async () => {
  window.history.replaceState(null, '', `/activities?place=${SEOUL}`)
  const { user } = await open()
  const where = screen.getByRole('combobox', { name: 'Where' })
  await waitFor(() => expect((where as HTMLInputElement).value).toBe('Seoul'))
  await user.type(where, 'south', { initialSelectionStart: 0, initialSelectionEnd: 5 })
  await user.click(within(await screen.findByRole('listbox')).getByRole('option'))
  await waitFor(() => expect(views.at(-1)?.filters.places).toEqual([KOREA]))
  expect(address().filters.places).toEqual([KOREA])
})

test('a day that is no date searches nothing, and says why', async () => {
  const { user } = await open()
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' })
  await user.clear(word())
  await user.clear(day)
  await user.type(day, '31feb{Enter}')
  expect(document.activeElement).toBe(day)
  expect(day.value).toBe('31feb')
  expect(describedBy(day)).toMatch(/^Not a valid date\./)
  expect(window.location.search).toBe('')
})

test('a row leads to its page with dates, travellers and the search', async () => {
  const { user } = await open()
  await user.type(word(), 'night')
  await waitFor(() => expect(views.at(-1)?.text).toBe('night'))
  await user.click(screen.getByRole('button', { name: /^Travellers/ }))
  await user.click(await screen.findByRole('button', { name: 'One more: Children' }))
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Han River/ }).getAttribute('href')).toBe(
      '/activities/a1?from=2026-12-06&to=2026-12-09&adults=2&children=1&seniors=0&s=q%3Dnight',
    ),
  )
})

test('keys: / goes to the word, f to the filters, Escape to the list, j and k walk', async () => {
  const { user } = await open()
  await user.keyboard('/')
  expect(document.activeElement).toBe(word())
  word().blur()
  await user.keyboard('f')
  expect(document.activeElement).toBe(within(filters()).getByRole('textbox', { name: 'Filters in words' }))
  within(filters())
    .getByRole('checkbox', { name: /^South Korea/ })
    .focus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('checkbox', { name: /^Seoul/ })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Han River/ }))
  await user.keyboard('j')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Palace Walk' }))
  await user.keyboard('k')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Han River/ }))
})

test('without a match the page says what to drop, and what that brings back', async () => {
  answer = ({ filters: { places } }) =>
    places.length === 0
      ? plain
      : {
          ...plain,
          rows: [],
          total: 0,
          rescues: [{ drop: ['places'], filters: { text: ['night'] }, total: 7 }],
        }
  window.history.replaceState(null, '', `/activities?q=night&place=${SEOUL}`)
  const { user } = renderDesk(<ActivitiesScreen serverNow="2026-11-22T15:00:00.000Z" />)
  await user.click(await screen.findByRole('button', { name: 'Drop “Seoul”: 7 activities' }))
  await waitFor(() => expect(address()).toMatchObject({ text: 'night', filters: { places: [] } }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Han River/ })))
})

test('a removed chip gives the focus to the next, and the last one to the first row of its answer', async () => {
  answer = (view) => (view.filters.places.length > 0 ? plain : { ...plain, rows: [row('a3', 'Tea House')] })
  window.history.replaceState(null, '', `/activities?place=${SEOUL}&category=${TOURS}`)
  const { user } = await open()
  const chip = (name: string) => screen.getAllByRole('button', { name: `Remove filter ${name}` })[0]!
  chip('Tours').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(chip('Seoul')))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tea House' })))
})

test('a catalogue that is not read yet shows its list and its places, and asks again for the other counts', async () => {
  const { places } = plain.facets
  answer = () => (views.length === 1 ? { ...plain, matching: null, facets: { places } } : plain)
  renderDesk(<ActivitiesScreen serverNow="2026-11-22T15:00:00.000Z" />)
  expect(await screen.findByRole('link', { name: 'Palace Walk' })).toBeTruthy()
  expect(await within(filters()).findByRole('checkbox', { name: /^South Korea/ })).toBeTruthy()
  expect(await within(filters()).findByRole('checkbox', { name: /^Tours/ })).toBeTruthy()
  expect(views).toHaveLength(2)
})

test('while an answer has no counts yet, the choices stay without any, and the chosen one keeps the focus', async () => {
  const { user } = await open()
  answer = () => ({ ...plain, facets: {} })
  await user.click(within(filters()).getByRole('checkbox', { name: /^South Korea/ }))
  await waitFor(() => expect(views.at(-1)?.filters.places).toHaveLength(1))
  const korea = within(filters()).getByRole('checkbox', { name: /^South Korea/ })
  await waitFor(() => expect(korea.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true'))
  expect(korea.closest('label')?.textContent).toBe('South Korea')
  expect(document.activeElement).toBe(korea)
  expect(screen.getAllByRole('button', { name: 'Remove filter South Korea' }).length).toBeGreaterThan(0)
  answer = () => plain
  await waitFor(() => expect(korea.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false'), {
    timeout: 5_000,
  })
})

test('duration and confirmation come late, to the rows on screen, and stay empty where they fail', async () => {
  const requests: string[] = []
  terms = (products) => {
    requests.push(products)
    return { a1: { minutes: { least: 70, most: 180 }, variants: 3, instant: 2 } }
  }
  await open()
  expect(await screen.findByText('1 h 10 – 3 h')).toBeTruthy()
  expect(screen.getByText('Instant, 2 of 3')).toBeTruthy()
  expect(screen.queryByText('On request')).toBeNull()
  // All rows of a screen ask together.
  expect(requests).toHaveLength(1)
  expect(requests[0]?.split(',')).toContain('a2')
})

test('a failure says what is safe and offers one way on', async () => {
  let fails = true
  answer = () => (fails ? refusal(422, 'wrong_args', 'No such sort') : plain)
  const { user } = renderDesk(<ActivitiesScreen serverNow="2026-11-22T15:00:00.000Z" />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The booking service rejected this search')
  expect(alert.textContent).toContain('Nothing was booked. Your search is unchanged.')
  fails = false
  await user.click(within(alert).getByRole('button', { name: 'Search again' }))
  expect(await screen.findByRole('link', { name: 'Palace Walk' })).toBeTruthy()
})

test('the screen opens with the caret in the field for the word, so that typing is a search', async () => {
  renderDesk(<ActivitiesScreen serverNow="2026-11-22T15:00:00.000Z" />)
  expect(document.activeElement).toBe(screen.getAllByRole('searchbox', { name: 'Activity or keyword' })[0])
})

test('a place among the words shows as a chip beside the words, and each is dropped by itself', async () => {
  answer = ({ text }) => ({
    ...plain,
    reading:
      text === 'seoul night'
        ? { words: ['night'], places: [{ uuid: SEOUL, name: 'Seoul', typed: 'seoul' }] }
        : null,
  })
  window.history.replaceState(null, '', '/activities?q=seoul+night')
  const { user } = await open()
  const chips = within(screen.getAllByRole('list', { name: 'Applied filters' })[0]!)
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Seoul', '“night”'])
  await user.click(chips.getByRole('button', { name: 'Remove filter Seoul' }))
  await waitFor(() => expect(views.at(-1)?.text).toBe('night'))
})

test('words that find nothing come with the nearest that do, never with the whole catalogue', async () => {
  answer = ({ text }) =>
    text === 'zen seoul'
      ? {
          ...plain,
          rows: [],
          total: 0,
          matching: 0,
          near: [
            { text: 'zen Kyoto', words: 'zen', place: 'Kyoto', total: 3 },
            { text: 'seoul', words: '', place: 'Seoul', total: 200 },
          ],
        }
      : plain
  const { user } = await open()
  await user.type(screen.getByRole('searchbox', { name: 'Activity or keyword' }), 'zen seoul')
  expect(await screen.findByText('Nothing for “zen seoul”')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Everything in Seoul (200)' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'zen in Kyoto (3)' }))
  await waitFor(() => expect(views.at(-1)?.text).toBe('zen Kyoto'))
  expect(await screen.findByRole('link', { name: 'Palace Walk' })).toBeTruthy()
})

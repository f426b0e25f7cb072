import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { QueryBar } from '../../../components/air/search/query-bar.tsx'
import { EMPTY_DRAFT, type SearchDraft } from '../../../components/air/search/search-draft.ts'
import type { FlightSearch } from '../../../lib/air/flight-search.ts'
import type { CityRow } from '../../../lib/place/name-files.ts'
import { answerNames } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// The query bar with a date that cannot be read: no search starts, and the field says why.

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const EXAMPLE = 'Not a valid date. Try 14jan, 2027-01-14 or +7.'

const legs = [
  { from: 'LHR', to: 'SIN', date: '2027-01-10' },
  { from: 'SIN', to: 'BKK', date: '2027-01-14' },
  { from: 'BKK', to: 'LHR', date: '2027-01-20' },
]
const drafts = {
  return: { ...EMPTY_DRAFT, legs: legs.slice(0, 1), returnDate: '2027-01-14' },
  oneway: { ...EMPTY_DRAFT, trip: 'oneway', legs: legs.slice(0, 1) },
  multi: { ...EMPTY_DRAFT, trip: 'multi', legs },
} satisfies Record<string, SearchDraft>

const places: CityRow[] = [
  [
    'LAX',
    'Los Angeles',
    'US',
    [],
    [['LAX', 'Los Angeles International Airport', 'US']],
    'America/Los_Angeles',
  ],
  ['LON', 'London', 'GB', [], [['LHR', 'London Heathrow Airport', 'GB']], 'Europe/London'],
]

function openBar(initial: SearchDraft, serverNow = '2026-11-20T15:00:00.000Z') {
  answerNames('places.json', places)
  const search = vi.fn<(search: FlightSearch) => void>()
  const bar = <QueryBar initial={initial} serverNow={serverNow} mayPrice={false} onSearch={search} />
  return { ...renderDesk(bar), search }
}

test.each([
  [drafts.return, 'Depart'],
  [drafts.return, 'Return'],
  [drafts.oneway, 'Depart'],
  [drafts.multi, 'Depart, leg 2'],
])('a trip %# whose %s is no date: Enter searches nothing', async (draft, name) => {
  const { user, search } = openBar(draft)
  await user.clear(field(name))
  await user.type(field(name), '31feb{Enter}')
  expect(search).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field(name))
  expect(field(name).value).toBe('31feb')
  expect(describedBy(field(name))).toBe(EXAMPLE)
})

test('a return keeps its distance to a departure that was first mistyped', async () => {
  const { user, search } = openBar(drafts.return)
  await user.clear(field('Depart'))
  await user.type(field('Depart'), '31feb{Tab}')
  await user.clear(field('Depart'))
  await user.type(field('Depart'), '20jan{Enter}')
  expect(search.mock.calls[0]?.[0].legs.map(({ date }) => date)).toEqual(['2027-01-20', '2027-01-24'])
})

test('a removed leg takes its text and its problem with it; the next leg keeps its own', async () => {
  const { user, search } = openBar(drafts.multi)
  await user.clear(field('Depart, leg 1'))
  await user.type(field('Depart, leg 1'), '31feb{Tab}')
  expect(describedBy(field('Depart, leg 1'))).toBe(EXAMPLE)
  await user.click(screen.getByRole('button', { name: 'Remove leg 1' }))
  expect(field('Depart, leg 1').value).toBe('Thu 14 Jan')
  expect(describedBy(field('Depart, leg 1'))).toBe('')
  await user.click(screen.getByRole('button', { name: 'Add a leg' }))
  expect(field('Depart, leg 3').value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Remove leg 3' }))
  await user.click(screen.getByRole('button', { name: /^Search/ }))
  expect(search.mock.calls).toEqual([[expect.objectContaining({ legs: legs.slice(1) })]])
})

test.each([
  ['LAX', ['2026-11-20']],
  ['LHR', []],
])(
  'at 01:00 UTC the evening before is a date of departure from %s as long as it lasts there',
  async (from, places) => {
    const legs = [{ from, to: 'SIN', date: null }]
    const { user, search } = openBar({ ...drafts.oneway, legs }, '2026-11-21T01:00:00.000Z')
    // The zones come with the names.
    await screen.findAllByDisplayValue(new RegExp(from === 'LAX' ? 'Los Angeles' : 'Heathrow'))
    await user.type(field('Depart'), '20nov{Enter}')
    expect(
      search.mock.calls.map(
        ([
          {
            legs: [leg],
          },
        ]) => leg?.date,
      ),
    ).toEqual(places)
    expect(describedBy(field('Depart'))).toBe(
      places.length > 0 ? '' : '20 November is over. The earliest date is 21 Nov 2026.',
    )
  },
)

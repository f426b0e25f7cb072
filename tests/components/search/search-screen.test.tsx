import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { recentSearchesOf, rememberRecent } from '../../../components/search/recent-searches.ts'
import type { SearchKind } from '../../../components/search/search-kind.ts'
import { SearchScreen } from '../../../components/search/search-screen.tsx'
import { renderDesk } from '../render-desk.tsx'

// The frame of a search, with a fourth kind: its search is one record, and a form.

type FerrySearch = { port: string; day: string }

const ferrySearch: SearchKind<FerrySearch> = {
  kind: 'air',
  heading: 'Ferries',
  changeLabel: 'Change the ferry search',
  filterLabel: 'Filter ferries',
  start: { question: 'Which port?', hint: 'Type a port, such as `Dover`; Enter searches.' },
  recent: recentSearchesOf({
    storageKey: 'travel-desk.recent-ferries',
    read: (text) => ({ port: text.slice(11), day: text.slice(0, 10) }),
    write: ({ port, day }) => `${day} ${port}`,
    keyOf: ({ port, day }) => `${day} ${port}`,
    startOf: ({ day }) => day,
    wordsOf: ({ port, day }) => ({ title: port, detail: 'port', note: `on ${day}` }),
    hrefOf: ({ port }) => `/ferries?port=${port}`,
  }),
}

const dover = { port: 'Dover', day: '2026-12-03' }
const calais = { port: 'Calais', day: '2026-12-04' }

function open(search: FerrySearch | null) {
  const onSearch = vi.fn()
  const desk = renderDesk(
    <SearchScreen
      kind={ferrySearch}
      words={search && ferrySearch.recent.wordsOf(search)}
      serverNow="2026-11-22T14:32:00.000Z"
      onSearch={onSearch}
      form={(form) => (
        <form
          className={form.className}
          onSubmit={(event) => {
            event.preventDefault()
            form.onSearch(calais)
          }}
        >
          <input aria-label="Port" />
          <button type="submit">Search</button>
        </form>
      )}
    >
      <p>Ferries found</p>
    </SearchScreen>,
  )
  return { ...desk, onSearch }
}

test('before the first search the bar has the focus, and the screen says how to type', () => {
  open(null)
  expect(screen.getByRole('heading', { name: 'Which port?' })).toBeTruthy()
  expect(document.body.textContent).toContain('Type a port, such as Dover; Enter searches.')
  expect(screen.getByText('Dover').getAttribute('translate')).toBe('no')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Port' }))
  expect(screen.queryByText('Ferries found')).toBeNull()
})

test('recent searches that are still ahead are listed in words and repeated by a click or by their key', async () => {
  rememberRecent(ferrySearch.recent, { port: 'Rosslare', day: '2026-11-01' })
  rememberRecent(ferrySearch.recent, dover)
  rememberRecent(ferrySearch.recent, calais)
  const { user, onSearch } = open(null)
  const recent = screen.getByRole('region', { name: 'Recent searches' })
  const lines = within(recent).getAllByRole('button')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Calais port ?on 2026-12-04/),
    expect.stringMatching(/^Dover port ?on 2026-12-03/),
  ])
  await user.click(lines[1]!)
  await user.keyboard('{Alt>}1{/Alt}')
  expect(onSearch.mock.calls).toEqual([[dover], [calais]])
})

test('over results the bar does not take the focus; the slash goes to it, and Alt and a number searches again', async () => {
  rememberRecent(ferrySearch.recent, dover)
  const { user, onSearch } = open(calais)
  expect(screen.getByText('Ferries found')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
  await user.keyboard('{Alt>}1{/Alt}')
  expect(onSearch.mock.calls).toEqual([[dover]])
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Port' }))
})

test('on a phone the search in words opens the bar in a sheet, which closes when a search is asked for', async () => {
  const { user, onSearch } = open(dover)
  await user.click(screen.getByRole('button', { name: /^Dover/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Change the search' })
  await user.click(within(sheet).getByRole('button', { name: 'Search' }))
  expect(onSearch.mock.calls).toEqual([[calais]])
  expect(screen.queryByRole('dialog')).toBeNull()
})

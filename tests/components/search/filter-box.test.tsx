import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { FilterBox, type WordReader } from '../../../components/search/filter-words/filter-box.tsx'
import { readWords } from '../../../components/search/filter-words/read-words.ts'
import { renderDesk } from '../render-desk.tsx'

// The box that takes filters as words, with the filters of an invented screen: a list of colours.

const COLOURS = ['Red', 'Dark red', 'Blue']

const read: WordReader<readonly string[], null> = (typed) =>
  readWords<readonly string[]>(typed, {
    filters: COLOURS.map((name) => ({
      ...{ id: name, text: name, names: [name], count: 1 },
      apply: (filters) => [...filters, name],
    })),
    ofNumber: () => null,
  })

let filters: readonly string[]

function Box({ load }: { load: () => Promise<typeof read> }) {
  const [value, setValue] = useState<readonly string[]>([])
  filters = value
  return (
    <FilterBox
      load={load}
      facts={null}
      filters={value}
      example="dark red"
      onChange={setValue}
      withoutLast={value.length === 0 ? null : value.slice(0, -1)}
    />
  )
}

function open(load = vi.fn(async () => read)) {
  const desk = renderDesk(<Box load={load} />)
  return {
    ...desk,
    load,
    box: () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Filters in words' }),
  }
}

const preview = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('what is meant is shown while it is typed; Enter chooses it and empties the box', async () => {
  const { user, box, load } = open()
  expect(load).not.toHaveBeenCalled()
  await user.type(box(), 'blue dark r')
  expect(preview()).toEqual(['Blue', 'Dark red'])
  expect(filters).toEqual([])
  await user.keyboard('{Enter}')
  expect(filters).toEqual(['Blue', 'Dark red'])
  expect(box().value).toBe('')
  expect(preview()).toEqual([])
})

test('a word that is no filter is said, and stays in the box', async () => {
  const { user, box } = open()
  await user.type(box(), 'green')
  expect(screen.queryByText(/No filter here/)).toBeNull()
  await user.type(box(), ' red')
  expect(screen.getByText('No filter here: green.')).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(filters).toEqual(['Red'])
  expect(box().value).toBe('green')
  expect(screen.getByText('No filter here: green.')).toBeTruthy()
})

test('Backspace in the empty box takes the last filter away, and not while something is typed', async () => {
  const { user, box } = open()
  await user.type(box(), 'red{Enter}blue{Enter}x{Backspace}')
  expect(filters).toEqual(['Red', 'Blue'])
  await user.keyboard('{Backspace}')
  expect(filters).toEqual(['Red'])
  await user.keyboard('{Backspace}{Backspace}')
  expect(filters).toEqual([])
})

test('Escape empties the box first', async () => {
  const { user, box } = open()
  await user.type(box(), 'red{Escape}')
  expect(box().value).toBe('')
  expect(filters).toEqual([])
})

test('Enter before the words can be read waits for them', async () => {
  const loaded = Promise.withResolvers<typeof read>()
  const { user, box } = open(vi.fn(() => loaded.promise))
  await user.type(box(), 'red{Enter}')
  expect(filters).toEqual([])
  loaded.resolve(read)
  await vi.waitFor(() => expect(filters).toEqual(['Red']))
})

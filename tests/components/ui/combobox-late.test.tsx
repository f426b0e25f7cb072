import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AnsweredForm } from '../../../components/ui/answered-form.tsx'
import { Combobox, type ComboboxOption } from '../../../components/ui/combobox/combobox.tsx'
import { renderDesk } from '../render-desk.tsx'
import {
  chosen,
  expectRefused,
  field,
  highlighted,
  next,
  options,
  picked,
  submitted,
} from './combobox-parts.ts'

// A field that finds an option by typing, where the answer to the text is late: a key or a press that comes
// before it.

/** Options of a field whose answers the test gives. */
let answer: (query: string, ...labels: readonly string[]) => void
/** The label that the typed text names exactly. */
const isNamed = (query: string, label: string) => label.split(',')[0] === query

function SlowForm() {
  const [value, setValue] = useState<ComboboxOption | null>(null)
  const [matches, setMatches] = useState<{ query: string; options: ComboboxOption[] }>({
    query: '',
    options: [],
  })
  answer = (query, ...labels) => {
    const found = labels.map((label) => ({ id: label, label, exact: isNamed(query, label) }))
    setMatches({ query, options: found })
  }
  return (
    <AnsweredForm aria-label="Search" onSubmit={submitted}>
      <Combobox
        label="Nationality"
        noun="place"
        emptyText="No matching place."
        value={value}
        onValueChange={(option) => {
          setValue(option)
          chosen(option?.id)
        }}
        onPicked={({ id }) => picked(id)}
        onQueryChange={(query) => query === '' && answer('')}
        options={matches.options}
        optionsFor={matches.query}
      />
      <input aria-label="Next" />
      <button>Search</button>
    </AnsweredForm>
  )
}

const openSlow = () => renderDesk(<SlowForm />).user

test('Enter before the answer waits for it and takes the exact option, not one of an earlier text', async () => {
  const user = openSlow()
  await user.type(field(), 'Li')
  act(() => answer('Li', 'Li'))
  await user.type(field(), 'sbon')
  await user.keyboard('{Enter}')
  expect(chosen).not.toHaveBeenCalled()
  act(() => answer('Lisbon', 'Lisburn', 'Lisbon'))
  expect(chosen.mock.calls).toEqual([['Lisbon']])
  expect(picked.mock.calls).toEqual([['Lisbon']])
  expect(options()).toEqual([])
})

test('Enter before the answer takes no guess: the list shows it, and a second Enter takes it', async () => {
  const user = openSlow()
  await user.type(field(), 'lisb')
  await user.keyboard('{Enter}')
  act(() => answer('lisb', 'Lisbon', 'Lisburn'))
  expect(chosen).not.toHaveBeenCalled()
  expect(highlighted()).toBe('Lisbon')
  await user.keyboard('{Enter}')
  expect(picked.mock.calls).toEqual([['Lisbon']])
  expect(submitted).not.toHaveBeenCalled()
})

test('a text that names several options is not taken by Tab', async () => {
  const user = openSlow()
  await user.type(field(), 'San Jose')
  act(() => answer('San Jose', 'San Jose, Costa Rica', 'San Jose, California', 'San Jose del Cabo'))
  await user.tab()
  expect(chosen).not.toHaveBeenCalled()
  expectRefused('San Jose', 'Choose a place: several match “San Jose”.')
})

test('Tab before the answer refuses what turns out to be a guess, and leaves the focus where it is', async () => {
  const user = openSlow()
  await user.type(field(), 'Bali')
  await user.tab()
  act(() => answer('Bali', 'Balimo'))
  expect(chosen).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(next())
  expectRefused('Bali', "Choose a place: “Bali” isn't an exact name.")
  expect(options()).toEqual([])
})

test('Tab before the answer goes on at once; the answer fills the field left behind, and starts nothing', async () => {
  const user = openSlow()
  await user.type(field(), 'Lisbon')
  await user.tab()
  expect(document.activeElement).toBe(next())
  act(() => answer('Lisbon', 'Lisbon'))
  expect(field()).toHaveProperty('value', 'Lisbon')
  expect(chosen.mock.calls).toEqual([['Lisbon']])
  expect(picked).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(next())
})

test('typing on ends the wait of an early Enter', async () => {
  const user = openSlow()
  await user.type(field(), 'lis')
  await user.keyboard('{Enter}b')
  act(() => answer('lis', 'Lisieux'))
  act(() => answer('Lisbon', 'Lisbon'))
  expect(chosen).not.toHaveBeenCalled()
  expect(options()).toEqual(['Lisbon'])
})

test('a form that Enter submits waits for the field that Tab has left, and plain keys do nothing meanwhile', async () => {
  const user = openSlow()
  await user.type(field(), 'Lisbon')
  await user.tab()
  await user.keyboard('{Enter}x')
  expect(screen.getByRole('form', { name: 'Search' }).ariaBusy).toBe('true')
  expect(submitted).not.toHaveBeenCalled()
  expect(next()).toHaveProperty('value', '')
  act(() => answer('Lisbon', 'Lisbon'))
  expect(submitted).toHaveBeenCalledOnce()
  expect(chosen.mock.invocationCallOrder[0]).toBeLessThan(submitted.mock.invocationCallOrder[0] ?? 0)
})

test('a press in the form cancels a submit that waits', async () => {
  const user = openSlow()
  await user.type(field(), 'Lisbon')
  await user.tab()
  await user.keyboard('{Enter}')
  await user.click(next())
  act(() => answer('Lisbon', 'Lisbon'))
  expect(submitted).not.toHaveBeenCalled()
})

test('a press outside takes the exact match, as Tab does, and starts nothing by itself', async () => {
  const user = openSlow()
  await user.type(field(), 'Lisbon')
  act(() => answer('Lisbon', 'Lisbon', 'Lisburn'))
  await user.click(document.body)
  expect(chosen.mock.calls).toEqual([['Lisbon']])
  expect(picked).not.toHaveBeenCalled()
  expect(options()).toEqual([])
})

test('a press outside takes no guess', async () => {
  const user = openSlow()
  await user.type(field(), 'lisb')
  act(() => answer('lisb', 'Lisbon', 'Lisburn'))
  await user.click(document.body)
  expect(chosen).not.toHaveBeenCalled()
  expectRefused('lisb', "Choose a place: “lisb” isn't an exact name.")
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(submitted).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
})

test('the pointer that passes over an option chooses nothing', async () => {
  const user = openSlow()
  await user.type(field(), 'lisb')
  act(() => answer('lisb', 'Lisbon', 'Lisburn'))
  await user.hover(screen.getByRole('option', { name: 'Lisburn' }))
  await user.tab()
  expect(chosen).not.toHaveBeenCalled()
})

test('a press on Search takes the match that the arrow keys have chosen first, and then submits', async () => {
  const user = openSlow()
  await user.type(field(), 'Lisbon')
  act(() => answer('Lisbon', 'Lisbon', 'Lisburn'))
  await user.keyboard('{ArrowDown}')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(chosen.mock.calls).toEqual([['Lisburn']])
  expect(submitted).toHaveBeenCalledOnce()
  expect(chosen.mock.invocationCallOrder[0]).toBeLessThan(submitted.mock.invocationCallOrder[0] ?? 0)
})

test('a press on Search before the answer waits for it, and submits with the exact option', async () => {
  const user = openSlow()
  await user.type(field(), 'Lisbon')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(submitted).not.toHaveBeenCalled()
  act(() => answer('Lisbon', 'Lisbon'))
  expect(field()).toHaveProperty('value', 'Lisbon')
  expect(submitted).toHaveBeenCalledOnce()
})

test('a press on Search before the answer submits nothing when the answer is a guess', async () => {
  const user = openSlow()
  await user.type(field(), 'lisb')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  act(() => answer('lisb', 'Lisbon'))
  expect(chosen).not.toHaveBeenCalled()
  expect(submitted).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
  expect(highlighted()).toBe('Lisbon')
})

import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CountryField } from '../../../components/place/country-field.tsx'
import { AnsweredForm } from '../../../components/ui/answered-form.tsx'
import { Combobox, type ComboboxOption } from '../../../components/ui/combobox/combobox.tsx'
import { renderDesk } from '../render-desk.tsx'

// A field that finds an option by typing: which key takes what, also when the answer to the text is late.

const chosen = vi.fn()
const picked = vi.fn<(id: string) => void>()
const submitted = vi.fn()

const field = () => screen.getByRole('combobox', { name: 'Nationality' })
const next = () => screen.getByRole('textbox', { name: 'Next' })
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

/** Countries are found in the same render. */
function CountryForm({ before = '' }: { before?: string }) {
  const [code, setCode] = useState(before)
  return (
    <AnsweredForm onSubmit={submitted}>
      <CountryField
        label="Nationality"
        value={code}
        error={undefined}
        disabled={false}
        onValueChange={(value) => {
          setCode(value)
          chosen(value)
        }}
      />
      <input aria-label="Next" />
    </AnsweredForm>
  )
}

const open = (before?: string) => renderDesk(<CountryForm before={before} />).user

test('the best match comes first and is taken by Tab, which goes on to the next field', async () => {
  const user = open()
  await user.type(field(), 'ger')
  expect(options()).toEqual(['GermanyDE'])
  await user.tab()
  expect(chosen.mock.calls).toEqual([['DE']])
  expect(field()).toHaveProperty('value', 'Germany')
  expect(document.activeElement).toBe(next())
  expect(options()).toEqual([])
})

test('a two- or three-letter code is enough', async () => {
  const user = open()
  await user.type(field(), 'CHE')
  await user.tab()
  expect(chosen.mock.calls).toEqual([['CH']])
})

test('arrow keys and Enter take another match, and Enter does not submit the form', async () => {
  const user = open()
  await user.type(field(), 'united')
  const second = options()[1] ?? ''
  await user.keyboard('{ArrowDown}{Enter}')
  expect(chosen).toHaveBeenCalledOnce()
  expect(second).toMatch(new RegExp(`${chosen.mock.calls[0]?.[0]}$`))
  expect(document.activeElement).toBe(field())
  expect(submitted).not.toHaveBeenCalled()
})

test('a click takes a match, and the field keeps the focus', async () => {
  const user = open()
  await user.type(field(), 'ger')
  await user.click(screen.getByRole('option'))
  expect(chosen.mock.calls).toEqual([['DE']])
  expect(document.activeElement).toBe(field())
})

test('Enter within an unfinished composition takes nothing', async () => {
  const user = open()
  await user.type(field(), 'ger')
  for (const key of ['Enter', 'Tab']) fireEvent.keyDown(field(), { key, isComposing: true, keyCode: 229 })
  expect(chosen).not.toHaveBeenCalled()
  expect(options()).toEqual(['GermanyDE'])
})

test('a pasted name is searched like a typed one, and replaces what was chosen', async () => {
  const user = open('FR')
  await user.click(field())
  await user.paste('Germany')
  expect(options()).toEqual(['GermanyDE'])
  await user.tab()
  expect(chosen.mock.calls).toEqual([['DE']])
})

test('Escape undoes the typing and keeps the choice; a second one clears nothing', async () => {
  const user = open('DE')
  await user.type(field(), 'fra')
  await user.keyboard('{Escape}')
  expect(options()).toEqual([])
  expect(field()).toHaveProperty('value', 'Germany')
  await user.keyboard('{Escape}')
  expect(field()).toHaveProperty('value', 'Germany')
  expect(chosen).not.toHaveBeenCalled()
})

test('a text without a match says so; Tab leaves the field as it was', async () => {
  const user = open('DE')
  await user.type(field(), 'zzz')
  expect(screen.getByText('No matching country.')).toBeDefined()
  await user.tab()
  expect(chosen).not.toHaveBeenCalled()
  expect(field()).toHaveProperty('value', 'Germany')
})

/** Options of a field whose answers the test gives. */
let answer: (query: string, ...labels: readonly string[]) => void

function SlowForm() {
  const [value, setValue] = useState<ComboboxOption | null>(null)
  const [matches, setMatches] = useState<{ query: string; options: ComboboxOption[] }>({
    query: '',
    options: [],
  })
  answer = (query, ...labels) => setMatches({ query, options: labels.map((label) => ({ id: label, label })) })
  return (
    <AnsweredForm aria-label="Search" onSubmit={submitted}>
      <Combobox
        label="Nationality"
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

test('Enter before the answer waits for it and takes its first option, not one of an earlier text', async () => {
  const user = openSlow()
  await user.type(field(), 'li')
  act(() => answer('li', 'Lille'))
  await user.type(field(), 'sb')
  await user.keyboard('{Enter}')
  expect(chosen).not.toHaveBeenCalled()
  act(() => answer('lisb', 'Lisbon', 'Lisburn'))
  expect(chosen.mock.calls).toEqual([['Lisbon']])
  expect(picked.mock.calls).toEqual([['Lisbon']])
  expect(options()).toEqual([])
})

test('Tab before the answer goes on at once; the answer fills the field left behind, and starts nothing', async () => {
  const user = openSlow()
  await user.type(field(), 'lisb')
  await user.tab()
  expect(document.activeElement).toBe(next())
  act(() => answer('lisb', 'Lisbon'))
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
  act(() => answer('lisb', 'Lisbon'))
  expect(chosen).not.toHaveBeenCalled()
  expect(options()).toEqual(['Lisbon'])
})

test('a form that Enter submits waits for the field that Tab has left, and plain keys do nothing meanwhile', async () => {
  const user = openSlow()
  await user.type(field(), 'lisb')
  await user.tab()
  await user.keyboard('{Enter}x')
  expect(screen.getByRole('form', { name: 'Search' }).ariaBusy).toBe('true')
  expect(submitted).not.toHaveBeenCalled()
  expect(next()).toHaveProperty('value', '')
  act(() => answer('lisb', 'Lisbon'))
  expect(submitted).toHaveBeenCalledOnce()
  expect(chosen.mock.invocationCallOrder[0]).toBeLessThan(submitted.mock.invocationCallOrder[0] ?? 0)
})

test('a press in the form cancels a submit that waits', async () => {
  const user = openSlow()
  await user.type(field(), 'lisb')
  await user.tab()
  await user.keyboard('{Enter}')
  await user.click(next())
  act(() => answer('lisb', 'Lisbon'))
  expect(submitted).not.toHaveBeenCalled()
})

test('a press outside takes the best match, as Tab does, and starts nothing by itself', async () => {
  const user = openSlow()
  await user.type(field(), 'lisb')
  act(() => answer('lisb', 'Lisbon', 'Lisburn'))
  await user.click(document.body)
  expect(chosen.mock.calls).toEqual([['Lisbon']])
  expect(picked).not.toHaveBeenCalled()
  expect(options()).toEqual([])
})

test('a press on Search takes the highlighted match first, and then submits', async () => {
  const user = openSlow()
  await user.type(field(), 'lisb')
  act(() => answer('lisb', 'Lisbon', 'Lisburn'))
  await user.keyboard('{ArrowDown}')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(chosen.mock.calls).toEqual([['Lisburn']])
  expect(submitted).toHaveBeenCalledOnce()
  expect(chosen.mock.invocationCallOrder[0]).toBeLessThan(submitted.mock.invocationCallOrder[0] ?? 0)
})

test('a press on Search before the answer waits for it, and submits with its first option', async () => {
  const user = openSlow()
  await user.type(field(), 'lisb')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(submitted).not.toHaveBeenCalled()
  act(() => answer('lisb', 'Lisbon'))
  expect(field()).toHaveProperty('value', 'Lisbon')
  expect(submitted).toHaveBeenCalledOnce()
})

test('a press outside a text without a match leaves the field as it was', async () => {
  const user = open('DE')
  await user.type(field(), 'zzz')
  await user.click(next())
  expect(chosen).not.toHaveBeenCalled()
  expect(field()).toHaveProperty('value', 'Germany')
})

import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { comboboxListCode } from '../../../components/ui/combobox/combobox.tsx'
import { Select, selectListCode } from '../../../components/ui/select.tsx'
import { CountryField } from '../../../components/place/country-field.tsx'
import { renderDesk } from '../render-desk.tsx'
import { chosen, expectRefused, field, highlighted, next, options } from './combobox-parts.ts'

// Comboboxes and selects before the code of their lists is there.

/** Lets the code of both lists arrive. */
let arrive: () => void

beforeEach(async () => {
  const [combobox, select] = await Promise.all([comboboxListCode.load(), selectListCode.load()])
  comboboxListCode.loaded.set(null)
  selectListCode.loaded.set(null)
  arrive = () =>
    act(() => {
      comboboxListCode.loaded.set(combobox)
      selectListCode.loaded.set(select)
    })
  return arrive
})

function Form() {
  const [country, setCountry] = useState('')
  const [title, setTitle] = useState<'mr' | 'ms' | 'dr' | null>(null)
  return (
    <>
      <CountryField
        label="Nationality"
        value={country}
        onValueChange={(code) => {
          setCountry(code)
          chosen(code)
        }}
        error={undefined}
        disabled={false}
      />
      <input aria-label="Next" />
      <Select label="Title" options={TITLES} value={title} onValueChange={setTitle} />
    </>
  )
}

const TITLES = [
  { value: 'mr', label: 'Mr' },
  { value: 'ms', label: 'Ms' },
  { value: 'dr', label: 'Dr' },
] as const

const openForm = () => renderDesk(<Form />).user
const select = () => screen.getByRole('combobox', { name: /^Title/ })

test('what is typed before the list is there stays in the same field, and the list shows it', async () => {
  const user = openForm()
  const before = field()
  await user.type(field(), 'ger')
  expect(options()).toEqual([])
  expect(field().ariaExpanded).toBe('false')
  arrive()
  await waitFor(() => expect(options()).toEqual(['GermanyDE']))
  expect(field()).toBe(before)
  expect(document.activeElement).toBe(before)
  expect(field()).toHaveProperty('value', 'ger')
  await waitFor(() => expect(highlighted()).toBe('GermanyDE'))
  await user.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([['DE']])
})

test('a code and Tab are enough before the list is there, and it does not open afterwards', async () => {
  const user = openForm()
  await user.type(field(), 'de')
  await user.tab()
  expect(chosen.mock.calls).toEqual([['DE']])
  expect(document.activeElement).toBe(next())
  arrive()
  expect(options()).toEqual([])
})

test('Enter takes an exact option before the list is there', async () => {
  const user = openForm()
  await user.type(field(), 'germany{Enter}')
  expect(chosen.mock.calls).toEqual([['DE']])
})

test('a field that is left before the list is there refuses a guess', async () => {
  const user = openForm()
  await user.type(field(), 'ger')
  await user.click(next())
  expectRefused('ger', "Choose a country: “ger” isn't an exact name.")
  expect(chosen).not.toHaveBeenCalled()
  arrive()
  expect(options()).toEqual([])
})

test('Escape undoes the typing before the list is there, and the list stays closed', async () => {
  const user = openForm()
  await user.type(field(), 'ger')
  await user.keyboard('{Escape}')
  expect(field()).toHaveProperty('value', '')
  arrive()
  expect(options()).toEqual([])
})

test('a select that is opened before its list is there shows it, with the keys in it', async () => {
  const user = openForm()
  await user.click(select())
  expect(options()).toEqual([])
  arrive()
  await waitFor(() => expect(options()).toEqual(['Mr', 'Ms', 'Dr']))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Mr'))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(select().textContent).toBe('Ms')
})

test('letters choose in a select whose list is still missing, and leaving it keeps the list closed', async () => {
  const user = openForm()
  await user.click(select())
  // The library opens a pressed select with the next frame.
  await act(() => new Promise((drawn) => requestAnimationFrame(drawn)))
  await user.keyboard('d')
  expect(select().textContent).toBe('Dr')
  await user.tab()
  arrive()
  expect(options()).toEqual([])
  expect(select().ariaExpanded).toBe('false')
})

import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CountryField } from '../../../components/place/country-field.tsx'
import { AnsweredForm } from '../../../components/ui/answered-form.tsx'

import { renderDesk } from '../render-desk.tsx'
import { chosen, expectRefused, field, highlighted, next, options, submitted } from './combobox-parts.ts'

// A field that finds an option by typing, where the answer is there at once: which key takes what.

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
      <button>Search</button>
    </AnsweredForm>
  )
}

const open = (before?: string) => renderDesk(<CountryForm before={before} />).user

const NOT_EXACT = "Choose a country: “ger” isn't an exact name."

test('Tab takes an exact name in whatever case, and goes on to the next field', async () => {
  const user = open()
  await user.type(field(), 'germany')
  expect(options()).toEqual(['GermanyDE'])
  await user.tab()
  expect(chosen.mock.calls).toEqual([['DE']])
  expect(field()).toHaveProperty('value', 'Germany')
  expect(document.activeElement).toBe(next())
  expect(options()).toEqual([])
})

test('Tab takes no guess: the text stays with what to do, and the next field has the focus', async () => {
  const user = open()
  await user.type(field(), 'ger')
  expect(options()).toEqual(['GermanyDE'])
  await user.tab()
  expect(chosen).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(next())
  expect(options()).toEqual([])
  expectRefused('ger', NOT_EXACT)
})

test('the focus opens the list of a refused text again, with its first match highlighted for Enter', async () => {
  const user = open()
  await user.type(field(), 'ger')
  await user.tab()
  await user.tab({ shift: true })
  expect(options()).toEqual(['GermanyDE'])
  expect(highlighted()).toBe('GermanyDE')
  await user.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([['DE']])
  expect(field()).toHaveProperty('value', 'Germany')
  expect(field().ariaInvalid).toBeNull()
  expect(submitted).not.toHaveBeenCalled()
})

test('typing on after a refusal searches again', async () => {
  const user = open()
  await user.type(field(), 'ger')
  await user.tab()
  await user.tab({ shift: true })
  await user.keyboard('france')
  expect(field().ariaInvalid).toBeNull()
  expect(options()).toEqual(['FranceFR'])
  await user.tab()
  expect(chosen.mock.calls).toEqual([['FR']])
})

test('a refused text replaces the earlier choice, and Escape brings it back', async () => {
  const user = open('FR')
  await user.type(field(), 'ger')
  await user.tab()
  expect(chosen.mock.calls).toEqual([['']])
  expectRefused('ger', NOT_EXACT)
  await user.tab({ shift: true })
  await user.keyboard('{Escape}')
  expect(field()).toHaveProperty('value', 'France')
  expect(chosen.mock.calls).toEqual([[''], ['FR']])
  expect(field().ariaInvalid).toBeNull()
})

test('a form is not submitted with a refused text, and the field gets the focus', async () => {
  const user = open()
  await user.type(field(), 'ger')
  await user.tab()
  await user.keyboard('{Enter}')
  expect(submitted).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field())
  expect(options()).toEqual(['GermanyDE'])
})

test('a combination with Enter, which holds a booking, settles the text first', async () => {
  const user = open()
  await user.type(field(), 'germany')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(chosen.mock.calls).toEqual([['DE']])
})

test('a two- or three-letter code is enough', async () => {
  const user = open()
  await user.type(field(), 'CHE')
  await user.tab()
  expect(chosen.mock.calls).toEqual([['CH']])
})

test.each(['{Tab}', '{Shift>}{Tab}{/Shift}'])(
  'an option that the arrow keys have chosen is taken by %s',
  async (keys) => {
    const user = open()
    await user.type(field(), 'united')
    const second = options()[1] ?? ''
    await user.keyboard(`{ArrowDown}${keys}`)
    expect(second).toMatch(new RegExp(`${chosen.mock.calls[0]?.[0]}$`))
  },
)

test('the arrow that opens the list of a refused text again chooses nothing', async () => {
  const user = open()
  await user.type(field(), 'united')
  const [first, second] = options()
  await user.tab()
  await user.tab({ shift: true })
  expect(highlighted()).toBe(first)
  await user.tab()
  expect(chosen).not.toHaveBeenCalled()
  await user.tab({ shift: true })
  await user.keyboard('{ArrowDown}')
  expect(highlighted()).toBe(second)
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

test('Enter and Tab within an unfinished composition take nothing', async () => {
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

test.each(['{Tab}', '{Enter}'])('a text without a match says so, and stays on %s', async (key) => {
  const user = open('DE')
  await user.type(field(), 'zzz')
  expect(screen.getByText('No matching country.')).toBeDefined()
  await user.keyboard(key)
  expect(chosen.mock.calls).toEqual([['']])
  expectRefused('zzz', 'No matching country.')
  expect(submitted).not.toHaveBeenCalled()
})

test('a press outside a text without a match refuses it', async () => {
  const user = open('DE')
  await user.type(field(), 'zzz')
  await user.click(next())
  expectRefused('zzz', 'No matching country.')
})

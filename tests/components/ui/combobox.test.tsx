import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CountryField } from '../../../components/place/country-field.tsx'
import { AnsweredForm } from '../../../components/ui/answered-form.tsx'
import { Combobox, type ComboboxOption } from '../../../components/ui/combobox/combobox.tsx'
import { describedBy } from '../described-by.ts'
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
      <button>Search</button>
    </AnsweredForm>
  )
}

const open = (before?: string) => renderDesk(<CountryForm before={before} />).user

const highlighted = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent
const NOT_EXACT = "Choose a country: “ger” isn't an exact name."

/** Checks that the field has taken nothing and says why, with its text in place. */
function expectRefused(text: string, problem: string) {
  expect(field()).toHaveProperty('value', text)
  expect(field().ariaInvalid).toBe('true')
  expect(describedBy(field())).toBe(problem)
}

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

test('a press outside a text without a match refuses it', async () => {
  const user = open('DE')
  await user.type(field(), 'zzz')
  await user.click(next())
  expectRefused('zzz', 'No matching country.')
})

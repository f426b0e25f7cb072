import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bindKeys } from '../../../components/keys/bind-keys.ts'
import { Select } from '../../../components/ui/select.tsx'

// Keys of the page while the focus is on a control that has keys of its own.

const run = vi.fn<(keys: string) => void>()
let unbind = () => {}

beforeEach(() => {
  unbind = bindKeys(
    ['o', 'ArrowDown', 'ArrowLeft', 'Alt+ArrowLeft'].map((keys) => ({
      keys,
      label: keys,
      run: () => run(keys),
    })),
  )
})
afterEach(() => {
  unbind()
  run.mockReset()
})

/** Presses a key on an element; returns the commands that ran. */
function press(element: Element, key: string, modifiers = {}): unknown[] {
  run.mockClear()
  fireEvent.keyDown(element, { key, code: key, ...modifiers })
  return run.mock.calls.flat()
}

test('arrow keys belong to a slider, a radio button, a tab and a grid; letters and Alt with an arrow do not', () => {
  render(
    <>
      <input type="range" aria-label="Price" />
      <input type="radio" aria-label="Fare" />
      <button role="tab">Rules</button>
      <table role="grid" aria-label="Days">
        <tbody>
          <tr>
            <td>
              <button>14</button>
            </td>
          </tr>
        </tbody>
      </table>
    </>,
  )
  const controls = ['slider', 'radio', 'tab'].map((role) => screen.getByRole(role))
  for (const control of [...controls, screen.getByRole('button', { name: '14' })]) {
    expect([...press(control, 'ArrowDown'), ...press(control, 'ArrowLeft')]).toEqual([])
    expect(press(control, 'o')).toEqual(['o'])
    expect(press(control, 'ArrowLeft', { altKey: true })).toEqual(['Alt+ArrowLeft'])
  }
})

test('arrow keys on a checkbox or a button move through the page', () => {
  render(
    <>
      <input type="checkbox" aria-label="Nonstop" />
      <button>Hold</button>
    </>,
  )
  expect(press(screen.getByRole('checkbox'), 'ArrowDown')).toEqual(['ArrowDown'])
  expect(press(screen.getByRole('button'), 'ArrowDown')).toEqual(['ArrowDown'])
})

test('letters and arrow keys belong to a closed list, which chooses by them', () => {
  const options = [
    { value: 'return', label: 'Round trip' },
    { value: 'oneway', label: 'One-way' },
  ]
  render(<Select label="Trip" options={options} value="return" onValueChange={() => undefined} />)
  const trip = screen.getByRole('combobox', { name: 'Trip' })
  expect([...press(trip, 'o'), ...press(trip, 'ArrowLeft')]).toEqual([])
})

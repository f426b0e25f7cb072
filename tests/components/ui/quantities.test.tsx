import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RoomsField } from '../../../components/hotel/query/rooms-field.tsx'
import type { DraftRoom } from '../../../components/hotel/query/stay-draft.ts'
import { NumberStepper } from '../../../components/ui/number-stepper.tsx'
import { describedBy } from '../described-by.ts'
import { renderDesk } from '../render-desk.tsx'

// Numbers of travellers, rooms and guests: no key, button or typed figure goes past a limit.

function Adults() {
  const [value, setValue] = useState(1)
  return <NumberStepper label="Adults" value={value} min={1} max={9} onValueChange={setValue} />
}

const adults = () => screen.getByRole('spinbutton', { name: 'Adults' })

test('the buttons end at the limits', async () => {
  const { user } = renderDesk(<Adults />)
  const more = screen.getByRole('button', { name: 'One more: Adults' })
  const fewer = screen.getByRole('button', { name: 'One fewer: Adults' })
  expect(fewer).toHaveProperty('disabled', true)
  for (let presses = 0; presses < 12; presses += 1) await user.click(more)
  expect(adults()).toHaveProperty('value', '9')
  expect(more).toHaveProperty('disabled', true)
})

test('a typed number counts when the field is left or Enter is pressed, and not before', async () => {
  const { user } = renderDesk(<Adults />)
  await user.click(adults())
  await user.keyboard('4')
  expect(adults().ariaValueNow).toBe('1')
  await user.keyboard('{Enter}')
  expect(adults().ariaValueNow).toBe('4')
  await user.keyboard('{Control>}a{/Control}2')
  await user.tab()
  expect(adults().ariaValueNow).toBe('2')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['12', '1 to 9'],
  ['45', '1 to 9'],
  ['0', '1 to 9'],
  ['2.5', 'A whole number, 1 to 9'],
  ['-2', 'A whole number, 1 to 9'],
  ['two', 'A whole number, 1 to 9'],
])('a typed %s stays as it is, changes nothing and says "%s"', async (typed, sentence) => {
  const { user } = renderDesk(<Adults />)
  await user.click(adults())
  await user.keyboard(typed)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect(adults()).toHaveProperty('value', typed)
  expect(adults().ariaValueNow).toBe('1')
  expect(describedBy(adults())).toBe(sentence)
  await user.clear(adults())
  await user.type(adults(), '3')
  await user.tab()
  expect(adults()).toHaveProperty('value', '3')
  expect(describedBy(adults())).toBe('')
})

test('an emptied field gets its number back, arrow keys step, and the wheel does nothing', async () => {
  const { user } = renderDesk(<Adults />)
  await user.clear(adults())
  await user.tab()
  expect(adults()).toHaveProperty('value', '1')
  await user.click(adults())
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
  expect(adults()).toHaveProperty('value', '2')
  fireEvent.wheel(adults(), { deltaY: -100 })
  expect(adults()).toHaveProperty('value', '2')
  expect(adults()).toHaveProperty('type', 'text')
})

test('no form is sent while a typed number is wrong, and the focus shows which', async () => {
  const sent = vi.fn()
  const { user } = renderDesk(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent()
      }}
    >
      <Adults />
      <button type="submit">Search</button>
    </form>,
  )
  await user.type(adults(), '12')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(sent).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(adults())
  expect(describedBy(adults())).toBe('1 to 9')
  await user.clear(adults())
  await user.type(adults(), '2{Enter}')
  expect(sent).toHaveBeenCalledTimes(1)
})

let rooms: readonly DraftRoom[]

function Rooms({ error }: { error?: string }) {
  const [value, setValue] = useState<readonly DraftRoom[]>([{ adults: 2, children: [] }])
  const [open, setOpen] = useState(true)
  rooms = value
  return <RoomsField rooms={value} error={error} open={open} onOpenChange={setOpen} onChange={setValue} />
}

const press = (name: string, within_ = screen.getByRole('dialog')) =>
  within(within_).getByRole('button', { name })

test('rooms, adults and children end at their limits, each room for itself', async () => {
  const { user } = renderDesk(<Rooms />)
  await screen.findByRole('dialog')
  for (let presses = 0; presses < 9; presses += 1) await user.click(press('One more: Rooms'))
  expect(rooms).toHaveLength(8)
  const second = screen.getByRole('group', { name: 'Room 2' })
  for (let presses = 0; presses < 8; presses += 1) {
    await user.click(press('One more: Adults', second))
    await user.click(press('One more: Children', second))
  }
  expect(rooms[1]).toEqual({ adults: 8, children: [null, null, null, null, null, null] })
  expect(rooms[0]).toEqual({ adults: 2, children: [] })
  await user.click(press('One fewer: Rooms'))
  expect(rooms).toHaveLength(7)
})

const field = () => screen.getByRole('button', { name: /^Rooms/ })
const guests = () => screen.getByRole('spinbutton', { name: 'Adults' })

test('Enter in a number accepts it and closes the popover; one out of range keeps it open', async () => {
  const { user } = renderDesk(<Rooms />)
  await screen.findByRole('dialog')
  await user.click(guests())
  await user.keyboard('12{Enter}')
  expect(describedBy(guests())).toBe('1 to 8')
  expect(document.activeElement).toBe(guests())
  await user.click(document.body)
  expect(screen.getByRole('dialog')).toBeTruthy()
  await user.clear(guests())
  await user.type(guests(), '4{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(rooms).toEqual([{ adults: 4, children: [] }])
  expect(document.activeElement).toBe(field())
})

test('Escape closes the popover with a number in it that is out of range, which is dropped', async () => {
  const { user } = renderDesk(<Rooms />)
  await screen.findByRole('dialog')
  await user.click(guests())
  await user.keyboard('45{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(rooms).toEqual([{ adults: 2, children: [] }])
})

test('on a phone the popover stands in the page below its field, and Done closes it', async () => {
  const matchMedia = (query: string) => ({ matches: query === '(width < 640px)' })
  Object.defineProperty(window, 'matchMedia', { value: matchMedia, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(window, 'matchMedia'))
  const { user } = renderDesk(<Rooms />)
  const popup = await screen.findByRole('dialog')
  expect(field().parentElement?.contains(popup)).toBe(true)
  await user.click(guests())
  await user.keyboard('4')
  await user.click(press('Done'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(rooms).toEqual([{ adults: 4, children: [] }])
})

test('a missing age is an error at its field only after a search was tried; another child keeps the known age', async () => {
  const { user, rerender } = renderDesk(<Rooms />)
  await screen.findByRole('dialog')
  await user.click(press('One more: Children'))
  const age = () => screen.getByRole('combobox', { name: 'Age' })
  expect(age().ariaInvalid).toBeNull()
  rerender(<Rooms error="Age of the child" />)
  expect(describedBy(age())).toBe('Required')
  await user.click(age())
  await user.click(await screen.findByRole('option', { name: '6' }))
  expect(describedBy(age())).toBe('')
  await user.click(press('One more: Children'))
  expect(rooms).toEqual([{ adults: 2, children: [6, null] }])
  expect(describedBy(screen.getByRole('combobox', { name: 'Age, child 2' }))).toBe('Required')
})

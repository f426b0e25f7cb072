import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
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

test('a typed figure is taken within the limits, and undone outside them when the field is left', async () => {
  const { user } = renderDesk(<Adults />)
  await user.clear(adults())
  await user.type(adults(), '4')
  await user.tab()
  expect(adults()).toHaveProperty('value', '4')
  for (const typed of ['0', '12', '-2', '1.5']) {
    await user.clear(adults())
    await user.type(adults(), typed)
    await user.tab()
    expect(Number((adults() as HTMLInputElement).value), typed).toSatisfy(
      (shown: number) => Number.isInteger(shown) && shown >= 1 && shown <= 9,
    )
  }
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

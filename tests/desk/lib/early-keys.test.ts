import { expect, test } from 'vitest'
import { earlyKeys, type EarlyKeys } from '../../../lib/keys/early-keys.ts'

type Held = { ctrlKey?: boolean; repeat?: boolean }

function press(target: EventTarget, key: string, held: Held = {}): Event {
  const event = Object.assign(new Event('keydown', { cancelable: true }), {
    key,
    code: '',
    repeat: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...held,
  })
  target.dispatchEvent(event)
  return event
}

function takeAll(keys: EarlyKeys): string[] {
  const taken: string[] = []
  for (let stroke = keys.next(); stroke !== undefined; stroke = keys.next()) taken.push(stroke.key)
  keys.end()
  return taken
}

test('what is pressed before anybody listens is kept in its order, and taken once', () => {
  const page = new EventTarget()
  const keys = earlyKeys(() => page)
  keys.begin()
  for (const key of ['A', 'N', 'x', 'Backspace', 'Shift', '1', 'Tab', 'Backspace', 'b', 'Enter'])
    press(page, key)
  press(page, 'j', { repeat: true })
  expect(takeAll(keys)).toEqual(['A', 'N', '1', 'Tab', 'b', 'Enter'])
  expect(takeAll(keys)).toEqual([])
  expect(press(page, 'b').defaultPrevented).toBe(false)
})

test('nothing else hears it meanwhile; keys with Ctrl pass, Escape gives up', () => {
  const page = new EventTarget()
  const keys = earlyKeys(() => page)
  const heard: string[] = []
  keys.begin()
  page.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key))
  press(page, 'g')
  press(page, 'Enter')
  press(page, 'k', { ctrlKey: true })
  expect(heard).toEqual(['k'])
  press(page, 'Escape')
  press(page, 'h')
  expect(heard).toEqual(['k', 'h'])
  expect(takeAll(keys)).toEqual([])
})

test('while what was kept is done, further presses queue behind it; those of the doing itself are heard', () => {
  const page = new EventTarget()
  const keys = earlyKeys(() => page)
  const heard: string[] = []
  keys.begin()
  page.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key))
  press(page, 'a')
  const first = keys.next()?.key ?? ''
  press(page, 'b')
  keys.pass(() => press(page, first))
  expect(heard).toEqual(['a'])
  expect(takeAll(keys)).toEqual(['b'])
})

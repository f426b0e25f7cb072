import { expect, test } from 'vitest'
import { earlyKeys } from '../../../lib/keys/early-keys.ts'

function press(target: EventTarget, key: string, held: { ctrlKey?: boolean } = {}): Event {
  const event = Object.assign(new Event('keydown', { cancelable: true }), {
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...held,
  })
  target.dispatchEvent(event)
  return event
}

test('what is typed before anybody listens is kept, and taken once', () => {
  const page = new EventTarget()
  const keys = earlyKeys(() => page)
  keys.begin()
  for (const key of ['A', 'N', 'x', 'Backspace', 'Shift', '1']) press(page, key)
  expect(keys.take()).toBe('AN1')
  expect(keys.take()).toBe('')
  expect(press(page, 'b').defaultPrevented).toBe(false)
})

test('nothing else hears it meanwhile; keys with Ctrl pass, Escape gives up', () => {
  const page = new EventTarget()
  const keys = earlyKeys(() => page)
  const heard: string[] = []
  keys.begin()
  page.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key))
  press(page, 'g')
  press(page, 'k', { ctrlKey: true })
  expect(heard).toEqual(['k'])
  press(page, 'Escape')
  press(page, 'h')
  expect(heard).toEqual(['k', 'h'])
  expect(keys.take()).toBe('')
})

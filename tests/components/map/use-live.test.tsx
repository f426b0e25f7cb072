import { fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useLive } from '../../../components/map/use-live.ts'
import { holdTime, pass, releaseTime } from '../fake-time.ts'

// When a map takes the place of its picture: in a rest of somebody who has a mouse.

beforeEach(holdTime)
afterEach(releaseTime)

const move = (pointerType: string) =>
  fireEvent(window, new PointerEvent('pointermove', { pointerType, bubbles: true }))

test('a map comes once a mouse has moved and rested, not between two clicks', async () => {
  const { result } = renderHook(() => useLive(null, false))
  move('mouse')
  for (let click = 0; click < 8; click += 1) {
    await pass(900)
    expect(result.current.live).toBe(false)
    fireEvent.pointerDown(window)
  }
  await pass(2000)
  expect(result.current.live).toBe(true)
})

test('a finger or a key brings no map', async () => {
  const { result } = renderHook(() => useLive(null, false))
  move('touch')
  fireEvent.keyDown(window, { key: 'Tab' })
  await pass(60_000)
  expect(result.current.live).toBe(false)
})

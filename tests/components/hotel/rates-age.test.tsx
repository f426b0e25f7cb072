import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { HotelScreen } from '../../../components/hotel/rates/hotel-screen.tsx'
import { answerRead, refusal } from '../answers.ts'
import { holdTime, pass } from '../fake-time.ts'
import { renderDesk } from '../render-desk.tsx'
import { answerOf } from './rates-answer.ts'

// The age of the rates on screen, and a refresh that fails.

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: [{ adults: 2, children: [] }] }

test('rates that have expired offer a refresh, and say why it failed, until it succeeds', async () => {
  holdTime()
  // jsdom does not have this.
  const userActivation = { value: { hasBeenActive: false }, configurable: true }
  Object.defineProperty(navigator, 'userActivation', userActivation)
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'userActivation'))
  let away = false
  answerRead('hotel.availability', () =>
    away ? refusal(429, 'TooMany', 'Too many searches.') : answerOf(210),
  )
  const { user } = renderDesk(
    <HotelScreen
      hotelId={4711}
      stay={stay}
      place={null}
      serverNow="2026-11-20T10:00:00.000Z"
      blockedReason={undefined}
    />,
  )
  await pass(100)
  expect(screen.queryByText(/These rates are over 20 minutes old/)).toBeNull()
  await pass(20 * 60_000)
  const notice = () => screen.queryByText(/These rates are over 20 minutes old/)
  expect(notice()?.textContent).not.toContain("Couldn't refresh")
  away = true
  await user.click(screen.getByRole('button', { name: 'Refresh rates' }))
  await pass(100)
  expect(notice()?.textContent).toContain("Couldn't refresh: Too many searches.")
  away = false
  await user.click(screen.getByRole('button', { name: 'Refresh rates' }))
  await pass(100)
  expect(notice()).toBeNull()
})

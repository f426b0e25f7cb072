import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NoRates } from '../../../components/hotel/rates/no-rates.tsx'
import type { HotelPage } from '../../../lib/hotel/hotel.ts'
import { answerRead, refusal } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'
import { answerOf, type Rates } from './rates-answer.ts'

// A hotel without rooms for a stay: the page names and offers the nearest other dates.

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: [{ adults: 2, children: [] }] }
const hotel = {
  id: 4711,
  city: '',
  country: '',
  stars: 4,
  location: { latitude: 0, longitude: 0 },
} as unknown as HotelPage

/** Answers a shifted search by its check-in. */
function answerDates(answer: (checkIn: string) => Rates | Response | Promise<Rates>) {
  const requests: string[] = []
  answerRead('hotel.availability', (input) => {
    requests.push(input.CheckIn)
    return answer(input.CheckIn)
  })
  return requests
}

const open = () =>
  renderDesk(<NoRates hotel={hotel} stay={stay} serverNow="2026-11-20T10:00:00.000Z" place={null} />)
const full = 'No rooms on the nearest dates either.'
const links = () => screen.queryAllByRole('link').map((link) => link.textContent)

test('where every nearby date was read and is full, it says so of those dates only', async () => {
  const requests = answerDates(() => answerOf(null))
  open()
  expect(await screen.findByText(full)).toBeTruthy()
  expect(requests).toHaveLength(7)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('dates that could not be read are not said to be full, and can be read again', async () => {
  let away = true
  const requests = answerDates(() => (away ? refusal(429, 'TooMany') : answerOf(null)))
  const { user } = open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain("Couldn't check other dates")
  expect(screen.queryByText(full)).toBeNull()
  away = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(full)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(requests).toHaveLength(14)
})

test('what was found is offered beside the dates that could not be read; only those are read again', async () => {
  let away = true
  const requests = answerDates((checkIn) => {
    if (checkIn === '2026-12-12') return answerOf(210)
    return away && checkIn === '2026-12-11' ? refusal(429, 'TooMany') : answerOf(null)
  })
  const { user } = open()
  const alert = await screen.findByRole('alert')
  expect(links()).toEqual([expect.stringContaining('from $210.00')])
  away = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: /from \$210\.00/ })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(requests.slice(7)).toEqual(['2026-12-11'])
})

test('while dates are read again, what is known stays, and so does the button with its focus', async () => {
  const late = Promise.withResolvers<Rates>()
  let away = true
  answerDates((checkIn) => {
    if (checkIn === '2026-12-12') return answerOf(210)
    if (checkIn !== '2026-12-11') return answerOf(null)
    return away ? refusal(429, 'TooMany') : late.promise
  })
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  away = false
  await user.click(again)
  expect(await screen.findByText('Checking other dates again…')).toBeTruthy()
  expect(links()).toEqual([expect.stringContaining('from $210.00')])
  expect(document.activeElement === again).toBe(true)
  late.resolve(answerOf(190))
  await screen.findByRole('link', { name: /from \$190\.00/ })
  expect(links()).toHaveLength(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what the booking service refuses is not offered to be read again; the rest is', async () => {
  let away = false
  const requests = answerDates((checkIn) => {
    if (checkIn === '2026-12-11') return refusal(422, 'validation_failed', 'Too late for this hotel.')
    return away && checkIn === '2026-12-09' ? refusal(429, 'TooMany', 'Too many requests.') : answerOf(null)
  })
  const first = open()
  expect((await screen.findByRole('alert')).textContent).toBe(
    "Couldn't check other dates: Too late for this hotel.",
  )
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  first.unmount()

  away = true
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert').textContent).toContain('Too many requests')
  away = false
  requests.length = 0
  await user.click(again)
  await screen.findByText("Couldn't check other dates: Too late for this hotel.")
  expect(requests).toEqual(['2026-12-09'])
})

test('a date that has passed at the hotel is passed over in silence', async () => {
  const past = 'Check In date cannot be in the past'
  answerDates((checkIn) => (checkIn === '2026-12-09' ? refusal(422, 'Err0106001', past) : answerOf(null)))
  open()
  expect(await screen.findByText(full)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

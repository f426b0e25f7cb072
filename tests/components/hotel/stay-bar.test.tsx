import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ResponseOf } from '../../../contract/registry.ts'
import { hotelRatesOptions } from '../../../lib/hotel/hotel-rates.ts'
import { StayBar } from '../../../components/hotel/rates/stay-bar.tsx'
import { answerRead, refusal } from '../answers.ts'
import { describedBy } from '../described-by.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// The query bar above the rates of one hotel: a search stays at that hotel.

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-12', rooms: [{ adults: 2, children: [] }] }
const searched = '/hotels/4711?in=2026-12-10&out=2026-12-14&rooms=2'

function openBar(place: string | null = null, serverNow = '2026-11-20T15:00:00.000Z') {
  return renderDesk(<StayBar hotelId={4711} stay={stay} place={place} serverNow={serverNow} />)
}

const places = {
  data: [
    {
      external_id: '4711',
      type: 'hotel',
      name: 'Hotel Avenida',
      label: 'Hotel Avenida, Lisbon, Portugal',
      nr_hotels: 1,
      country: { name: 'Portugal' },
    },
  ],
} as unknown as ResponseOf<'place.lookup'>

async function searchUntil(user: ReturnType<typeof openBar>['user'], checkOut: string) {
  const field = screen.getByRole('textbox', { name: 'Check-out' })
  await user.clear(field)
  await user.type(field, checkOut)
  await user.click(screen.getByRole('button', { name: /^Search/ }))
}

test('a search stays at the hotel while its name is not looked up', async () => {
  answerRead('place.lookup', () => new Promise(() => undefined))
  const { user } = openBar()
  await searchUntil(user, '2026-12-14')
  expect(router.push.mock.calls).toEqual([[searched]])
})

test('a search stays at the hotel if its name cannot be looked up, and its kept rates are forgotten', async () => {
  answerRead('place.lookup', () => refusal(429, 'TooMany'))
  const { user, queries } = openBar()
  const { queryKey } = hotelRatesOptions(4711, { ...stay, checkOut: '2026-12-14' })
  queries.setQueryData<unknown>(queryKey, 'kept')
  await screen.findByDisplayValue('Place not loaded')
  await searchUntil(user, '2026-12-14')
  expect(router.push.mock.calls).toEqual([[searched]])
  expect(queries.getQueryData(queryKey)).toBeUndefined()
})

test('a search at the hotel keeps the way back to the list it was found in', async () => {
  answerRead('place.lookup', () => places)
  const { user } = openBar('88')
  await screen.findByDisplayValue(/Hotel Avenida/)
  await searchUntil(user, '2026-12-14')
  expect(router.push.mock.calls).toEqual([[`${searched}&place=88`]])
})

test.each(['Check-in', 'Check-out'])('a %s that is no date searches nothing, and says why', async (name) => {
  answerRead('place.lookup', () => places)
  const { user } = openBar()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name })
  await user.clear(field)
  await user.type(field, '31feb{Enter}')
  expect(router.push).not.toHaveBeenCalled()
  expect(field.value).toBe('31feb')
  expect(describedBy(field)).toBe('Not a valid date. Try 14jan, 2027-01-14 or +7.')
})

test('a stay keeps its nights after a check-in that was first mistyped', async () => {
  answerRead('place.lookup', () => places)
  const { user } = openBar()
  const field = screen.getByRole('textbox', { name: 'Check-in' })
  await user.clear(field)
  await user.type(field, '31feb{Tab}')
  await user.clear(field)
  await user.type(field, '5dec{Enter}')
  expect(router.push.mock.calls).toEqual([['/hotels/4711?in=2026-12-05&out=2026-12-07&rooms=2']])
})

test('at 01:00 UTC a check-in may be the day before, which it still is in America', async () => {
  answerRead('place.lookup', () => places)
  const { user } = openBar(null, '2026-11-21T01:00:00.000Z')
  const field = screen.getByRole('textbox', { name: 'Check-in' })
  await user.clear(field)
  await user.type(field, '20nov{Enter}')
  expect(router.push.mock.calls).toEqual([['/hotels/4711?in=2026-11-20&out=2026-11-22&rooms=2']])
})

test.each([
  ['Check-in', '14-20jan', '/hotels/4711?in=2027-01-14&out=2027-01-20&rooms=2'],
  ['Check-out', 'jan 14 to jan 20', '/hotels/4711?in=2027-01-14&out=2027-01-20&rooms=2'],
  ['Check-out', '3 nights', '/hotels/4711?in=2026-12-10&out=2026-12-13&rooms=2'],
])('%s takes %j', async (name, typed, address) => {
  answerRead('place.lookup', () => places)
  const { user } = openBar()
  const field = screen.getByRole('textbox', { name })
  await user.clear(field)
  await user.type(field, `${typed}{Enter}`)
  expect(router.push.mock.calls).toEqual([[address]])
})

test.each([
  ['14.1.26', '14 January is over. The earliest date is 20 Nov 2026.'],
  ['this mon', '16 November is over. The earliest date is 20 Nov 2026.'],
  ['14-20.1.26', '14 January is over. The earliest date is 20 Nov 2026.'],
  ['1dec-5jan', 'The latest date is 31 Dec 2026.'],
])('a check-in of %s is refused with its own sentence, and stays', async (typed, sentence) => {
  answerRead('place.lookup', () => places)
  const { user } = openBar()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Check-in' })
  await user.clear(field)
  await user.type(field, `${typed}{Enter}`)
  expect(router.push).not.toHaveBeenCalled()
  expect(field.value).toBe(typed)
  expect(describedBy(field)).toBe(sentence)
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { FlightScreen } from '../../../components/air/search/flight-screen.tsx'
import { forgetCopied } from '../../../components/copied/forget-copied.ts'
import { CityScreen } from '../../../components/hotel/search/city-screen.tsx'
import type { ResponseOf } from '../../../contract/registry.ts'
import type { CityRow } from '../../../lib/place/name-files.ts'
import { answerNames, answerRead } from '../answers.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'

// A letter that is pasted into a field of a search is offered to be confirmed, and fills the form.

const NOW = '2026-11-20T15:00:00.000Z'
const places: CityRow[] = [
  ['LON', 'London', 'GB', [], [['LHR', 'London Heathrow Airport', 'GB']], 'Europe/London'],
  ['ROM', 'Rome', 'IT', [], [['FCO', 'Rome Fiumicino Airport', 'IT']], 'Europe/Rome'],
]
const rome = {
  external_id: '88',
  type: 'city',
  name: 'Rome',
  label: 'Rome, Italy',
  nr_hotels: 1,
  country: { name: 'Italy', code: 'IT' },
}
const LETTER = `Hello,
we need flights from London to Rome on 9 December, returning 11 December, and a hotel there.
Travellers: Ms Anna Keller and Mr Ben Keller`

const panel = () => screen.findByRole('region', { name: 'From the pasted text' })
const rows = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(() => {
  forgetCopied()
  answerNames('places.json', places)
  answerRead('place.search', () => ({ data: [rome] }) as unknown as ResponseOf<'place.search'>)
  answerRead('place.lookup', () => ({ data: [rome] }) as unknown as ResponseOf<'place.lookup'>)
})

test('Enter fills the form with the flights of a letter; nothing is searched, and the hotel is still offered', async () => {
  const { user } = renderDesk(<FlightScreen serverNow={NOW} mayPrice={false} />)
  await user.click(field('From'))
  await user.paste(LETTER)
  await waitFor(async () =>
    expect(await rows()).toEqual([
      'FlightsLON – ROM – LON · Wed 9 Dec – Fri 11 Dec · 2 adults · EconomyFill in↵',
      'HotelsHotels in Rome, Italy · Wed 9 Dec – Fri 11 Dec, 2 nights · 1 room · 2 adultsSearch hotels',
      'KELLER / ANNA',
      'KELLER / BEN',
    ]),
  )
  expect(field('From').value).toBe('')
  await user.keyboard('{Enter}')
  expect(field('Depart').value).toBe('Wed 9 Dec')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Search$/ }))
  expect(router.push).not.toHaveBeenCalled()
  expect(await rows()).toEqual([
    'HotelsHotels in Rome, Italy · Wed 9 Dec – Fri 11 Dec, 2 nights · 1 room · 2 adultsSearch hotels',
  ])
  await user.click(screen.getByRole('button', { name: 'Search hotels' }))
  expect(router.push.mock.calls).toEqual([['/hotels?place=88&in=2026-12-09&out=2026-12-11&rooms=2']])
  expect(screen.queryByRole('region', { name: 'From the pasted text' })).toBeNull()
})

test('a hotel fills the form for hotels, and what is missing gets the caret', async () => {
  const { user } = renderDesk(<CityScreen serverNow={NOW} />)
  await user.click(field('Where'))
  await user.paste('Please find us a hotel in Rome,\nfrom 9 December.\nThanks')
  await user.click(await screen.findByRole('button', { name: 'Fill in' }))
  expect(field('Check-in').value).toBe('Wed 9 Dec')
  expect(field('Check-out').value).toBe('')
  await waitFor(() => expect(field('Where').value).toContain('Rome'))
})

test('Escape dismisses what was read, and the caret is back in the form', async () => {
  const { user } = renderDesk(<FlightScreen serverNow={NOW} mayPrice={false} />)
  await user.click(field('From'))
  await user.paste(LETTER)
  await panel()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'From the pasted text' })).toBeNull()
  expect(document.activeElement).toBe(field('From'))
})

test('a line of another system is read, too', async () => {
  const { user } = renderDesk(<FlightScreen serverNow={NOW} mayPrice={false} />)
  await user.click(field('From'))
  await user.paste('AN9DECLONROM*11DEC/2A1C')
  expect(await rows()).toEqual([
    'FlightsLON – ROM – LON · Wed 9 Dec – Fri 11 Dec · 2 adults, 1 child · EconomyFill in↵',
  ])
})

test('one line of text stays a paste, and so do lines that ask for nothing', async () => {
  const { user } = renderDesk(<FlightScreen serverNow={NOW} mayPrice={false} />)
  await user.click(field('From'))
  await user.paste('London')
  expect(field('From').value).toBe('London')
  await user.clear(field('From'))
  await user.paste('Lon\ndon')
  await waitFor(() => expect(field('From').value).toBe('Lon don'))
  expect(screen.queryByRole('region', { name: 'From the pasted text' })).toBeNull()
})

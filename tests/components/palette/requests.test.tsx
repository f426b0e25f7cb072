import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { ResponseOf } from '../../../contract/registry.ts'
import { answerRead } from '../answers.ts'
import { router } from '../navigation.ts'
import { renderDesk } from '../render-desk.tsx'
import { closed, input, options, Screen } from './palette-screen.tsx'

// Searches that are typed or pasted into the palette.

type ActivityPlaces = ResponseOf<'activity.products-by-location'>
const japan = {
  country: 'Japan',
  countryUuid: 'c1',
  total: 9,
  cities: [{ city: 'Kyoto', cityUuid: 'k1', count: 5 }],
}

const rome = (id: string, country: string) => ({
  external_id: id,
  type: 'city',
  name: 'Rome',
  label: `Rome, ${country}`,
  nr_hotels: 1,
  country: { name: country, code: country === 'Italy' ? 'IT' : 'US' },
})
const romes = (...places: ReturnType<typeof rome>[]) =>
  ({ data: places }) as unknown as ResponseOf<'place.search'> & ResponseOf<'place.lookup'>

test('an availability entry is the only result, and Enter searches it', async () => {
  const { user } = renderDesk(<Screen />)
  await user.keyboard('AN14JANLONSIN/28JAN')
  expect(options()).toHaveLength(1)
  expect(options()[0]).toMatch(/LON – SIN – LON/)
  await user.keyboard('{Enter}')
  expect(router.push.mock.calls).toEqual([
    ['/flights?trip=return&legs=LON-SIN-2027-01-14,SIN-LON-2027-01-28&adt=1&chd=0&inf=0&cabin=1'],
  ])
})

test('a request with travellers, cabin and airline is one row', async () => {
  const { user } = renderDesk(<Screen />)
  await user.keyboard('AN14JANLONSIN*28JAN/2A1C/C/ASQ')
  expect(options()).toEqual([
    'SearchLON – SIN – LON · Thu 14 Jan – Thu 28 Jan · 2 adults, 1 child · Business · SQ only',
  ])
  await user.keyboard('{Enter}')
  expect(router.push.mock.calls).toEqual([
    ['/flights?trip=return&legs=LON-SIN-2027-01-14,SIN-LON-2027-01-28&adt=2&chd=1&inf=0&cabin=3&air=SQ'],
  ])
})

test('what is missing in a request is asked for in the palette, and Enter searches once it is whole', async () => {
  const { user } = renderDesk(<Screen />)
  await user.keyboard('AN LON SIN /2A')
  expect(options()).toEqual(['SearchLON – SIN · 2 adults · Economy · Choose a date.'])
  await user.keyboard('{Enter}')
  const depart = await screen.findByRole('textbox', { name: 'Depart' })
  await waitFor(() => expect(document.activeElement === depart).toBe(true))
  await user.keyboard('{Enter}')
  expect(router.push).not.toHaveBeenCalled()
  await user.keyboard('jan 14{Enter}')
  expect(router.push.mock.calls).toEqual([
    ['/flights?trip=oneway&legs=LON-SIN-2027-01-14&adt=2&chd=0&inf=0&cabin=1'],
  ])
  expect(closed).toHaveBeenLastCalledWith(false)
})

test('a stay asks for the nights that are missing, at the place of the chosen row', async () => {
  const requests: unknown[] = []
  answerRead('place.search', (input) => {
    requests.push(input)
    return romes(rome('88', 'Italy'), rome('89', 'United States'))
  })
  answerRead('place.lookup', () => romes(rome('88', 'Italy')))
  const { user } = renderDesk(<Screen />)
  await user.keyboard('HA ROME 9DEC 2A')
  await waitFor(() =>
    expect(options()).toEqual([
      'SearchHotels in Rome, Italy · from Wed 9 Dec · Choose a date.',
      'SearchHotels in Rome, United States · from Wed 9 Dec · Choose a date.',
    ]),
  )
  expect(requests).toEqual([{ q: 'ROME', limit: 5 }])
  await user.keyboard('{Enter}')
  const checkOut = await screen.findByRole('textbox', { name: 'Check-out' })
  await screen.findByDisplayValue(/Rome/)
  await waitFor(() => expect(document.activeElement === checkOut).toBe(true))
  await user.keyboard('2 nights{Enter}')
  await waitFor(() =>
    expect(router.push.mock.calls).toEqual([['/hotels?place=88&in=2026-12-09&out=2026-12-11&rooms=2']]),
  )
})

test('activities are searched by their words in the place that is named among them', async () => {
  answerRead('activity.products-by-location', () => ({ data: [japan] }) as unknown as ActivityPlaces)
  const { user } = renderDesk(<Screen />)
  await user.keyboard('ACT KYOTO FOOD 9DEC')
  await waitFor(() => expect(options()).toEqual(['SearchFOOD in Kyoto · 9 Dec · 2 adults']))
})

test('a copied PNR is shown in the fields of its search, with its travellers, and nothing is sent', async () => {
  const { user } = renderDesk(<Screen />)
  await user.click(input())
  await user.paste(`  1.KELLER/ANNA MS   2.KELLER/CY MSTR(CHD/12JAN19)
  3  SQ 317 Y 14JAN 4 LHRSIN HK2  1115 0755+1
  4 SSR DOCS SQ HK1 P/GBR/123456789/GBR/12JUN88/F/14MAR31/KELLER/ANNA/P1`)
  const travellers = await screen.findByRole('region', { name: 'Travellers in the text' })
  expect(
    within(travellers)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['KELLER / ANNA · 12 Jun 1988 · GBR •••••789', 'KELLER / CY · child · 12 Jan 2019'])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Depart' }).value).toBe('Thu 14 Jan')
  expect(router.push).not.toHaveBeenCalled()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('KELLER')
  await user.click(screen.getByRole('button', { name: /^Search/ }))
  expect(router.push.mock.calls).toEqual([
    ['/flights?trip=oneway&legs=LHR-SIN-2027-01-14&adt=1&chd=1&inf=0&cabin=1'],
  ])
  // They wait in this tab for the form of a result.
  expect(JSON.stringify({ ...sessionStorage })).toContain('KELLER')
})

test('a line that is pasted is typed', async () => {
  const { user } = renderDesk(<Screen />)
  await user.click(input())
  await user.paste('AN14JANLONSIN')
  expect(options()).toEqual(['SearchLON – SIN · Thu 14 Jan · 1 adult · Economy'])
})

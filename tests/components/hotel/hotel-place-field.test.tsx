import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HotelPlaceField } from '../../../components/place/hotel-place-field.tsx'
import { forgetPlaces } from '../../../components/place/places-source.ts'
import type { ResponseOf } from '../../../contract/registry.ts'
import { answerNames, answerRead } from '../answers.ts'
import { renderDesk } from '../render-desk.tsx'

// The place of a hotel search by another name than the booking service's own: Tab takes what is meant.

type Answer = ResponseOf<'place.search'>['data'][number]

const place = (type: Answer['type'], name: string, code: string, country: string): Answer => ({
  id: 1,
  external_id: `${name}-1`,
  type,
  name,
  label: `${name}, ${country}`,
  destination: country,
  nr_hotels: 300,
  country: { code, name: country },
})

const munich = place('city', 'Munich', 'DE', 'Germany')
const kingdom = place('country', 'United Kingdom', 'GB', 'United Kingdom')
const balimo = place('city', 'Balimo', 'PG', 'Papua New Guinea')

function open(found: Answer) {
  forgetPlaces()
  answerNames('places.json', [['MUC', 'Munich', 'DE', ['München', 'Monaco di Baviera'], []]])
  answerNames('place-scripts.json', [['MUC', 'ミュンヘン']])
  answerRead('place.search', () => ({ data: [found] }) as ResponseOf<'place.search'>)
  const onValueChange = vi.fn()
  const desk = renderDesk(
    <HotelPlaceField label="Where" value={null} onValueChange={onValueChange} recent={[]} />,
  )
  return { ...desk, onValueChange }
}

test.each([
  ['München', munich],
  ['Muenchen', munich],
  ['monaco di baviera', munich],
  ['ミュンヘン', munich],
  ['UK', kingdom],
  ['Great Britain', kingdom],
])('Tab takes %s', async (typed, found) => {
  const { user, onValueChange } = open(found)
  await user.type(screen.getByRole('combobox', { name: 'Where' }), typed)
  await screen.findByRole('option', { name: new RegExp(found.name) })
  await waitFor(async () => {
    await user.click(screen.getByRole('combobox', { name: 'Where' }))
    await user.tab()
    expect(onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: found.name }))
  })
})

test.each([
  ['Bali', balimo],
  ['Munic', munich],
])('Tab does not take %s', async (typed, found) => {
  const { user, onValueChange } = open(found)
  await user.type(screen.getByRole('combobox', { name: 'Where' }), typed)
  await screen.findByRole('option', { name: new RegExp(found.name) })
  await user.tab()
  expect(await screen.findByText(/^Choose a place: /)).toBeTruthy()
  expect(onValueChange).not.toHaveBeenCalledWith(expect.objectContaining({ name: found.name }))
})
